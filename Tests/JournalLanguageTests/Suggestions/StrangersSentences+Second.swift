/// A further hundred sentences in each language, written without a look at the rules. The first of each pair
/// showed what to mend, the second never did.
extension StrangersSentences {
  static let secondEnglish = """
    +||Best handover in weeks, everyone had actually read the notes.
    -|fatigue|I have nothing left in me today.
    +||Could hardly have gone better.
    -||Could have gone better, to put it mildly.
    0||Another glorious day of no lunch and no loo.
    +|greatTeam|Maya took two of my patients without me even asking, what a colleague.
    -|death|We lost her at four in the morning. She was thirty-one.
    0||It was fine, I suppose.
    -||I would not wish that shift on anybody.
    +||Not a single complaint all day, imagine that.
    0||The consultant was thrilled with his new car.
    -|fatigue|Could barely keep my eyes open on the drive home.
    +|recovery|Slept ten hours and woke up a new person.
    0||Slept ten hours, still not sure who I am.
    -||My hands would not stop shaking afterwards.
    +|goodEncounter|The old man in 12 held my hand and thanked me for being kind.
    0|doubt|Maybe I should have called the doctor earlier.
    -|doubt|I keep wondering whether I missed something, and it eats at me.
    0||Lovely, the printer is broken again.
    +|learning|Finally understood how to read a blood gas!
    0|learning|Course on wound dressings in the afternoon.
    -|emergency|Crash call at six, no one knew where the trolley was, I was terrified.
    +|emergency|Crash call at six and for once everything worked like clockwork, he is alive.
    0||Two discharges, three admissions, one fall without injury.
    -||Cried in the linen cupboard.
    +||Cried happy tears when she walked again.
    0|family|My sister is sad because her cat died.
    +|family|Pancakes with the kids before school, pure joy.
    -|family|Missed my son's school play again and I hate it.
    0||Nothing to report.
    +||I've never been so proud of a student nurse.
    -||They treated us like dirt.
    0||Everyone keeps telling me how strong I am.
    +||Less stressful than I had feared, quite nice really.
    -||Worse than yesterday, and yesterday was awful.
    +||Much better than yesterday.
    0||Better than nothing.
    0||Is this what happiness is supposed to feel like?
    -||No joy in anything lately.
    +||No pain, no fuss, just a good calm shift.
    -||I am done. I want to hand in my notice.
    0||If only I could say it was a good day.
    +||Sun on my face after a night shift: bliss.
    0||Oh great, I am on call at Christmas. Again.
    -|hardShift|Twelve hours on my feet and not one minute to breathe.
    +||We laughed so much at the nurses' station that my belly hurt.
    0||The patient was angry, then cheerful, then angry.
    -||Her daughter screamed at me in front of everyone.
    +||Her daughter brought cake for all of us, I was touched.
    0||Moved to the new locker room today.
    -|fatigue|Running on fumes.
    +||I am so relieved the biopsy was clear.
    0||The biopsy was clear.
    -||I dread tomorrow.
    +||Looking forward to tomorrow!
    0||Tomorrow I start on the new ward.
    -||Not the worst night, but close.
    0||Some good, some bad, as always.
    +||What a lovely quiet Sunday.
    -||I felt utterly useless.
    0||He said he felt useless and I did not know what to say.
    -||Nobody said thank you. Not one person.
    +||A card from the family in 7: they called us angels.
    0||Overtime again, as per usual.
    -||Overtime again and I missed my last bus. Furious.
    +|greatTeam|Short staffed but the team was brilliant.
    0||The team meeting is at two.
    -||The team is falling apart and it breaks my heart.
    0||I could not be less bothered.
    +||I could not be prouder of us.
    -||Couldn't be more fed up.
    0||Had my annual review.
    +||My annual review went really well.
    -||My annual review was humiliating.
    +|recovery|A long bath and an early night, exactly what I needed.
    0||Went to bed early.
    -||Went to bed early and lay awake until three with my thoughts racing.
    0||Not bad, not good.
    +||Not bad at all!
    -||Not good at all.
    0||The happy hour at the pub was cancelled.
    +||Happy to be back after my leave.
    -||Not happy to be back.
    0||The sad thing is that nobody noticed.
    -||I am worried sick about Mum.
    +||Mum is out of hospital, hooray!
    0||Mum is in hospital.
    -||I snapped at a student and feel awful about it.
    0||Someone stole my yoghurt, the drama.
    +||Peaceful night, all slept, even time for tea.
    -||Peaceful night until four, then hell.
    0|death|Post-mortem forms filled in.
    -|death|The little boy died and I have no words.
    +||Small win: I got the cannula in first time.
    0||I don't know how I feel.
    -||Numb.
    +||Grateful.
    0||Tired of the jokes about night staff.
    -|fatigue|So tired that I poured orange juice on my cereal.
    +||Tired but happy.
    0||Went swimming.
    +||Went swimming and felt weightless for once.
    0||Yeah, right, "wellbeing week".
    """

  static let secondFrench = """
    +||La meilleure relève depuis des semaines.
    -|fatigue|Je n'ai plus de jus du tout.
    +||Ça n'aurait pas pu mieux se passer.
    -||Ça aurait pu mieux se passer, c'est le moins qu'on puisse dire.
    0||Encore une magnifique journée sans pause ni repas.
    +|greatTeam|Sophie a pris deux de mes patients sans que je demande, quelle collègue en or.
    -|death|Elle est partie à quatre heures du matin. Elle avait trente et un ans.
    0||Bof, ça allait.
    -||Je ne souhaite ce poste à personne.
    +||Pas une seule plainte de la journée, un miracle.
    0||Le chef était ravi de sa nouvelle voiture.
    -|fatigue|J'ai failli m'endormir au volant en rentrant.
    +|recovery|Dix heures de sommeil, je revis.
    0||Dix heures de sommeil, et alors ?
    -||Mes mains tremblaient encore une heure après.
    +|goodEncounter|Le vieux monsieur de la 12 m'a pris la main et m'a remerciée.
    0|doubt|J'aurais peut-être dû appeler le médecin plus tôt.
    -|doubt|Je me demande si j'ai raté quelque chose et ça me ronge.
    0||Génial, l'imprimante est encore en panne.
    +|learning|J'ai enfin compris les gaz du sang !
    0|learning|Formation pansements cet après-midi.
    -|emergency|Arrêt à six heures, personne ne trouvait le chariot, j'étais terrifiée.
    +|emergency|Arrêt à six heures, tout a marché comme sur des roulettes, il est vivant.
    0||Deux sorties, trois entrées, une chute sans gravité.
    -||J'ai pleuré dans la lingerie.
    +||J'ai pleuré de joie quand elle a remarché.
    0|family|Ma sœur est triste parce que son chat est mort.
    +|family|Crêpes avec les petits avant l'école, du pur bonheur.
    -|family|J'ai encore raté le spectacle de mon fils et je m'en veux.
    0||Rien à signaler.
    +||Jamais été aussi fière d'une étudiante.
    -||On nous traite comme des chiens.
    0||Tout le monde me dit que je suis forte.
    +||Moins stressant que prévu, plutôt agréable même.
    -||Pire qu'hier, et hier c'était affreux.
    +||Bien mieux qu'hier.
    0||Mieux que rien.
    0||C'est donc ça, le bonheur ?
    -||Plus goût à rien en ce moment.
    +||Pas de douleur, pas d'histoires, un bon poste bien calme.
    -||J'en ai marre, je veux démissionner.
    0||Si seulement je pouvais dire que c'était une bonne journée.
    +||Le soleil sur le visage après la nuit, quel bonheur.
    0||Super, encore d'astreinte à Noël.
    -|hardShift|Douze heures debout sans une minute pour souffler.
    +||On a tellement ri en salle de pause que j'en avais mal au ventre.
    0||Le patient était furieux, puis joyeux, puis furieux.
    -||Sa fille m'a hurlé dessus devant tout le monde.
    +||Sa fille nous a apporté un gâteau, ça m'a touchée.
    0||Nouveau vestiaire aujourd'hui.
    -|fatigue|Vidée, lessivée, rincée.
    +||Tellement soulagée : la biopsie est bonne.
    0||Biopsie demain.
    -||J'appréhende demain, j'ai la boule au ventre.
    +||Hâte d'être à demain !
    0||Demain je commence dans le nouveau service.
    -||Pas la pire nuit, mais pas loin.
    0||Du bon et du moins bon, comme toujours.
    +||Quel beau dimanche tranquille.
    -||Je me suis sentie totalement inutile.
    0||Il disait se sentir inutile et je n'ai pas su quoi répondre.
    -||Pas un merci. Pas un seul.
    +||Une carte de la famille de la 7 : ils nous appellent leurs anges.
    0||Heures sup, comme d'habitude.
    -||Encore des heures sup et j'ai raté mon bus. Furieuse.
    +|greatTeam|En sous-effectif mais l'équipe a été formidable.
    0||Réunion d'équipe à 14 h.
    -||L'équipe se déchire et ça me brise le cœur.
    0||Je m'en fiche complètement.
    +||Je ne pourrais pas être plus fière de nous.
    -||Ras-le-bol, mais vraiment.
    0||Entretien annuel ce matin.
    +||Mon entretien annuel s'est très bien passé.
    -||Mon entretien annuel a été humiliant.
    +|recovery|Un long bain et au lit tôt, exactement ce qu'il me fallait.
    0||Couchée tôt.
    -||Couchée tôt, mais réveillée jusqu'à trois heures avec les pensées qui tournent.
    0||Ni bien ni mal.
    +||Pas mal du tout !
    -||Pas bien du tout.
    0||La salle de bien-être est fermée.
    +||Contente de reprendre après mes vacances.
    -||Pas contente de reprendre.
    0||Le plus triste, c'est que personne n'a rien vu.
    -||Je suis morte d'inquiétude pour maman.
    +||Maman est sortie de l'hôpital, youpi !
    0||Maman est à l'hôpital.
    -||J'ai mal parlé à une étudiante et je m'en veux.
    0||On m'a volé mon yaourt, drame national.
    +||Nuit paisible, tout le monde a dormi, même le temps d'un thé.
    -||Nuit paisible jusqu'à quatre heures, puis l'enfer.
    0|death|Papiers du décès remplis.
    -|death|Le petit est mort et je n'ai pas de mots.
    +||Petite victoire : perfusion posée du premier coup.
    0||Je ne sais pas ce que je ressens.
    -||Au fond du trou.
    +||Reconnaissante.
    0||Fatiguée des blagues sur l'équipe de nuit.
    -|fatigue|Tellement crevée que j'ai mis le jus d'orange dans les céréales.
    +||Fatiguée mais heureuse.
    0||Piscine.
    +||Piscine, et pour une fois je flottais.
    0||Ouais, ouais, la « semaine du bien-être ».
    """
}
