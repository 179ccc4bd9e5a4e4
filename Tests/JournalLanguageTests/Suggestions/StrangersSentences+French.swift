extension StrangersSentences {
  /// Written before the lists were looked at, as different nurses would: plain, denied, compared, ironic, of
  /// others, or of nothing at all.
  static let french = #"""
    +||Je ne pourrais pas être plus heureuse de ma nuit.
    +||Franchement on n'aurait pas pu rêver meilleure relève.
    +||Pas mal du tout, ce poste.
    +||Rien à redire, tout a roulé.
    +||La meilleure journée depuis des mois.
    +|greatTeam|Équipe au top, on a ri toute la nuit.
    +||Bien mieux qu'hier.
    +||Je suis rentrée avec le sourire.
    +||Nuit calme, un thé à trois heures, pas une sonnette. Le bonheur.
    +|recovery|Monsieur H. a marché jusqu'à la fenêtre tout seul, j'en aurais pleuré de joie.
    +|recovery|Elle a enfin ouvert les yeux. Quel moment !
    +|goodEncounter|Une petite fille m'a fait un dessin de moi avec une cape, j'ai adoré.
    +|pride|Voie posée du premier coup, fière de moi.
    +|learning,pride|J'ai appris à lire un gaz du sang toute seule, trop contente.
    +||J'ai adoré cette garde.
    +||C'était loin d'être aussi terrible que je le craignais.
    +||Jamais je ne me suis sentie aussi bien dans un service.
    +||Bien dormi, reposée, d'attaque.
    +|pride|La cadre m'a félicitée pour les drains, je plane.
    +||Je ne me plains pas, c'était chouette.
    +||Très contente du nouveau planning, trois week-ends de repos.
    +|goodEncounter|Mon premier accouchement seule : maman et bébé vont bien, je suis aux anges.
    +|learning|Super matinée avec les étudiants kiné.
    +|goodEncounter|Belle discussion avec madame Roux, ça m'a fait du bien.
    +||Tout s'est bien passé du début à la fin.
    +||Je me sens sereine ici.
    +||Beaucoup moins stressant que la semaine dernière.
    +||Pas de chute, pas d'arrêt, pas de larmes : une bonne journée.
    +|greatTeam|Merci à Karim et Léa, sans eux je coulais. Quelle équipe !
    +||Je suis ravie, mes congés sont validés.
    -||Je n'ai jamais été aussi malheureuse au travail.
    -|hardShift|La pire garde depuis mon diplôme.
    -||Ça ne va pas. Vraiment pas.
    -||Je ne suis pas contente de la façon dont on m'a parlé.
    -|fatigue|Épuisée, je tenais à peine le volant.
    -|fatigue|Vidée, troisième douze heures d'affilée.
    -|death|On a perdu madame Petit à quatre heures. Je lui tenais la main.
    -|death|Le bébé n'a pas survécu. Je n'arrive pas à m'arrêter de pleurer.
    -||J'ai encore pleuré dans le vidoir.
    -|fatigue|Je n'en peux plus.
    -||Personne n'a aidé, personne n'a même levé les yeux.
    -|family|Le chef m'a crié dessus devant la famille, je me suis sentie toute petite.
    -|fatigue|Pas fermé l'œil, levée avec la nausée.
    -||J'ai la boule au ventre d'y retourner demain.
    -|hardShift|Encore en sous-effectif, quatre pour trente patients, c'était l'enfer.
    -|doubt|J'ai fait une erreur de dose et je m'en veux terriblement.
    -||Aujourd'hui c'était bien pire que lundi.
    -||Tout sauf une bonne nuit.
    -||Je ne me sens pas bien du tout en ce moment.
    -||J'aurais dû rester au lit.
    -||Rien n'allait aujourd'hui.
    -||Je déteste ce logiciel, je déteste ces blouses, je déteste les lundis.
    -|emergency|Arrêt en chambre 2, le chaos, et je suis restée figée.
    -||Je me sens nulle.
    -||Mal au dos, pas de lève-malade, ras-le-bol.
    -||Tellement frustrée, trois sorties annulées pour une signature.
    -||J'ai peur d'ouvrir le planning.
    -||J'aimais ce métier. Plus maintenant.
    -||Il n'y a plus de joie là-dedans.
    -|doubt|Je me demande si je suis faite pour ça.
    -||C'était pas terrible, cette nuit.
    -||J'en ai marre, mais marre.
    -||Seule avec vingt-huit lits, abandonnée.
    0||Ah super, encore un week-end rappelée.
    0||Génial, l'imprimante est morte.
    0||C'était drôle, tiens. Ou pas.
    0||Merci la direction pour ce magnifique planning.
    0||La belle vie : douze heures, zéro pause, pizza froide.
    0||Il ne manquait plus que la panne de courant.
    0||Sympa de nous prévenir après la prise de poste.
    0||Excellente idée de fermer deux lits et de garder les mêmes patients.
    0||Mais oui bien sûr, « tu l'auras, ta pause ».
    0||Si ça c'est une bonne nuit, je ne veux pas voir une mauvaise.
    0||Bonne matinée, après-midi affreux.
    0|recovery|Triste pour la 4, mais tellement heureuse pour la 6.
    0||C'était horrible et magnifique à la fois.
    0||J'adore les patients, je déteste la paperasse.
    0||Ça aurait pu être mieux, ça aurait pu être pire.
    0||Ni bien ni mal.
    0||Je ne sais pas trop quoi en penser.
    0||Peut-être que je suis heureuse, peut-être juste soulagée.
    0||Est-ce que c'est ça, une bonne garde ?
    0||Je devrais être contente, l'audit s'est bien passé.
    0||On dit que la semaine sera bonne.
    0||J'espère que demain ira mieux.
    0||Souhaitez-moi une bonne nuit.
    0||Elle m'a demandé si j'étais heureuse ici.
    0||Le patient disait qu'il était triste et voulait son chien.
    0||Madame Lopez était très contente de sa nouvelle hanche.
    0||Tout le monde était en colère à cause du parking.
    0||Joyeux anniversaire à Samir de nous tous.
    0||Lit 12 : douleur mieux, appétit faible.
    0||Commandé des gants, vérifié le chariot, signé le cahier.
    0||Relève à sept heures, rien à signaler.
    0||Le planning des fériés est sorti, j'ai le vendredi.
    0||Bon, on verra bien.
    0||Je serais plus heureuse avec un jour de repos.
    0||J'aimerais pouvoir dire que ça s'est bien passé.
    0|family|Sa femme a demandé l'aumônier.
    0||Dimanche avec l'équipe B.
    0||Morte de rire devant la machine à café.
    0||Sans doute que l'ascenseur est encore en panne.
    0||Issue de secours bloquée, signalé à la sécurité.
    0||La salle de réveil est fermée pour travaux.
    0||J'ai pris la voiture familiale, l'autre est au garage.
    0||Pneu crevé sur le parking.
    0||J'ai appris que la cafétéria ferme à quatorze heures.
    0||Film ce soir : un hiver difficile.
    0||Batterie morte dans le bus.
    0||Réunion d'équipe décalée à jeudi.
    0||Je me demande quoi cuisiner dimanche.
    0||Aucun décès, aucune urgence.
    0||Réunion sur le congé familial à quinze heures.
    0||Pas fatiguée du tout, bizarre pour une quatrième nuit.
    0||Personne n'est mort, c'est déjà ça.
    0||Difficile à dire.
    0||Question 4 du e-learning : les gants.
    0||Six lits neufs, deux vieux ordinateurs.
    0||Le dossier du docteur Lajoie est à la signature.
    0||Bonjour à tous et bon courage pour la suite.
    0||Bref.
    0||Bonne chance à celle qui me remplace.
    0||Un lit se libère demain, bien noté.
    +||Chouette après-midi avec Nadia, on a même fini les mots croisés.
    +|pride|J'ai géré l'entrée seule et tout s'est bien passé. Fière.
    +||Pour la première fois depuis des semaines je rentre en chantant.
    +|goodEncounter,recovery|Monsieur Akande m'a serrée dans ses bras avant de partir, j'étais très touchée.
    +||Dimanche tout doux, pain frais de la cuisine, tout le monde a dormi.
    +||Ça n'aurait pas pu mieux se passer.
    +||J'aime vraiment les matins avec cette équipe.
    +||Tellement soulagée, la biopsie est bonne.
    +|learning|La formation simulation était excellente, je me sens plus sûre de moi.
    +||Pas une plainte de la semaine, je suis aux anges.
    +||Jamais autant ri en salle de pause.
    +||Mal aux pieds mais le cœur léger.
    +||Calme, chaleureux, sympa. Je me plais ici.
    +|recovery|Elle a respiré sans la machine ce soir, c'était magnifique à voir.
    -|fatigue,hardShift|Nuit affreuse, je suis tellement fatiguée que je pourrais hurler.
    -||Engueulée pour deux minutes de retard, je me suis sentie humiliée.
    -|death|Le petit Tom est mort à l'aube et je suis brisée.
    -||Je n'y arrive plus.
    -||Personne n'a dit merci, pas une fois, et ça fait mal.
    -||Je culpabilise, je suis partie à l'heure et les autres sont restées.
    -|fatigue|Plus d'énergie, je me suis traînée dans l'escalier.
    -||Morte d'inquiétude pour mon contrat.
    -||Cette nuit m'a fait peur, vraiment.
    -|hardShift|Sous-effectif, deux intérimaires qui ne connaissaient pas le service, nuit terrible.
    -||Ils ont refusé mes congés et je suis furieuse.
    -|doubt|Je doute d'être à ma place, j'ai le moral à zéro.
    -||Grosse dispute avec la cadre, j'ai pleuré dans la voiture.
    -||On m'a encore changée de service sans me demander, j'en ai gros sur le cœur.
    0||Waouh, un biscuit entier en remerciement de l'hôpital. On est gâtées.
    0||Parfait, la 9 a arraché sa perfusion pour la troisième fois.
    0||Super. L'ascenseur. Encore.
    0||Parce que rien n'est plus drôle qu'une épidémie de gastro.
    0||Je suis sûre que le nouveau logiciel fera notre bonheur à tous.
    0||Qu'est-ce qui pourrait mal tourner avec une infirmière pour quarante lits.
    0||Le meilleur moment de la journée, c'est quand elle s'est terminée.
    0||Une moitié de moi est contente, l'autre veut hurler.
    0||Elle était si contente de ses nouvelles lunettes.
    0||Papa est tout excité par le match.
    0||Je serais ravie si on réparait le chauffage.
    0||Demandez-moi demain si c'était une bonne décision.
    0||Un service soi-disant calme.
    0||Le lundi de Pâques est payé double cette année.
    0||L'heure joyeuse au bar du coin commence à dix-sept heures.
    0||Peinture fraîche dans le salon des familles.
    0||La 3 au bloc à neuf heures, la 4 rentre après le repas.
    0||Le bus de nuit était en retard et le chauffeur grognon.
    0||Docteur Joly est d'astreinte, poste 4412.
    0||Étude sur la fatigue : questionnaire rendu aux RH.
    0||Je me demande si la machine prend la carte.
    0||La mort du fax, enfin.
    0||La famille d'à côté a un chiot.
    0||Il enseignait la géographie avant la retraite.
    0||Une équipe de peintres est au deuxième étage.
    0||Casque dur obligatoire dans le couloir B.
    +||J'ai dormi huit heures, je me sens revivre.
    +|greatTeam|Très bonne équipe ce soir, je me suis sentie en sécurité.
    +||Ça s'est passé mieux que je n'osais le penser.
    +|goodEncounter,learning|La vieille madame Bel m'a appris à tricoter à quatre heures, quelle belle nuit.
    +||Je suis contente d'être venue.
    +||Ni sirène ni course, une soirée très paisible.
    +|pride|Je suis fière de ma première relève seule.
    +||On a dansé dans la cuisine, j'en avais besoin.
    +||C'était super ce soir, je recommence quand on veut.
    -||J'étais mal de sept heures à dix-neuf heures.
    -|fatigue|Je suis vidée et j'ai mal à la tête.
    -||Ma cadre m'ignore depuis une semaine, je me sens triste et invisible.
    -|death|Elle est morte seule et je suis arrivée trop tard, je m'en veux.
    -||Cette journée m'a brisée.
    -||Pas un mot gentil de la journée.
    -||Je n'ai rien aimé de cette nuit.
    -|emergency|L'arrêt cardiaque m'a terrifiée.
    -||Plus jamais une nuit pareille.
    0||Super, maintenant le chauffage est coupé aussi.
    0||Nous avons le plaisir de vous informer que le parking augmente.
    0||Youpi, encore un questionnaire.
    0||J'adore comme personne ne remet jamais de papier.
    0||Une belle nuit pour les vendeurs de café.
    0||Aurais-je pu être plus heureuse ? Sans doute.
    0||Elle a ri du clown pendant une heure.
    0||Le plus triste avec ces gobelets, c'est la couleur.
    0||Tom était fier de sa médaille.
    0||Si seulement la semaine avait été bonne.
    0||Ça dépend comment on regarde.
    0||Il s'inquiète pour son chat.
    0||Bonheur du jour : c'est le nom du petit meuble.
    0||Draps neufs, vieux oreillers.
    0||La remplaçante arrive à dix heures.
    0||La barrière du parking est tordue.
    0||Il s'entraîne pour un marathon.
    0||Paquet familial de chips en salle de pause.
    0||Ils ont marché deux fois le couloir pour compter les lampes.
    0||L'avantage des listes, c'est qu'elles finissent.
    0||Silence, dit le panneau, merci.
    0||On a parlé des vacances d'été à table.
    """#
}
