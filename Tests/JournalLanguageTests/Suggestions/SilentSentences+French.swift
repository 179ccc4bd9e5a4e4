extension SilentSentences {
  /// The same in French.
  static let french = #"""
    Quel calme, quel silence, quel ennui.
    La rue de l'Espérance était fermée.
    Perdu mon stylo, retrouvé derrière l'oreille.
    Merveilleux, l'ascenseur est en panne et le chariot aussi.
    La semaine prochaine sera belle avec la nouvelle équipe.
    Vendredi saint, rien de prévu.
    Pas ma meilleure nuit, pas la pire non plus.
    Plus d'autocollants souriants en stock.
    Nature morte au mur de la salle d'attente.
    Paul est aux urgences comme aide-soignant depuis mai.
    Presque contente.
    Ça pourrait être mieux.
    Ce n'est pas la pire garde de ma vie.
    Une bonne heure de retard.
    Fier comme un coq, ce kiné.
    Bon, voilà.
    J'espère que la nuit sera bonne.
    Il a crié « je déteste cet endroit » à la fenêtre.
    Malheureusement le self ferme à 14 h.
    On m'a dit que j'avais l'air heureuse.
    La nuit était calme jusqu'à ce qu'elle ne le soit plus.
    Merveilleux comme ils trouvent toujours de l'argent pour les affiches.
    J'adore me faire crier dessus avant le petit déjeuner.
    Quelle fête, la gastro.
    Charmante façon de l'apprendre.
    Le plus beau jour de ma vie, n'a dit aucune infirmière un lundi.
    Demandez-moi demain si je suis triste.
    Le mot triste a six lettres.
    Douleur 3, humeur basse, selon protocole.
    Patient calme, coopérant, a bien dormi.
    Pte anxieuse ++, lorazépam donné.
    Mme Ahmed a pleuré quand le chien est venu.
    La stagiaire était fière de ses premiers points.
    Toute l'équipe était lasse des nouveaux formulaires.
    Jo a été adorable avec tout le monde, comme toujours.
    Le chirurgien a adoré sa propre blague.
    Le chat était terrifié par l'aspirateur.
    Je peux m'imaginer heureuse ici.
    J'ai failli pleurer quand le bus est arrivé.
    Je n'étais pas triste, je n'étais rien.
    Ce n'était pas affreux.
    Ce n'est pas si mal.
    Moins seule que dans l'ancien appartement.
    Certains jours j'adore, certains jours je déteste.
    Le bon, la brute et le truand, tous dans la même chambre.
    Des larmes et des rires, l'habituel.
    Un jaune joyeux pour le couloir.
    La plaie est belle.
    Brochure sur le côlon irritable recommandée.
    Vidée, la poubelle jaune.
    Fiche du contact d'urgence mise à jour.
    L'arrêt du bus est déplacé.
    Arrêt maladie de Paul jusqu'au 12.
    La consultation de cardio passe au niveau 3.
    Il a appris le piano enfant.
    La famille Addams à la télé.
    Nom de famille d'abord sur les badges.
    Guéri ou pas, il sort jeudi.
    Bonne nuit les petits.
    Je ne me souviens pas d'un matin plus triste.
    Je ne me sens pas aussi mal que j'en ai l'air.
    Plus facile que mardi, plus dur que mercredi.
    Calme comme un dimanche sur un parking.
    Un peu moins désespérée qu'au printemps.
    Quelle veine, troisième week-end de suite.
    J'adore quand le planning change à minuit.
    Merci, chère imprimante, pour cette soirée magique.
    Charmant, vraiment charmant, ce médecin.
    Un triomphe d'organisation : deux infirmières, quarante lits.
    Très drôle, celui qui a caché mes chaussures.
    C'était beau et ça m'a brisé le cœur.
    Bon pour les patients, mauvais pour mon dos.
    Triste jour pour le service, heureux pour Inès.
    J'aime mon métier et je hais mes horaires.
    Les élèves étaient terrifiés par l'examen.
    Les enfants étaient fous de joie avec la neige.
    Le petit garçon du six était si courageux et si effrayé.
    Tout le bus avait l'air épuisé.
    La chorale était heureuse, le public dormait.
    S'ils prolongent mon contrat, je serai ravie.
    Si j'étais restée, je serais malheureuse.
    S'il pleut, la fête sera affreuse.
    À l'époque je pleurais après chaque garde.
    Tuer le temps devant l'ascenseur.
    Arrêt maladie déposé.
    Piles à plat dans les deux lampes.
    Humeur labile notée au dossier du 3.
    Tour de confort fait à deux heures.
    Le gaz hilarant est presque fini.
    Manifestation paisible devant l'entrée.
    Atelier peur du vide au gymnase.
    Groupe de parole deuil déplacé salle 9.
    Affiche de Joy Division au foyer.
    Dans un triste état, cet abri à vélos.
    Temps maussade, dit la radio.
    Fatigue visuelle : brochure en rayon.
    La montre du défunt est au coffre.
    Le groupe électrogène de secours est révisé.
    Sœur Marie passe à seize heures.
    Bien mal acquis ne profite jamais.
    Je n'étais ni contente ni fâchée qu'on me déplace.
    Nous n'étions pas contentes de la relève.
    Je n'ai jamais été aussi gênée de ma vie.
    Pire que la grippe, plus sympa que la gastro.
    Je suis plus heureuse qu'en mars, et en mars j'étais malheureuse.
    La garde fut plus longue que terrible.
    Quel plaisir d'être réveillée par les pompiers.
    Quelle joie : un appel de la paie à six heures.
    Superbe créneau, docteur Lane.
    Aigre-doux, comme la sauce.
    Un câlin, une dispute, un gâteau, dans cet ordre.
    Une partie était affreuse, une partie superbe.
    Ma colocataire se sent seule.
    Ils adorent tous le nouveau cuisinier.
    Je veux être calme lundi.
    J'essaie d'être joyeuse.
    J'essaie de ne pas être en colère.
    J'ai l'air détendue sur la photo.
    Je suis censée être ravie du nouveau logiciel.
    Que la semaine nous soit douce.
    À la retraite je serai si heureuse.
    Stagiaire, j'étais toujours anxieuse.
    Dans un état lamentable, le parking.
    Frais comme un gardon, ce M. Moss.
    Touchons du bois.
    Larmes du soleil, le film, encore.
    Agité la nuit, calme après halopéridol.
    Angoissée par le bruit, passée en chambre seule.
    Mauvaises veines, bonnes histoires.
    Le chocolat d'urgence est dans le tiroir du haut.
    Urgences seulement, dit le panneau de l'ascenseur.
    Le chariot d'arrêt a été regarni.
    Courbe d'apprentissage raide, dit l'affiche.
    Le formulaire de retour d'expérience est sur l'intranet.
    Je n'ai rien appris de neuf au recyclage.
    Équipe de rêve sur les cartes de foot.
    Cohésion d'équipe sous la pluie, vendredi prochain.
    L'arbre de famille du lit 8 est immense.
    Fatigué n'est pas un diagnostic, dit le docteur Roux.
    Jamais fatiguée de cette vue.
    Je n'arrive guère à sourire ces temps-ci.
    Le meilleur, c'était la soupe.
    Ma meilleure amie d'école est au lit 4.
    Magnifique, le plafond fuit sur le chariot.
    Mon préféré : le porridge froid de quatre heures.
    C'est charmant, non, de se faire gronder par une machine ?
    La belle vie, on n'est que mardi.
    Bonne compagnie, mauvais café, pires nouvelles.
    La première moitié était drôle, la seconde un cauchemar.
    Ma cousine Mia est aux anges.
    L'aumônier était ému aux larmes.
    La nouvelle cadre déteste le bruit.
    Certains proches étaient reconnaissants, d'autres furieux.
    Les jumeaux étaient ravis des gommettes.
    Mon propriétaire est encore fâché.
    Même si ça se passe bien je serai épuisée.
    Ce serait triste de perdre Kit.
    Je serai triste plus tard.
    Ils nous veulent heureuses.
    J'ai été malheureuse ici un an.
    À vingt ans j'étais sans peur et triste.
    Avant la fusion c'était une équipe heureuse.
    Le juste milieu entre chaud et froid pour le bain, heureux hasard.
    Amour, gloire et beauté à la télé.
    Cauchemar en cuisine dans la salle commune.
    Épaule douloureuse, M. Haye.
    Le jour mourant sur le parking.
    Formation continue : catalogue reçu.
    En convalescence d'un rhume, la stagiaire reste chez elle.
    Rude journée pour l'imprimante.
    """#
}
