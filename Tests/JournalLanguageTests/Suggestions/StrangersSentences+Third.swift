/// Two further sets of sentences, written before anybody looked at the words that are read: negated,
/// compared, ironic, mixed.
extension StrangersSentences {
  static let thirdEnglish = """
    -|death|Lost a patient at four, and her husband was still in the car park.
    +||The new girl found the vein first time and grinned all night.
    0||Handover took forty minutes.
    -||I don't think I can do another one of these.
    +||Nobody died, nobody fell, and I got my break.
    0||Oh wonderful, the lift is out again.
    -||Not a good night by any measure.
    +||Not a bad night at all, all told.
    0||Could have been worse, could have been better.
    -||I cried in the linen room for a bit.
    +||I laughed until my ribs hurt at the tea round.
    0||Thanks a lot, management.
    -|fatigue|I'm so tired I put my keys in the fridge.
    +||Woke up rested for once.
    0||Slept.
    -||Slept three hours and it shows.
    +||Mr. Okafor walked to the window by himself today.
    -||He shouted at me for twenty minutes because of the parking.
    0||He shouted at first, but we ended up laughing together.
    +||My back doesn't hurt any more.
    -||My back is killing me again.
    0||The ward was less awful than on Monday.
    -||The ward was worse than on Monday.
    +||Best shift I've had since the spring.
    -||Worst shift I've had since the spring.
    0||It was fine.
    -||I am not fine, whatever I told Sue.
    +||So proud of our team tonight.
    0||I wish I could say I was happy.
    -||I hardly recognised myself in the mirror, grey and old.
    +||Couldn't have asked for a kinder team.
    0||Great, another meeting about wellbeing, unpaid of course.
    -||I feel nothing any more when the alarm goes.
    +||A thank-you card from bed 9, with a drawing of me.
    0||Bed 9 went home.
    -||Bed 9 didn't make it.
    +||The biopsy came back clear, thank God.
    -||The biopsy came back, and it's not good.
    0||Waiting for the biopsy.
    +||Dad is out of intensive care.
    -||Dad is back in intensive care.
    0||If only the nights were always this quiet!
    +||I finally said no, and it felt good.
    -||I should have said no, and now I have four nights in a row.
    0||Happy isn't the word.
    +||Lunch in the sun with Priya, we talked about everything.
    -||Ate alone in the car again.
    0||I used to love this job.
    +||I remembered today why I love this job.
    -||I hate what this job does to me.
    0||Some days I hate it, some days I love it.
    -||There was no time to drink, let alone pee.
    +||There was time for everyone, for once.
    0||Nothing special today.
    -||They moved my leave without asking me.
    +||My leave has been approved, two whole weeks!
    0||My leave starts on Friday.
    -||I snapped at Tom and I am ashamed of it.
    +||Tom apologised and we are good again.
    0||Tom says he is sorry.
    -||My hands were shaking after the arrest.
    +||We got him back after eleven minutes, unbelievable.
    0||Practised resuscitation with the students.
    -||Too many falls, too few hands.
    +||No falls tonight, no alarms, a calm that I had forgotten.
    0||The calm before the storm, I suppose.
    -||I dread tomorrow.
    +||I am looking forward to tomorrow.
    0||Tomorrow is another day.
    -||Nobody said thank you, not once.
    +|goodEncounter|She thanked me with tears in her eyes.
    0||She was in tears about her cat.
    -||The baby was stillborn; I held her mother's hand.
    +||A girl, 3.4 kilos, born to laughter at dawn.
    0||Two births and one transfer.
    -||I can't switch off, my head goes round and round.
    +||My head is clear at last.
    0||Headache gone, but so is the weekend.
    -||We were three instead of six, again.
    +||We were fully staffed, a miracle.
    0||Yeah, right, 'fully staffed'.
    -||Not happy about how we left Mrs. Bell.
    +||Happy with how we left Mrs. Bell, comfy and asleep.
    0||Mrs. Bell asked me whether I was happy.
    -||It wasn't fun.
    +||It was more fun than I had expected.
    0||It was not as bad as I had feared, though long.
    -||I'm disappointed, if I'm honest.
    +||I was not disappointed.
    0||Honestly, I don't know how I feel.
    -||The silence in the flat is hard to bear.
    +||The silence in the flat did me good.
    0||Silence.
    -||I am at the end of my tether.
    +||Ran 5 k before work and felt invincible.
    0||Ran for the bus.
    -||An awful lot of paperwork, and not one thing finished.
    +||I got an awful lot done, and home by eight.
    0||Sure, because what I needed was a burst pipe.
    -||Home late, kids asleep already, didn't see them all day.
    +||Pancakes with the kids, flour everywhere, we sang.
    0||Kids at their father's.
    """

  static let thirdFrench = """
    -||La dame du 14 est partie cette nuit, je n'ai pas pu arriver à temps.
    +||Le petit du 3 m'a fait un câlin avant de sortir.
    0||Transmissions à 20 h 30.
    -||Je ne sais pas combien de temps je vais tenir comme ça.
    +||Enfin une garde où on a pu s'asseoir et rire un peu.
    0||Super, encore une réunion sur le bien-être, non payée évidemment.
    -||Pas une bonne nuit, loin de là.
    +||Pas mal du tout, cette nuit.
    0||Ça aurait pu être pire.
    -||J'ai pleuré dans la réserve.
    +|recovery|J'ai pleuré de joie quand elle a ouvert les yeux.
    0||Elle pleurait à cause de son chat.
    -|fatigue|Je suis à bout.
    +||Je suis reposée, pour une fois.
    0||Merci la direction !
    -||Dormi trois heures, et ça se voit.
    +||Dormi comme un bébé.
    0||Dormi.
    -||Il m'a hurlé dessus pour une place de parking.
    +||Il s'est excusé, on a fini par en rire.
    0||Il s'est excusé.
    -||J'ai encore mal au dos.
    +||Je n'ai plus mal au dos.
    0||Le dos, ça va, ça vient.
    -||C'était pire que lundi.
    0||C'était moins affreux que lundi.
    +||La meilleure garde depuis le printemps.
    -||La pire garde depuis le printemps.
    0||C'était correct.
    -||Je ne vais pas bien, quoi que j'aie dit à Sophie.
    +||Je vais bien, vraiment bien.
    0||J'aimerais pouvoir dire que je suis heureuse.
    -||Plus rien ne me touche, et ça me fait peur.
    +||Fière de l'équipe, de chacun d'eux.
    0||On ne peut pas dire que je sois contente, ni le contraire.
    -||Les résultats sont mauvais pour papa.
    +||Les résultats sont bons pour papa, quel soulagement !
    0||On attend les résultats de papa.
    -||On m'a déplacé mes congés sans me demander.
    +||Mes congés sont acceptés, trois semaines !
    0||Mes congés commencent vendredi.
    -||J'ai crié sur Karim et j'en ai honte.
    +||Karim m'a apporté un café sans que je demande, ça m'a fait plaisir.
    0||Karim était de nuit aussi.
    -||Mes mains tremblaient après l'arrêt.
    +||On l'a récupéré au bout de onze minutes, incroyable.
    0|learning|Formation aux gestes d'urgence.
    -||Trop de chutes, pas assez de bras.
    +||Aucune chute, aucune sonnette, un calme que j'avais oublié.
    0||Le calme avant la tempête, sans doute.
    -||J'angoisse pour demain.
    +||J'ai hâte d'être à demain.
    0||Demain est un autre jour.
    -||Personne n'a dit merci.
    +|goodEncounter|Sa fille m'a remerciée, les larmes aux yeux.
    0||Sa fille est passée.
    -|death|L'enfant n'a pas survécu.
    +||Une petite fille, 3,4 kilos, née dans les rires à l'aube.
    0||Deux naissances, un transfert.
    -||Je n'arrive pas à décrocher, ça tourne dans ma tête.
    +||J'ai la tête légère, enfin.
    0||Plus de migraine, mais plus de week-end non plus.
    -||Encore à trois au lieu de six.
    +||On était au complet, un miracle.
    0||Au complet, tu parles !
    -||Pas contente de la façon dont on a laissé Mme Roux.
    +||Contente d'avoir pris le temps avec Mme Roux.
    0||Mme Roux m'a demandé si j'étais heureuse.
    -||Ce n'était pas drôle.
    +||C'était plus drôle que prévu.
    0||Moins terrible que je craignais, mais long.
    -||Je suis déçue, pour être franche.
    +||Je n'ai pas été déçue.
    0||Franchement, je ne sais pas ce que je ressens.
    -||Le silence de l'appartement me pèse.
    +||Le silence de l'appartement m'a fait du bien.
    0||Silence.
    -||J'en ai ras-le-bol des plannings changés la veille.
    +||Couru cinq kilomètres avant le travail, je me sens invincible.
    0||Couru après le bus.
    -||Rien mangé, rien bu, pas même le temps d'aller aux toilettes.
    +||On a mangé ensemble, une vraie pause, ça change tout.
    0||Mangé une pomme.
    -||Rentrée tard, les enfants dormaient déjà, je ne les ai pas vus.
    +||Crêpes avec les enfants, on a chanté.
    0||Les enfants sont chez leur père.
    -||Je déteste ce que ce métier fait de moi.
    +||Je me suis rappelé pourquoi j'aime ce métier.
    0||Avant, j'aimais ce métier.
    -||La famille nous a accusées de négligence.
    +||La famille nous a apporté des chocolats et un mot adorable.
    0||La famille est venue à seize heures.
    -||Je n'ai pas le courage d'y retourner.
    +||J'ai eu le courage de dire non, et ça m'a fait un bien fou.
    0||Bon courage à l'équipe de jour.
    -||Zéro énergie.
    +||Pleine d'énergie ce matin.
    0||Ouais, génial, l'ascenseur est en panne.
    -||Je me sens nulle.
    +||Je me sens utile.
    0||Une journée comme les autres.
    -||Rien ne va.
    +||Tout va bien.
    0||Bof.
    -||Ma collègue me manque, l'équipe n'est plus la même.
    """
}
