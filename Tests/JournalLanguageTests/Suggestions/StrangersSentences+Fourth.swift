/// Two more hundreds for each language, written before anybody looked at the words that are read: negated,
/// compared, ironic, mixed, doubtful. One in each two hundred was read wrong then.
extension StrangersSentences {
  static let fourthEnglish = """
    +||Best shift in ages, the whole bay went home smiling.
    -||Cried in the sluice room again.
    0||Restocked the trolley and checked the defib.
    -||Not what I would call a decent night.
    +||Could not have asked for kinder colleagues today, I loved it.
    0||Great, another double booking on the rota.
    -||I am so tired I could sleep standing up.
    +||For once I am not dreading tomorrow; I feel calm.
    0||Not sure how I feel about the move.
    -||My feet hurt and my heart hurts more.
    +||Proud of the student, she ran the arrest like a pro.
    0||Met Dan for coffee, then bed.
    -||I felt useless the whole morning.
    0||Well, that went brilliantly, as you can imagine.
    +||Slept like a log and woke up happy.
    -||Worse than last week, and last week was bad.
    0||Better than yesterday, though yesterday was dreadful.
    -||We lost her at four. I can't stop thinking about it.
    0||Handover at seven, two new admissions, one discharge.
    +||Feeling really good after the swim.
    -||I hate what this job does to my weekends.
    0||Wonderful. Parking was full and the lift was broken.
    +||A lovely quiet evening with Mum.
    -||No energy, no patience, no sleep.
    0||Maybe it was fine. Maybe not.
    +||I laughed until my sides ached with the night crew.
    -||Nobody said thank you. I felt invisible.
    0||Happy birthday cards for the ward clerk, bought stamps.
    +||What a relief, the scan was clear!
    -||Anxious about the audit, stomach in knots.
    0||The patient in 4 was anxious, we gave her a side room.
    +||Delighted with my new shoes, no blisters at all.
    0||Long day but nobody died, so there's that.
    -||I am fed up with being moved to other wards.
    0||Ordered pizza, watched the match, we drew.
    +||It was such fun to teach the new starters.
    -||Shouted at by a relative, still shaking.
    0||Oh joy, mandatory training at eight.
    +||I feel hopeful for the first time this month.
    -||Nothing good about today.
    0||Good Friday rota came out.
    +||Everything went smoothly and I left on time!
    -|fatigue|I'm exhausted and my back is killing me.
    0||Took bad blood to the lab, came back with results.
    +||So grateful to Priya for covering my break.
    -||Lonely night, hardly spoke to anyone.
    0||I should be happy about the promotion.
    +||I am thrilled about the new job.
    -||Sad to say goodbye to Mrs Ellis.
    0||She said I looked sad; I told her it was the light.
    +||Peaceful night, I even read two chapters.
    -||Couldn't sleep before the night shift, feel rotten.
    0||Not bad, not good.
    +||Couldn't be prouder of our little team.
    -||Everything is too much right now.
    0||Started antidepressants leaflet order for clinic.
    -||Hardly a happy day.
    +||No complaints, honestly a great shift.
    0||If only it had been a good day.
    -||Stressed out of my mind about the exam.
    0||Charge nurse asked for volunteers, I went home.
    +||I enjoyed every minute of it.
    -|doubt|I made a drug error and feel sick about it.
    0||Fantastic, the bleep died at midnight.
    +||Felt strong in the gym today, really pleased.
    -||It was not a great week, to be honest.
    0||Swapped Tuesday with Karim.
    +||We danced in the kitchen, best evening ever.
    -||Felt so guilty leaving them short.
    0||The happy hour was cancelled.
    +|family|My daughter took her first steps, I am over the moon.
    -||Awful, just awful.
    0||I don't know if I'm sad or just tired of the rain.
    -||I'm not okay.
    +||I'm okay again, in fact I feel great.
    0||Depends who you ask whether it was a good shift.
    -||Miserable weather and a miserable me.
    +||Rested at last.
    0||New sad lamps arrived in the staff room.
    -|hardShift|Overwhelmed. Three wards, one of me.
    +||Honestly can't complain, it was a beautiful day.
    0||Thanks a lot, IT, for logging me out mid note.
    -||Angry about the pay letter.
    0||Mum asked if I was happy.
    +||I feel lucky to work with these people.
    -||I don't enjoy this any more.
    0||Two calls, one transfer, paperwork till three.
    +||Cheerful lot on B ward, I had a good time.
    -||I feel empty.
    0||Was it the best idea? Who knows.
    -||Ended the night in tears.
    +||A gentle start and a kind word from matron made my day.
    0||Nice one, forgot my lunch again.
    -||Disappointed in myself.
    +||Not a single bad moment today.
    0||Bath, book, bed.
    -||The panic came back on the bus.
    0||Fun fact: the canteen closes at two.
    +||Finally some sun and I am smiling.
    -||Wish I could say it was a good night. It wasn't.
    0||Long queue at the pharmacy, then the parade.
    +||Nothing could spoil today, not even the rain.
    -||I wouldn't wish this shift on anyone.
    0||Lovely. Another email about laundry.
    +||Less anxious than I have been in weeks.
    -||More dead than alive after four nights.
    0||I can't say I was unhappy with it.
    -||I was anything but calm.
    +||It was far from awful, it was splendid.
    0||Is it normal to feel nothing after a death?
    +||The baby pinked up and the whole room cheered.
    -|death|The baby did not make it.
    0||Ate a sad sandwich at the desk.
    0||My best friend from school moved to Leeds.
    +||Not tired at all, I could do it again.
    -||I don't feel safe on that ward.
    0||Sure, because three nurses for forty patients is such a joy.
    +||Slept ten hours, feel like a new person.
    -||Three hours of sleep, head pounding.
    0||The good scissors went missing.
    -||I am sick of apologising for things I can't change.
    0||Was off sick, watched films.
    +|pride|My first solo delivery, I was so proud.
    -||Nobody listened, I was furious.
    0||She was furious, I made tea.
    +||I am finally at peace with it.
    -||I miss Dad.
    0||Dad misses the last train every week.
    +||Got the job!!!
    -||Failed the exam. Gutted.
    0||It could have been worse.
    0||It could have been better.
    +||I have not laughed like this in years.
    -||I have not felt this low in years.
    0||Yeah, right, "self care".
    +||Sunrise over the car park, coffee, quiet. Bliss.
    -||Burnt out, that's the word.
    0||Burnt the toast.
    +||Handover was smooth and everyone was kind.
    -||It wasn't kind what she said, it hurt.
    0||Happy now? said the consultant.
    -||I regret shouting at the porter.
    +||I don't regret a thing.
    0||A mixed bag: great start, terrible end.
    -||Terrible start, and it stayed that way.
    +||Terrible start but it turned into a really lovely day.
    -||Lovely start but it ended horribly.
    0||Hopefully tomorrow is better.
    0||If it's a good night I'll read.
    +||The choir was wonderful and I sang the solo.
    -||Heart racing for no reason, frightened in the lift.
    0||Racing bikes with Tom.
    +||I feel rested, strong and ready.
    -||I feel stuck.
    0||Stuck in traffic for an hour.
    -||Too many alarms, I snapped at the student and hate myself for it.
    +|goodEncounter|The student thanked me with cake. Made my week.
    0||Cake in the staff room.
    -||What a waste of a life.
    0||What a day.
    +||What a day! I loved every second!
    -||Worried sick about Mum's results.
    0||Mum is worried about the boiler.
    +||Mum's results are fine, I could cry with relief.
    0||I could cry.
    -||I cried all the way home.
    0||He cried, the baby cried, the dog howled.
    +||A small win: the cannula went in first time.
    -||Can't face tomorrow.
    0||Tomorrow: face mask training.
    +||Grateful, tired in the best way.
    0||Tired but okay.
    -||Tired and not okay.
    +||Easy shift, good company.
    -||Hard shift, no company.
    0||Shift.
    0||An interesting lecture about depression.
    -||The depression is back.
    +||The black cloud has lifted.
    0||Black clouds over the moor.
    -||I shouldn't have come in today, I was useless.
    +||I'm glad I went in today.
    0||Glad tidings printed on every card.
    -||Everyone is leaving and I feel abandoned.
    0||Leaving at six.
    +||The garden is in flower and so am I.
    -||Nightmares again.
    0||Watched a nightmare of a film, quite well made.
    +||Best. Day. Ever.
    0||Best before: 12 Dec.
    -||My confidence is shot.
    0||Two flu shots given.
    +||I felt needed and useful for once.
    -||I felt like a number.
    0||Bed number nine moved.
    +|greatTeam|We made a great team tonight.
    -||We were a mess tonight.
    0||The kitchen was a mess so we cleaned.
    +||Hooray, annual leave begins!
    0||Annual leave form handed in.
    """

  static let fourthFrench = """
    +|greatTeam|Super nuit, l'équipe était au top et moi aussi.
    -||J'ai pleuré dans la réserve.
    0||J'ai fait le tour des chambres puis les transmissions.
    -||Pas vraiment une bonne journée.
    +||Je n'ai jamais été aussi fière de nous.
    0||Génial, encore un rappel sur mon repos.
    -|fatigue|Je suis tellement fatiguée que je dors debout.
    +||Pour une fois je me sens sereine.
    0||Je ne sais pas trop quoi penser de cette journée.
    -||Mal au dos et le moral dans les chaussettes.
    +||Contente de retrouver les collègues du matin.
    0||Café avec Julie, puis dodo.
    -||Je me suis sentie nulle toute la matinée.
    0||Ah ça, pour une belle organisation, c'était une belle organisation.
    +||J'ai dormi comme un bébé, je suis en pleine forme.
    -||Encore pire qu'hier.
    0||Mieux qu'hier, mais hier c'était l'horreur.
    -|death|On a perdu monsieur Henri, j'ai le cœur gros.
    0||Relève à sept heures, deux entrées, une sortie.
    +||Je me sens vraiment bien après la piscine.
    -||Je déteste ce que ce métier fait de mes dimanches.
    0||Merveilleux, l'ascenseur en panne et le parking plein.
    +|family|Une douce soirée avec maman.
    -|fatigue|Plus d'énergie, plus de patience.
    0||Peut-être que c'était bien. Peut-être pas.
    +||On a ri toute la nuit, quel bonheur.
    -||Personne ne m'a dit merci, je me sens invisible.
    0||Acheté des cartes de joyeux anniversaire pour Odile.
    +||Quel soulagement, l'examen est bon !
    -||Angoissée par l'audit, la boule au ventre.
    0||La patiente du 4 était angoissée, on l'a changée de chambre.
    +||Ravie de mes nouvelles chaussures.
    0||Longue journée mais tout le monde est vivant.
    -||J'en ai marre d'être déplacée dans d'autres services.
    0||Pizza, match, nul un partout.
    +||C'était un plaisir d'encadrer les étudiantes.
    -||Une famille m'a hurlé dessus, je tremble encore.
    0||Youpi, formation obligatoire à huit heures.
    +||J'ai de nouveau de l'espoir.
    -||Rien de bon aujourd'hui.
    0||Le bon de commande est parti à la pharmacie.
    +||Tout s'est bien passé et je suis partie à l'heure !
    -|fatigue|Je suis épuisée, j'ai mal partout.
    0||Le planning de janvier est sorti.
    +||Tellement reconnaissante envers Priya qui a pris ma pause.
    -||Nuit solitaire, je me suis sentie seule.
    0||Je devrais être heureuse de cette promotion.
    +||Je suis aux anges pour le nouveau poste.
    -||Triste de dire au revoir à madame Leroy.
    0||Elle m'a dit que j'avais l'air triste, c'était la lumière.
    +||Nuit paisible, j'ai même lu deux chapitres.
    -||Impossible de dormir avant la nuit, je suis une loque.
    0||Ni bien ni mal.
    +||Je ne pourrais pas être plus heureuse.
    -||C'est trop pour moi en ce moment.
    0||Commandé les brochures sur la dépression.
    -||On ne peut pas dire que ce soit la joie.
    +||Rien à redire, franchement une belle garde.
    0||Si seulement ça avait été une bonne journée.
    -||Stressée à fond par l'examen.
    0||La cadre cherchait des volontaires, je suis rentrée.
    +||J'ai adoré chaque minute.
    -|doubt|J'ai fait une erreur de dose, je m'en veux.
    0||Fantastique, le bip est mort à minuit.
    +||En forme à la salle, je suis contente de moi.
    -||Ce n'était pas une super semaine, pour être honnête.
    0||Échangé mardi avec Karim.
    +||On a dansé dans la cuisine, la meilleure soirée de l'année.
    -|hardShift|Je culpabilise de les avoir laissées en sous-effectif.
    0||Le pot de l'amitié est annulé.
    +|family|Ma fille a fait ses premiers pas, je suis comblée.
    -||Horrible, tout simplement.
    0||Je ne sais pas si je suis triste ou si c'est la pluie.
    -||Ça ne va pas.
    +||Ça va mieux, je me sens même très bien.
    0||Une bonne garde ? Ça dépend à qui on demande.
    -||Temps pourri, humeur pourrie.
    +||Enfin reposée.
    0||Reçu le bon de livraison et la belle armoire.
    -||Débordée, trois services et moi toute seule, je craque.
    +||Franchement rien à dire, magnifique journée.
    0||Merci l'informatique, session coupée en pleine note.
    -||En colère à cause de la lettre sur les salaires.
    0||Maman m'a demandé si j'étais heureuse.
    +||J'ai de la chance de travailler avec elles.
    -||Je n'y prends plus aucun plaisir.
    0||Deux appels, un transfert, papiers jusqu'à trois heures.
    +||Bonne ambiance, j'ai passé un bon moment.
    -||Je me sens vide.
    0||Était-ce la meilleure idée ? Va savoir.
    -||J'ai fini la nuit en larmes.
    +||Un mot gentil de la cadre a illuminé ma journée.
    0||Bravo, j'ai encore oublié mon repas.
    -||Déçue de moi.
    +||Pas un seul mauvais moment aujourd'hui.
    0||Bain, livre, lit.
    -||La panique est revenue dans le bus.
    0||Le self ferme à deux heures.
    +||Enfin du soleil, j'ai le sourire.
    -||J'aimerais dire que c'était une bonne nuit, mais non.
    0||File d'attente à la pharmacie, puis le défilé.
    +||Rien ne pouvait gâcher cette journée, même pas la pluie.
    -||Je ne souhaite cette garde à personne.
    0||Charmant. Encore un mail sur la lingerie.
    +||Moins angoissée que ces dernières semaines, ça fait du bien.
    -||Plus morte que vive après quatre nuits.
    0||Je ne peux pas dire que j'étais mécontente.
    -||J'étais tout sauf calme.
    +||Loin d'être affreuse, cette garde était superbe.
    0||Est-ce normal de ne rien ressentir après un décès ?
    +||Le bébé a crié et toute la salle a applaudi, quel bonheur.
    -|death|Le bébé n'a pas survécu.
    0||Mangé un triste sandwich au bureau.
    0||Ma meilleure amie de lycée déménage à Lyon.
    +||Pas fatiguée du tout, je recommencerais demain.
    -||Je ne me sens pas en sécurité dans ce service.
    0||Bien sûr, trois infirmières pour quarante patients, un vrai régal.
    +||Dormi dix heures, je revis.
    -||Trois heures de sommeil et la tête dans un étau.
    0||Les bons ciseaux ont disparu.
    -||J'en ai assez de m'excuser pour ce que je ne peux pas changer.
    0||En arrêt, j'ai regardé des films.
    +|pride|Mon premier accouchement seule, j'étais si fière.
    -||Personne ne m'a écoutée, j'étais furieuse.
    0||Elle était furieuse, j'ai fait du thé.
    +||Je suis enfin apaisée.
    -||Papa me manque.
    0||Papa manque le train chaque semaine.
    +||J'ai eu le poste !!!
    -||Examen raté. Dégoûtée.
    0||Ça aurait pu être pire.
    0||Ça aurait pu être mieux.
    +||Je n'avais pas ri comme ça depuis des années.
    -||Je n'avais pas été aussi mal depuis des années.
    0||Mais oui, « prendre soin de soi ».
    +||Lever de soleil sur le parking, café, silence. Le bonheur.
    -||À bout, voilà le mot.
    0||Au bout du couloir, la nouvelle machine.
    +||Transmissions fluides, tout le monde était gentil.
    -||Ce n'était pas gentil ce qu'elle a dit, ça m'a blessée.
    0||Contente, maintenant ? a dit le chef.
    -||Je regrette d'avoir crié sur le brancardier.
    +||Je ne regrette rien.
    0||Mitigé : super début, fin terrible.
    -||Début terrible, et c'est resté comme ça.
    +||Début terrible mais c'est devenu une très belle journée.
    -||Beau début mais ça s'est terminé horriblement.
    0||Espérons que demain sera mieux.
    0||Si la nuit est bonne, je lirai.
    +||La chorale était merveilleuse et j'ai chanté le solo.
    -||Le cœur qui bat sans raison, j'ai eu peur dans l'ascenseur.
    0||Course à vélo avec Tom.
    +||Je me sens reposée, forte et prête.
    -||Je me sens coincée.
    0||Coincée une heure dans les bouchons.
    -||Trop d'alarmes, j'ai rabroué l'étudiante et je m'en veux.
    +|goodEncounter|L'étudiante m'a remerciée avec un gâteau, ça m'a fait chaud au cœur.
    0||Gâteau en salle de pause.
    -||Quel gâchis.
    0||Quelle journée.
    +||Quelle journée ! J'ai tout aimé !
    -||Morte d'inquiétude pour les résultats de maman.
    0||Maman s'inquiète pour la chaudière.
    +||Les résultats de maman sont bons, je pleurerais de soulagement.
    0||J'en pleurerais.
    -||J'ai pleuré tout le trajet.
    0||Il a pleuré, le bébé a pleuré, le chien hurlait.
    +|pride|Une petite victoire : la perf posée du premier coup.
    -||Je ne peux pas affronter demain.
    0||Demain : formation masques.
    +||Reconnaissante, fatiguée mais dans le bon sens.
    0||Fatiguée mais ça va.
    -|fatigue|Fatiguée et ça ne va pas.
    +||Garde facile, bonne compagnie.
    -||Garde dure, aucune compagnie.
    0||Garde.
    0||Un cours intéressant sur la dépression.
    -||La dépression est revenue.
    +||Le nuage noir s'est enfin levé.
    0||Nuages noirs sur la lande.
    -||Je n'aurais pas dû venir, j'étais inutile.
    +||Je suis bien contente d'être venue.
    0||Cartes de joyeux Noël à toute l'équipe.
    -||Tout le monde part et je me sens abandonnée.
    0||Je pars à six heures.
    +||Le jardin est en fleurs et moi aussi.
    -||Encore des cauchemars.
    0||Vu un film cauchemardesque, plutôt bien fait.
    +||La meilleure journée de ma vie.
    0||À consommer de préférence avant le 12.
    -||Je n'ai plus confiance en moi.
    0||Deux vaccins faits.
    +||Je me suis sentie utile pour une fois.
    -||Je me suis sentie comme un numéro.
    0||Le lit numéro neuf a bougé.
    +|greatTeam|On a formé une super équipe cette nuit.
    -||C'était le bazar et j'ai perdu pied.
    0||La cuisine était en bazar, on a rangé.
    +||Youpi, les vacances commencent !
    0||Demande de congés déposée.
    """
}
