extension MoodLexicon {
  /// French, as it is written with and without accents.
  package static let french = MoodLexicon(
    code: "fr",
    function: "le la les et je j de des du un une est pas que dans ai suis ce l d on ne n me mon ma mes pour "
      + "avec tout il elle sur au qui etais etait nous plus",
    negations: "pas jamais aucun aucune sans rien ni guere personne", plainNegations: "pas",
    negationPair: ("ne n", "plus"),
    stronger: "tres si tellement vraiment super hyper completement extremement totalement absolument "
      + "terriblement profondement tant pur pure quel quelle que meilleure",
    weaker: "peu assez plutot legerement relativement",
    links: "suis etais est etait ete ai avais a avait sommes etions sens sentais senti sentie sentons me m "
      + "s se ne n en y encore toujours juste simplement enfin donc et tout toute passe passee rentre "
      + "rentree reviens ressors termine fini de d bien aussi pleine plein tous beaucoup toutes les deux fut sors",
    articles: "un une le la l les du des ma mon mes notre nos deux trois quatre cinq six sept",
    comparing: "plus moins", excess: "trop",
    unreal: "serais aurais aurait serait pourrais pourrait pourraient devrais devrait devraient doit "
      + "faudrait faut voudrais aimerais aimerait esperais espere esperons souhaite souhaitez demain "
      + "prochain prochaine sera seront serai aura ira irai autrefois jadis avant_je avant_j avant_on donnez_moi donne_moi imaginez imagine au_debut un_an enfant_j enfant_je etudiante_j etudiante_je stagiaire_j stagiaire_je des_annees l_an_dernier reve revais pourvu_que "
      + "a_l_epoque dans_le_temps peut_etre probablement on_dit dit_on a_dit disait raconte "
      + "parait apparemment demande demandait crois croit je_pense pense_que pensais pensait promis suppose crains presque "
      + "failli comme_si soi_disant si_seulement s_il en_theorie sur_le_papier",
    doubtful: "mais pourtant cependant toutefois malgre loin mieux pire_que autant jusqu "
      + "quand_meme bien_sur evidemment tu_parles ben_voyons tout_sauf la_belle_vie manquait_plus "
      + "moitie_de_moi partie_de_moi ne_sais j_adore_quand j_adore_comme on_s_eclate merci_a merci_la "
      + "merci_le quel_bonheur quelle_chance quelle_joie a_toi a_vous a_tous a_toutes a_celles a_ceux "
      + "a_la_fois minutes selon_protocole pour_qui complique compliques echanger qu_on qui_a aussi_peu sauf de_vous_informer sympa_de "
      + "gentil_de l_air comme vous tu pas_vraiment d_habitude", joining: "et donc car",
    mishaps: "panne mort morte morts annule annulee annules ferme fermee fermes fermer casse cassee bloque "
      + "bloquee rappelee rappele direction hierarchie imprimante zero_pause sans_pause aucune_pause "
      + "non_paye non_payees encore double refuse refuses refusee ascenseur paperasse",
    takingBack: "ou_pas pas ou_presque je_plaisante", fillers: "bon bien ah oh eh ben alors",
    own: "je j nous on moi",
    others: "il elle ils elles lui leur sa son ses monde madame monsieur mme mr docteur dr vous tu te "
      + "patient patiente patients famille familles mari femme mere pere maman papa soeur frere "
      + "fille fils collegue collegues cadre medecin infirmiere bebe homme dame enfant resident residente "
      + "residents ami amie gens quelqu qui interne chef",
    lived: "ce c ca cela cette aujourd_hui aujourd hui hier tout",
    spans: "jour jours journee journees nuit "
      + "nuits garde gardes poste postes semaine semaines week end matin matinee midi soir soiree "
      + "vacances mois annee anniversaire moral moment moments", companions: "avec",
    openEnds: "avant de d du des pour avec a au aux en dans sur par et que qu car parce quand apres depuis "
      + "pendant ce cette c je j on nous aujourd hier tout ici moi ma mon",
    unsaidAlone:
      "pleurs larme larmes peur deuil chagrin stress panique chaos enfer cauchemar desespoir douleur honte pleure genial* super formidable* fantastique* merveilleu* parfait parfaite magnifique* superbe* "
      + "splendide* extraordinaire* incroyable* excellent* bon bonne beau belle bonheur chouette* sympa* "
      + "agreable* exceptionnel* inoubliable* gentil gentille calme tranquille* plaisir chance merci adorable* "
      + "douce doux utile joie delice",
    neutral: "bof ordinaire moyenne moyen neutre rien_de_special rien_a_signaler normale normal routine "
      + "comme_d_habitude ca_va ca_peut_aller correct correcte banale banal mitigee mitige sans_plus "
      + "sans_histoire "
      + "comme_un_autre comme_une_autre comme_les_autres entre_les_deux ni_bien_ni_mal pas_grand_chose "
      + "quelconque " + "comme_ci_comme_ca ni_pire_ni_meilleur",
    values: [
      (
        0,
        "heure_joyeuse meilleur_moment_de joyeux_anniversaire bon_anniversaire joyeux_noel bonne_annee bonne_chance bon_courage bonne_route "
          + "bonne_continuation bonne_fete bonne_idee excellente_idee super_idee belle_idee bien_sur "
          + "bien_entendu bien_note bien_recu bien_que verra_bien verrons_bien ou_bien si_bien magnifique_planning "
          + "super_planning beau_planning beau_frere belle_mere belle_soeur beau_pere belle_fille "
          + "difficile_a_dire dur_a_dire mort_de_rire morte_de_rire sans_doute bon_sang a_bon_entendeur "
          + "tout_seul tout_e_seule"
      ),
      (
        3,
        "merveilleu* genial* formidable* fantastique* ravi ravie ravis ravies enchante* parfait parfaite "
          + "magnifique* "
          + "superbe* splendide* extraordinaire* inoubliable* bonheur aux_anges folle_de_joie fou_de_joie "
          + "joie " + "sur_un_petit_nuage incroyable* excellent* le_plus_bel la_plus_belle meilleure_journee "
          + "meilleure_garde "
          + "meilleure_nouvelle meilleure_equipe adore exceptionnel* comblee comble euphorique* "
          + "jamais_ete_aussi_heureu* ne_pourrais_pas_etre_plus_heureu* peux_pas_etre_plus_heureu* "
          + "n_aurait_pas_pu_rever_mieux n_aurait_pas_pu_rever_meilleur* rever_meilleur* larmes_de_joie pleure_de_joie au_septieme_ciel"
      ),
      (
        2,
        "heureuse heureux heureuses ri rire rires danse chantant belle beau vivante vivant joyeu* epanoui* pleine_forme "
          + "adorable* aime_ma"
      ),
      (
        1.5,
        "bonne bon contente content calme serein* fier fiere fierte reconnaissant* soulage* soulagement "
          + "agreable* "
          + "agreablement gentil gentille tranquille* satisfait* utile aime paisible* confiant* plaisir "
          + "espoir "
          + "repose reposee gratitude douce doux sympa* amusee amuse bien_dormi s_est_bien_passe s_est_bien_passee s_est_tres_bien_passe bien_amuse bien_amusee bien_amuses bien_amusees vais_mieux me_sens_mieux "
          + "en_paix hate_d " + "hate_de fait_du_bien du_bien chaud_au_coeur touchee touche souri "
          + "s_ameliore* "
          + "a_l_aise bonne_humeur rassuree rassure me_sens_bien chouette* remerciee remercie legere leger avec_le_sourire "
          + "encourage* soutenue soutenu apaise* detendu* guerie gueri delice productive productif "
          + "le_moral_est_bon espoir_est_revenu tout_a_roule "
          + "plaisante entraide tendresse complicite y_est_arrive* eclaire_ma "
          + "mon_moral_aussi super"
      ),
      (
        -0.8,
        "pas_terrible pas_genial nerveu* ennuie"
      ),
      (
        -1.5,
        "mauvais mauvaise me_sens_mal triste* tristesse fatigue* penible* stress* frustre* " + "frustrant* "
          + "angoisse* anxieu* angoissee inquiet* inquiete* seule seul solitude coupable* culpabilise* honte colere "
          + "fache* agace* "
          + "blesse blessee marre vide videe decu* decourage* peur malheureu* regrette* irritable* pleure "
          + "pleurs "
          + "sous_effectif debord* chaos tendu* deprime* deprimant* gene genee injuste* furieu* desarroi "
          + "galere* "
          + "a_plat a_cran sans_force lasse nulle_part pas_le_moral plus_le_moral plus_d_energie "
          + "perds_courage "
          + "manque_de_bras me_manque mal_dormi ne_va_pas rien_n_allait rien_ne_va ras_le_bol boule_au_ventre "
          + "pas_ferme_l_oeil me_sens_pas_bien m_en_veux voulu_de souci* soucieu* crie* humilie* malade* "
          + "douleur* "
          + "de_travers energie_zero plus_envie epuisant* larme tracasse* travaille_d me_travaille "
          + "mal_a_l_aise "
          + "abattu* nostalgi* amer amere impuissan* pas_a_la_hauteur pas_etre_a_la_hauteur grossier adieu deuil chagrin vexe* "
          + "mecontent*"
      ),
      (
        -3,
        "epuisee epuise epuises epuisees affreu* horrible* pire enfer atroce* cauchemar* desespere* bouleversee bouleverse brise_le_coeur "
          + "desespoir " + "effondree effondre "
          + "aneanti* brisee brise sanglot* a_bout au_bout_du_rouleau n_en_peux_plus peux_plus "
          + "insupportable* "
          + "terrifi* panique* deteste* hais epouvantable* larmes abandonnee abandonne craque fond_du_trou fondu_en_larmes creve crevee "
          + "agonie "
          + "detruit redoute nulle tout_quitter coeur_brise plus_rien_a_donner veux_plus_jamais plus_la_force "
          + "terrible* "
          + "catastroph* burn_out en_miettes traumatis* arrete_pas_de_pleurer m_arreter_de_pleurer"
      ),
    ])
}
