extension MoodLexicon {
  /// French, as it is written with and without accents.
  package static let french = MoodLexicon(
    code: "fr",
    function: "le la les et je j de des du un une est pas que dans ai suis ce l d on ne n me mon ma mes pour "
      + "avec tout il elle sur au qui etais etait nous plus",
    negations: "pas jamais aucun aucune sans rien ni guere", negationPair: ("ne n", "plus"),
    stronger: "tres si tellement vraiment trop super hyper completement extremement totalement absolument "
      + "terriblement profondement tant pur pure",
    weaker: "peu assez plutot legerement relativement",
    turns: "mais pourtant cependant toutefois",
    unreal: "serais aurais aurait serait pourrait esperais faudrait demain voudrais sera seront ira",
    lessening: "moins",
    superlative: ("jamais", "aussi autant si"),
    mishaps: "panne mort morte morts annule annulee annules ferme fermee fermes fermer casse cassee bloque "
      + "bloquee rappelee rappele direction hierarchie imprimante zero_pause sans_pause aucune_pause "
      + "non_paye non_payees",
    doubtful: "peut_etre devrais devrait j_espere esperons souhaite souhaitez aimerais on_dit parait_que "
      + "il_parait demande_si demandait_si tout_sauf loin_d loin_de je_ne_sais_pas ne_sais_pas ne_sais_plus "
      + "moitie_de_moi partie_de_moi soi_disant je_suis_sure_que je_suis_sur_que si_seulement de_vous_informer j_adore_comme j_adore_quand dit_le comme_si tu_parles la_belle_vie il_ne_manquait_plus manquait_plus_que si_ca si_c_est film chanson "
      + "radio serie sympa_de_nous gentil_de_nous c_est_ca_oui ben_voyons a_la_fois",
    takingBack: "ou_pas pas ou_presque je_plaisante",
    fillers: "bon bien ah oh eh ben alors",
    own: "je j me m moi mon ma mes nous on notre nos",
    others: "il elle ils elles lui leur sa son ses tous monde madame monsieur mme docteur dr "
      + "patient patiente patients famille mari femme mere pere "
      + "fille fils "
      + "collegue cadre medecin",
    lived: "ce c ca cette aujourd_hui aujourd hui hier tout rien jour jours journee journees nuit "
      + "nuits garde "
      + "gardes poste postes semaine semaines week end matin matinee midi soir soiree heure heures vacances "
      + "anniversaire fete dimanche lundi mardi mercredi jeudi vendredi samedi soleil balade course bain "
      + "jardin concert repas pause releve service equipe ambiance moral vie fin debut nouvelle nouvelles "
      + "temps moment moments annee mois travail boulot echange choses quel quelle que",
    neutral: "bof ordinaire moyenne moyen neutre rien_de_special rien_a_signaler normale normal routine "
      + "comme_d_habitude ca_va ca_peut_aller correct correcte banale banal mitigee mitige sans_plus "
      + "sans_histoire "
      + "comme_un_autre comme_une_autre comme_les_autres entre_les_deux ni_bien_ni_mal pas_grand_chose "
      + "quelconque "
      + "comme_ci_comme_ca ni_pire_ni_meilleur",
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
          + "joie "
          + "sur_un_petit_nuage incroyable* excellent* le_plus_bel la_plus_belle meilleure_journee "
          + "meilleure_garde "
          + "meilleure_nouvelle meilleure_equipe adore adorais exceptionnel* comblee comble euphorique* "
          + "jamais_ete_aussi_heureu* plus_heureu* ne_pourrais_pas_etre_plus_heureu* peux_pas_etre_plus_heureu* "
          + "n_aurait_pas_pu_rever_mieux n_aurait_pas_pu_rever_meilleur* rever_meilleur* larmes_de_joie pleure_de_joie au_septieme_ciel"
      ),
      (
        2,
        "heureu* ri rire rires danse chantant belle beau vivante vivant joyeu* epanoui* pleine_forme "
          + "adorable* aime_ma"
      ),
      (
        1.5,
        "bonne bon contente content calme serein* fier fiere fierte reconnaissant* soulage* soulagement "
          + "agreable* "
          + "agreablement gentil gentille tranquille* satisfait* utile aime paisible* confiant* plaisir "
          + "espoir chance "
          + "repose reposee merci douce doux sympa* amusee amuse bien_dormi bien_passe bien_gere mieux "
          + "en_paix hate_d "
          + "hate_de fait_du_bien du_bien chaud_au_coeur touchee touche souri sourire bien_passee "
          + "s_ameliore* "
          + "a_l_aise bonne_humeur pas_mal rassuree rassure me_sens_bien chouette* remerciee remercie reussi "
          + "encourage* soutenue soutenu apaise* detendu* guerie gueri delice productive productif "
          + "le_moral_est_bon rien_a_redire tout_a_roule pas_mal_du_tout "
          + "plaisante entraide tendresse complicite y_est_arrive* eclaire_ma rythme plaisait "
          + "mon_moral_aussi super"
      ),
      (0.8, "bien forte fort prete pret legere leger libre facile* reposant* motivee motive a_l_heure"),
      (
        -0.8,
        "pas_terrible pas_genial long longue lent lente froid bruit lourd lourde peur_de nerveu* "
          + "ennui* complique* charge_de"
      ),
      (
        -1.5,
        "mauvais mauvaise mal triste* tristesse fatigue* dur dure difficile* penible* stress* frustre* "
          + "frustrant* "
          + "angoisse* anxieu* inquiet* inquiete* seule seul solitude coupable* culpabilise* honte colere "
          + "fache* agace* "
          + "blesse blessee marre vide videe decu* decourage* peur malheureu* regrette* irritable* pleure "
          + "pleurs "
          + "sous_effectif debord* chaos tendu* deprime* deprimant* gene genee injuste* assez_de furieu* "
          + "galere* "
          + "a_plat a_cran sans_force lasse nulle_part pas_le_moral plus_le_moral plus_d_energie "
          + "perds_courage "
          + "manque_de_bras me_manque mal_dormi ne_va_pas rien_n_allait rien_ne_va ras_le_bol boule_au_ventre "
          + "pas_ferme_l_oeil me_sens_pas_bien m_en_veux voulu_de souci* soucieu* crie* humilie* malade* "
          + "douleur* "
          + "de_travers energie_zero plus_envie epuisant* larme tracasse* travaille_d me_travaille "
          + "mal_a_l_aise "
          + "abattu* nostalgi* amer amere impuissan* pas_a_la_hauteur grossier adieu deuil chagrin vexe* "
          + "mecontent*"
      ),
      (
        -3,
        "epuisee epuise epuises epuisees affreu* horrible* pire enfer atroce* cauchemar* desespere* "
          + "desespoir "
          + "effondree effondre "
          + "aneanti* brisee brise sanglot* a_bout au_bout_du_rouleau n_en_peux_plus peux_plus "
          + "insupportable* "
          + "terrifi* panique* deteste* hais epouvantable* larmes abandonnee abandonne craque fond_du_trou "
          + "agonie "
          + "detruit nulle tout_quitter coeur_brise plus_rien_a_donner veux_plus_jamais plus_la_force "
          + "terrible* "
          + "catastroph* burn_out en_miettes traumatis* arrete_pas_de_pleurer m_arreter_de_pleurer"
      ),
    ])
}
