/// Sentences as a nurse writes them, with the mood that a reader takes from them: 1 to 5, `-` where there is
/// none to take. Those on odd lines were tuned with, those on even lines never looked at.
enum FrenchMoodSentences {
  static let all = """
    2|J'étais tellement fatiguée que je suis restée dix minutes dans la voiture.
    1|Épuisée. Il ne reste rien de moi ce soir.
    4|Bonne nuit, service calme, j'ai eu le temps de parler avec la chambre 4.
    4|Belle relève ce matin, tout le monde était gentil.
    5|La meilleure garde depuis des mois, je suis rentrée en chantant !
    5|Quelle journée merveilleuse avec Léa au lac, je suis si heureuse.
    1|Nous avons perdu deux patients cette nuit et je n'arrête pas de pleurer.
    1|Une nuit affreuse, je ne veux plus jamais revivre ça.
    3|Une journée ordinaire, rien de spécial.
    3|C'était correct, ni bien ni mal.
    2|Pas une bonne journée, je repense sans cesse à mon erreur.
    2|Je n'ai pas bien dormi et je me sens mal.
    4|Pas mal du tout, on a même eu une pause.
    4|Je suis fière de la façon dont j'ai géré l'arrêt.
    -|Relève à sept heures, puis le tour des médicaments, puis deux sorties.
    -|J'ai échangé jeudi avec Marie, donc je suis de nuit la semaine prochaine.
    2|La journée a été dure et je me suis sentie seule avec six patients.
    2|Encore frustrée, personne n'écoute quand on manque de bras.
    4|Je me suis sentie utile aujourd'hui, et ça compte.
    4|Bien dormi, un peu de course, contente de moi.
    1|Je suis complètement à bout, je ne peux plus continuer comme ça.
    1|Garde horrible, la pire depuis que je suis ici.
    5|Équipe géniale aujourd'hui, j'ai tellement ri, je les adore !
    5|J'ai réussi l'examen ! Folle de joie !
    -|Acheter du lait, appeler la banque, rendre le livre.
    -|Les nouvelles pompes sont arrivées, formation à dix heures.
    2|Un peu triste ce soir, ma mère me manque.
    2|Je suis inquiète pour demain, je suis seule dans le service.
    4|Soirée calme, un thé et un livre, sereine.
    4|La fille d'une patiente m'a remerciée, ça m'a fait chaud au cœur.
    3|Bof. Long, mais ça va.
    3|Journée moyenne, sans plus.
    2|Je me sens coupable de n'avoir pas eu de temps pour M. Morel.
    2|J'ai mal au dos et j'en ai marre de porter seule.
    4|On a bien géré l'urgence ensemble, je suis soulagée.
    4|Dimanche tranquille, j'ai aimé cuisiner pour tous.
    1|Je déteste ce métier ce soir. J'ai pleuré dans la lingerie.
    1|Effondrée. Le petit garçon de la chambre 2 est mort ce matin.
    5|Je n'ai jamais été aussi heureuse, on attend un bébé !
    5|Une journée formidable, tout était magnifique.
    -|La chambre 4 a besoin d'un matelas et d'une fiche de chutes.
    -|Le docteur Petit était d'astreinte, le scanner a été fait à midi.
    2|Angoissée avant la nuit, l'estomac noué.
    2|Déçue que mes congés soient encore refusés.
    4|Je me sens reposée et prête pour la semaine.
    4|Reconnaissante envers mes collègues, elles sont restées pour aider.
    -|Demain sera chargé, trois entrées sont prévues.
    -|Aurait-il fallu appeler le médecin plus tôt ?
    1|La pire semaine de ma vie, je suis désespérée.
    1|Je suis au fond du trou.
    4|C'était difficile mais on y est arrivés, et je suis fière de nous.
    4|Début compliqué, mais l'après-midi était très agréable.
    2|Bonne matinée, mais ensuite tout est allé de travers et je suis rentrée en colère.
    2|L'équipe était super, mais je suis vidée.
    5|Ravie ! Ma demande de formation est acceptée !
    5|Soirée parfaite, je me sens légère et libre, que du bonheur.
    2|Je n'ai pas pu profiter de la fête, j'étais trop fatiguée.
    2|Plus d'énergie, plus d'appétit, tout est lourd.
    3|Ça va. Comme d'habitude.
    3|Journée neutre, la routine.
    4|Heureuse d'être à la maison.
    4|Les étudiantes étaient super, j'ai aimé leur apprendre.
    2|Sa façon de me parler m'a blessée.
    2|Stressée toute la journée, aucune pause avant seize heures.
    -|Il a sept ans et il est entré à l'école lundi.
    -|Le bus est remplacé par un train cette semaine.
    1|Je suis brisée. J'ai sangloté tout le long du retour.
    1|L'enfer ce soir, une dispute atroce avec la cadre.
    4|Je ne suis plus triste, ça va mieux.
    4|Tout s'est bien passé et je suis partie à l'heure.
    2|Je ne suis pas contente de ma façon de parler à la famille.
    2|Ce n'était pas agréable de se faire crier dessus devant tout le monde.
    5|Tellement heureuse, elle a remarché pour la première fois et m'a serrée dans ses bras !
    5|J'adore ma vie en ce moment, tout est génial !
    4|Nuit paisible, j'ai pu rester près de la vieille dame.
    4|Je me suis sentie à l'aise avec le nouveau respirateur.
    -|Inventaire du chariot d'urgence fait avec Samir.
    -|On a parlé du planning et du nouveau logiciel.
    2|Des nuits de solitude, je ne vois presque plus mes amis.
    2|J'ai honte d'avoir crié sur mon fils.
    1|J'ai paniqué, c'était terrifiant, j'ai tremblé pendant une heure.
    1|Totalement anéantie, je n'ai plus rien à donner.
    3|Rien à signaler, une garde normale.
    3|Pas génial, pas terrible non plus, entre les deux.
    4|Je me suis bien amusée avec les enfants à la piscine.
    4|Beaucoup ri avec Paul pendant la pause.
    2|Encore une mauvaise nuit, cinq entrées et pas de médecin.
    2|Je me sens vide après cette conversation.
    4|Journée agréable, bon café, bonne compagnie.
    4|Satisfaite d'aujourd'hui, tous les pansements sont faits.
    -|Est-ce le moment de changer de service ?
    -|Le chien a eu son vaccin à trois heures.
    2|Une garde pénible, et je suis à plat.
    2|J'ai mal dormi et j'étais irritable avec tout le monde.
    5|Le plus bel anniversaire de ma vie, je suis enchantée !
    5|Aux anges, on a la maison !
    2|J'ai peur de faire une erreur.
    2|Personne ne nous a remerciées, et ça fait mal.
    4|Mieux qu'hier, je reprends espoir.
    4|J'étais nerveuse, mais ça s'est bien passé et je me sens bien.
    3|Bof bof.
    3|Nuit sans histoire, tout le monde stable.
    2|Fatiguée, fatiguée, fatiguée.
    2|J'ai mal aux pieds et j'étais fâchée contre la terre entière.
    1|Nuit insupportable, je me suis sentie totalement impuissante devant sa souffrance.
    1|Je craque, je n'en peux plus.
    4|La promenade m'a fait du bien.
    4|Quel plaisir de revoir Anna après tout ce temps.
    -|Pansement refait deux fois, température 38,2, perfusion augmentée.
    -|Notes pour la réunion : parking, casiers, repas de nuit.
    2|J'en ai assez de m'excuser pour des retards qui ne sont pas les miens.
    2|Découragée, les mêmes erreurs chaque semaine.
    4|Merci pour ce jour de repos tranquille.
    4|Le soleil est revenu et mon moral aussi.
    5|Un concert absolument merveilleux, j'en ai pleuré de joie.
    5|Week-end superbe, je me sens en pleine forme.
    2|Je n'ai pas le moral aujourd'hui, je ne sais pas pourquoi.
    2|Débordée par tout ce qui reste à faire.
    -|Mme Vert cherchait ses lunettes, elles étaient dans le tiroir.
    -|Si j'étais riche, je serais heureuse au soleil.
    1|Un cauchemar du début à la fin, je suis en larmes.
    1|Je veux tout quitter, cet endroit me détruit.
    4|J'ai aimé cette nuit, aussi étrange que cela paraisse.
    4|Bonne humeur dans le service, même le chef a plaisanté.
    3|Une soirée banale, pas grand-chose à dire.
    3|Journée mitigée, ça s'équilibre.
    2|Ça me travaille d'avoir oublié son nom.
    2|Trop de bruit, trop de monde, je suis à cran.
    4|Bonne nouvelle pour le scanner de papa, quel soulagement.
    4|Un mot gentil de la famille a éclairé ma journée.
    -|Six lits fermés jusqu'à vendredi à cause des travaux.
    -|J'ai rédigé le plan de soins du lit 12.
    2|Ma fille était malade et je m'en suis voulu de la laisser.
    2|Triste journée, nous avons dit adieu à Nora.
    5|Je suis sur un petit nuage, ils me prennent pour le poste !
    5|Nuit inoubliable, un pur bonheur.
    2|Je regrette d'avoir accepté la garde en plus.
    2|De mauvaise humeur et sans patience aujourd'hui.
    4|La petite a fait sa nuit, et moi aussi. Quel bien ça fait.
    4|Je me sens forte de nouveau après les vacances.
    1|Je suis terrifiée à l'idée d'y retourner, j'ai vomi avant la garde.
    1|J'ai le cœur brisé.
    -|La pharmacie livre le mardi à partir de maintenant.
    -|Elle est infirmière depuis trente ans.
    2|Planning injuste encore une fois, je suis agacée.
    2|J'étais gênée devant les étudiantes.
    4|Je suis en paix avec cette décision.
    4|Journée productive, tout est fait et je me sens bien.
    3|Ça peut aller. Ni pire ni meilleur.
    3|Un jour comme un autre.
    2|J'ai pleuré un peu après le coup de fil.
    2|Rien ne marche et je perds courage.
    4|Le jardin était beau et j'ai oublié l'hôpital un moment.
    4|Je suis confiante pour la nouvelle équipe.
    -|Taille de blouse changée, nouveau badge commandé.
    -|Quelqu'un a-t-il commandé des gants ?
    2|Retour sous la pluie, mal de tête, déprimée.
    2|Il a été grossier et j'étais furieuse.
    5|La meilleure nouvelle du monde, maman est guérie ! J'ai dansé dans la cuisine !
    5|Journée splendide en montagne, je me suis sentie si vivante.
    1|Je me suis sentie nulle aujourd'hui, vraiment nulle.
    1|Une journée épouvantable, je n'en peux plus.
    4|Pas de stress aujourd'hui, une garde douce et sympa.
    4|Sans aucun souci, la nuit est passée agréablement.
    2|Il n'y avait aucune joie aujourd'hui.
    2|Je ne suis jamais tranquille avant un soir.
    -|On a mis le lit 3 près de la fenêtre.
    -|L'ascenseur est en panne jusqu'à lundi.
    4|Très bon échange avec ma cadre.
    4|Le patient a souri pour la première fois, ça m'a touchée.
    2|J'ai galéré avec le nouveau logiciel, lent et stressant.
    2|C'est déprimant de revoir cette armoire vide.
    3|Journée correcte.
    3|Tout comme d'habitude.
    2|On était en sous-effectif, le chaos.
    2|Ambiance tendue, on se parlait à peine.
    4|J'ai hâte d'être en week-end.
    4|J'ai de la chance de travailler avec eux.
    5|Génial ! Je ne pourrais pas être plus heureuse !
    5|Tellement reconnaissante et heureuse, la meilleure équipe du monde.
    1|C'était l'enfer, je me suis sentie abandonnée de tous.
    1|Une agonie à regarder, je suis anéantie.
    2|J'ai peur de ne pas être à la hauteur.
    2|La nuit n'en finissait pas, je m'ennuyais et j'avais froid.
    4|Rentrée à l'heure, bain chaud, un délice.
    4|Les choses s'améliorent enfin.
    -|La prochaine formation est le 14, salle B.
    -|Il a dit qu'il reviendrait dimanche.
    2|C'était lourd, je l'ai ramené à la maison.
    2|Je suis malheureuse des soins qu'on a pu donner.
    4|J'ai retrouvé mon rythme, les nuits me conviennent.
    4|La famille a apporté un gâteau, un doux moment.
    -|Température, pouls, tension toutes les heures jusqu'à six heures.
    4|Ça m'a fait plaisir d'être remerciée.
    4|Je suis satisfaite de ma première semaine dans le service.
    2|Ces disputes me rendent triste.
    2|J'ai eu un mauvais pressentiment toute la nuit, j'étais mal à l'aise.
    -|Appeler le syndicat pour le nouveau planning.
    -|La réunion est déplacée à mercredi.
    -|Mon poste commence à 19 h et finit à 7 h 30.
    """
}
