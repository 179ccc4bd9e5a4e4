/// When public holidays are, as rows of text: a person who finds one wrong corrects it here.
///
/// A row is `codes | days | years | name`: whose days they are, which days, in which years (all where nothing
/// is said), and a remark. ``HolidayRule`` reads it; `Tests/Judges/holidays_judge.py` compares the days of
/// every code with those of another program.
///
/// | codes | whose days they are |
/// |---|---|
/// | `*` | the country's and all its parts' |
/// | `each` | all its parts', not those of the country's own code |
/// | `by st` | of these parts, and of what lies in them: `by-catholic` lies in `by` |
/// | `-by` | not of this part, after `each` |
/// | `au` | of the country's own code alone |
///
/// | days | which they are |
/// |---|---|
/// | `05-01` | 1 May |
/// | `easter+39` | so many days after Easter Sunday; with `-` before it |
/// | `mon>=09-08` | the first Monday from 8 September on: the second of the month |
/// | `spring`, `autumn` | the equinoxes of Japan |
/// | `2026-02-16+2` | one day of one year, and so many days after it |
///
/// | further words | what they change |
/// |---|---|
/// | `move sun+1` | a day that is a Sunday goes to the next day |
/// | `also sat+2 sun+1` | a Saturday and a Sunday are kept, and the Monday is free as well |
/// | `not sun` | no holiday where it is a Sunday |
/// | `if 05-01` | only in years in which 1 May is a Sunday |
///
/// Years are `2020`, `2022-2024`, `2019-`, `-2023`, or `/5` for those that five divides, several beside each
/// other.
enum HolidayTable {
  /// The rows of a country; empty where it has none.
  static func rows(of country: Substring) -> String {
    switch country {
    // Feiertagsruhegesetz 1957, § 1.
    case "at":
      """
      * | 01-01 05-01 | | Neujahr, Staatsfeiertag
      * | 01-06 easter+1 easter+39 easter+50 easter+60 08-15 11-01 12-08 12-25 12-26
      * | 10-26 | | Nationalfeiertag
      """
    // The public holidays acts of the states and territories.
    case "au":
      """
      au | 01-01 01-26 04-25 12-25 12-26
      * | easter-2 easter+1
      * | 2022-09-22 | | day of mourning
      act nsw nt qld vic wa | 01-01 also sat+2 sun+1
      sa | 01-01 move sat+2 also sun+1 | -2023
      sa | 01-01 also sat+2 sun+1 | 2024-
      tas | 01-01 move sat+2 sun+1
      each -sa | 01-26 move sat+2 sun+1 | | Australia Day
      sa | 01-26 move sat+2 also sun+1 | -2023
      sa | 01-26 move sat+2 sun+1 | 2024-
      wa | mon>=03-01 | | Labour Day
      act sa tas vic | mon>=03-08 | | Canberra Day, Adelaide Cup, Eight Hours Day, Labour Day
      act nsw nt qld sa vic | easter-1
      act nsw qld vic | easter+0
      wa | easter+0 | 2022-
      nt sa | easter+0 | 2024-
      tas | easter+0 | 2027-
      nsw sa tas vic wa | 04-25 | | Anzac Day
      act nt qld | 04-25 move sun+1
      act | 2020-04-27 2021-04-25 2026-04-27
      nsw | 04-25 also sat+2 sun+1 | 2026-2027
      sa | 04-25 also sun+1 | -2023
      wa | 04-25 also sat+2 sun+1
      nt qld | mon>=05-01 | | May Day, Labour Day
      act | mon>=05-27 | 2018- | Reconciliation Day
      wa | mon>=06-01 | | Western Australia Day
      act nsw nt sa tas vic | mon>=06-08 | | King’s Birthday
      nt | mon>=08-01 | | Picnic Day
      qld | wed>=08-10 | -2019 2022- | Royal Queensland Show
      qld | 2020-08-14 2021-10-29
      vic | fri>=09-23 | -2019 2021- | Friday before the Grand Final
      vic | 2020-10-23
      wa | mon>=09-24 | -2023 2025- | King’s Birthday
      wa | 2024-09-23
      qld | mon>=10-01 | | King’s Birthday
      act nsw sa | mon>=10-01 | | Labour Day
      vic | tue>=11-01 | | Melbourne Cup
      act nsw qld tas vic | 12-25 also sat+2 sun+2
      nt wa | 12-25 also sat+2 sun+1
      sa | 12-25 move sat+2 also sun+1 | -2023
      sa | 12-25 also sat+2 sun+1 | 2024-
      act nsw qld vic | 12-26 also sat+2 sun+2
      tas | 12-26 move sat+2 sun+2
      wa | 12-26 also sat+2 sun+2 mon+1
      nt | 12-26 move sat+2 sun+2 mon+1 | -2022
      nt | 12-26 also sat+2 sun+2 mon+1 | 2023-
      sa | 12-26 move sat+2 also sun+2 mon+1 | -2023 | Proclamation Day
      sa | 12-26 also sat+2 sun+2 mon+1 | 2024-
      """
    // Arrêté royal du 18 avril 1974; Easter and Pentecost Sundays are Sundays by name.
    case "be":
      """
      * | 01-01 05-01
      * | easter+0 easter+1 easter+39 easter+49 easter+50 08-15 11-01 12-25
      * | 07-21 11-11 | | Fête nationale, Armistice
      """
    // Leis 662/1949, 6.802/1980, 9.093/1995, 10.607/2002, 14.759/2023; states and towns have more.
    case "br":
      """
      * | 01-01 05-01 easter-2 12-25
      * | 04-21 09-07 10-12 | | Tiradentes, Independência, Nossa Senhora Aparecida
      * | 11-02 11-15 | | Finados, Proclamação da República
      * | 11-20 | 2024- | Consciência Negra
      """
    // The employment standards acts of the provinces and territories.
    case "ca":
      """
      * | easter-2 07-01 mon>=09-01 | | Good Friday, Canada Day, Labour Day
      * | 01-01 12-25 also sat+2 sun+1
      ab mb ns on pe sk | mon>=02-15 | | Family, Louis Riel, Heritage, Islander Day
      bc nb | mon>=02-15 | 2019-
      ab bc mb nt nu on qc sk yt | mon>=05-18 mon>=10-08 | | Victoria Day, Patriotes; Thanksgiving
      nt yt | 06-21 | 2017- | Indigenous Peoples Day
      qc | 06-24 also sun+1 | | Fête nationale
      ab bc qc | 07-01 also sun+1
      nl pe sk yt | 07-01 also sat+2 sun+1
      nu | 07-09 | 2020- | Nunavut Day
      bc nb nt nu sk | mon>=08-01 | | Civic Holiday
      yt | mon>=08-15 | | Discovery Day
      bc nb nl ns pe yt | 2022-09-19 | | funeral of Queen Elizabeth II
      nt nu pe | 09-30 | 2022- | Truth and Reconciliation
      yt | 09-30 | 2023-
      bc | 09-30 also sat+2 sun+1 | 2023-
      mb | 09-30 also sat+2 sun+1 | 2024-
      bc nb nt nu | 11-11 | | Remembrance Day
      ab nl ns pe sk yt | 11-11 also sat+2 sun+1
      on | 12-26 also sat+2 sun+2
      """
    // Bundesverfassung, art. 110; the cantons’ laws on days of rest. `optional` days are those that most
    // people of a canton have free although no law of the canton says so.
    case "ch":
      """
      * | 01-01 easter+39 08-01 12-25
      ag be ju lu tg vd zh-zurich | 01-02 | | Berchtoldstag
      fr-optional gl-optional nw-optional ow-optional sg-optional | 01-02
      sh-optional so-optional vs-optional zg-optional | 01-02
      ne | 01-02 12-26 not tue wed thu fri sat sun
      sz ti ur | 01-06
      ne | 03-01 | | Instauration de la République
      nw sz ti ur vs | 03-19 | | Josefstag
      gl | thu>=04-01 | -2020 2022 2024-2025 2027-2033 2035-2036 2038 2040- | Näfelser Fahrt
      gl | 2021-04-08 2023-04-13 2026-04-09 2034-04-13 2037-04-09 2039-04-14 | | not in Holy Week (until 2041)
      each -gr -ti -vs | easter-2
      gr-optional | easter-2
      each -fr -ne -nw -ow -so -vs -zg | easter+1 easter+50
      fr-optional nw-optional ow-optional vs-optional zg-optional | easter+1 easter+50 12-26
      ag bl bs ju ne sh tg ti zh | 05-01
      ag ai ju lu ne nw ow sz ti ur vs zg | easter+60 | | Fronleichnam
      ju | 06-23 | | Commémoration du plébiscite
      ti | 06-29 | | San Pietro e Paolo
      ag ai ju lu nw ow sz ti ur vs zg | 08-15
      ge | thu>=09-05 | | Jeûne genevois
      zh-zurich | sat>=09-07 sun>=09-08 | | Knabenschiessen
      vd | mon>=09-16 | | Lundi du Jeûne
      ow | 09-25 | | Bruder Klaus
      ag ai gl ju lu nw ow sg sz ti ur vs zg | 11-01
      ag ai lu nw ow sz ti ur vs zg | 12-08
      ag be bl bs gl gr lu sg sh sz tg ti zh | 12-26
      ai ar ur | 12-26 not tue sat
      ge | 12-31 | | Restauration de la République
      """
    // Einigungsvertrag, art. 2 (3 October); the states’ laws on holidays. `catholic` is for towns in which a
    // day is free because most people there are Catholics.
    case "de":
      """
      * | 01-01 easter-2 easter+1 05-01 easter+39 easter+50 10-03 12-25 12-26
      * | 2017-10-31 | | Reformationstag
      bw by st | 01-06 | | Heilige Drei Könige
      be | 03-08 | 2019- | Frauentag
      mv | 03-08 | 2023- | Frauentag
      bb | easter+0 easter+49
      be | 2020-05-08 2025-05-08 2028-06-17 | | Tag der Befreiung, Aufstand von 1953
      bw by he nw rp sl sn-catholic th-catholic | easter+60 | | Fronleichnam
      by-augsburg | 08-08 | | Friedensfest
      by-augsburg by-catholic sl | 08-15 | | Mariä Himmelfahrt
      th | 09-20 | 2019- | Weltkindertag
      bb mv sn st th | 10-31 | | Reformationstag
      hb hh ni sh | 10-31 | 2018- | Reformationstag
      bw by nw rp sl | 11-01 | | Allerheiligen
      sn | wed>=11-16 | | Buß- und Bettag
      """
    // Real Decreto 2001/1983, art. 45: what falls on a Sunday is left to the communities. Theirs are the days
    // of the yearly resolutions until 2026, and the same again after it; those of the moon until 2040.
    case "es":
      """
      * | easter-2
      * | 01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25 not sun
      each -ct -vc | easter-3 | | Jueves Santo
      ct nc pv ri vc | easter+1 | 2019- | Lunes de Pascua
      an ar as cl | 01-01 01-06 05-01 10-12 11-01 12-06 12-08 12-25 move sun+1
      an ar as | 08-15 move sun+1
      an | 02-28 move sun+1 | | Día de Andalucía
      ar | 04-23 move sun+1 | | San Jorge
      as | 09-08 move sun+1 | | Día de Asturias
      cb | 12-25 move sun+1
      cb | 12-06 move sun+1 | 2026-
      cb | 07-28 09-15 not sun | | Día de las Instituciones, La Bien Aparecida
      cb | easter+1 if 07-28
      cb | easter+1 | 2020
      cb | 07-25 if 09-15 | | Santiago Apóstol
      ce | 01-06 06-13 move sun+1 | | Epifanía, San Antonio
      ce | 12-06 move sun+1 | 2020
      ce | 08-05 | 2022- | Nuestra Señora de África
      ce | 09-02 not sun | -2024 2026- | Día de Ceuta
      cl | 08-15 move sun+1 | 2021-
      cl | 04-23 move sun+1 | -2022 2024- | Fiesta de Castilla y León
      cl | 07-25 | 2023
      cm | 12-25 move sun+1
      cm | 11-01 move sun+1 | 2026-
      cm | easter+60 | 2019- | Corpus Christi
      cm | 05-31 not sun | | Día de Castilla-La Mancha
      cm | 03-19 | 2020
      cm | easter+1 | 2019-2020 2026
      cn | 01-06 move sun+1
      cn | 12-06 move sun+1 | 2020
      cn | 08-15 move sun+1 | 2021-
      cn | 12-25 move sun+1 | 2022-
      cn | 11-01 move sun+1 | 2026-
      cn | 05-30 move sun+1 | -2020 2022- | Día de Canarias
      ct | 06-24 09-11 12-26 not sun | | Sant Joan, Diada Nacional, Sant Esteve
      ct | easter+50 if 05-01 | | Pasqua Granada
      ct-barcelona | easter+50 | 2016-2022 2024-
      ct-barcelona | 2023-06-05 2022-09-26
      ct-barcelona | 09-24 move sun+1 | | La Mercè
      ex | 01-06 05-01 10-12 11-01 12-06 12-08 12-25 move sun+1
      ex | 09-08 move sun+1 | -2023 2025- | Día de Extremadura
      ex | 03-19 | 2021
      ex | easter-47 | 2023-2024 | Martes de Carnaval
      ga | 05-17 07-25 not sun | | Letras Gallegas, Día Nacional de Galicia
      ga | 03-19 | 2019-2021 2026
      ga | 06-24 | 2020 2022 2026
      ib | 12-25 move sun+1
      ib | 12-06 move sun+1 | -2020
      ib | 03-01 not sun | -2025 | Día de las Islas Baleares
      ib | 03-01 move sun+1 | 2026-
      ib | easter+1 | -2024 2026-
      ib | 12-26 | 2019-2020 2025-2026
      mc | 01-01 01-06 12-06 12-25 move sun+1
      mc | 05-01 move sun+1 | 2022-
      mc | 12-08 move sun+1 | 2024-
      mc | 03-19 not sun | -2021 2023-
      mc | 06-09 move sun+1 | -2023 2025- | Día de la Región de Murcia
      md | 01-06 05-02 12-25 move sun+1 | | Epifanía, Fiesta de la Comunidad, Natividad
      md | 11-01 12-06 move sun+1 | 2020-
      md | 03-19 move sun+1 if 01-01 08-15
      md | 07-25 if 05-01
      md | 07-25 | 2024-2025
      ml | 01-06 12-06 12-25 move sun+1
      ml | 12-08 move sun+1 | 2019-
      ml | 03-13 | 2020-2021 2023
      ml | 09-08 move sun+1 | -2023 2025- | Virgen de la Victoria
      ml | 09-17 move sun+1 | -2022 2024- | Día de Melilla
      nc | 01-06 12-25 move sun+1
      nc | 12-06 move sun+1 | 2020
      nc | 11-01 move sun+1 | 2026-
      nc | 12-03 move sun+1 | | San Francisco Javier
      nc | 03-19 | 2019-2021 2026
      nc | 07-25 | 2022-2025
      pv | 07-25 not sun | 2019- | Santiago Apóstol
      pv | 03-19 if 01-06 08-15 11-01
      pv | 2022-09-06 | | V Centenario de la vuelta al mundo
      ri | 06-09 12-06 move sun+1 | | Día de La Rioja
      ri | 12-25 move sun+1 | 2022-
      vc | 03-19 10-09 not sun | | San José, Día de la Comunitat Valenciana
      vc | easter-3 if 10-09
      vc | 06-24 | 2019- | San Juan
      ce | 2021-07-20 2022-07-09 2023-04-22 | | Eid al-Adha, Eid al-Adha, Eid al-Fitr
      ml | 2021-07-21 2022-07-11 2023-04-21
      ce ml | 2022-05-03 2024-04-10 2025-03-31 2026-03-20 2027-03-09 2028-02-26 2029-02-14 | | Eid al-Fitr
      ce ml | 2030-02-04 2031-01-24 2032-01-14 2033-01-02 2033-12-23 2034-12-12 2035-12-01 | | Eid al-Fitr
      ce ml | 2036-11-19 2037-11-08 2038-10-29 2039-10-19 2040-10-07 | | Eid al-Fitr
      ce ml | 2020-07-31 2023-06-29 2024-06-17 2025-06-06 2026-05-27 2027-05-16 2028-05-05 | | Eid al-Adha
      ce ml | 2029-04-24 2030-04-13 2031-04-02 2032-03-22 2033-03-11 2034-03-01 2035-02-18 | | Eid al-Adha
      ce ml | 2036-02-07 2037-01-26 2038-01-16 2039-01-05 2039-12-26 2040-12-14 | | Eid al-Adha
      """
    // Code du travail, art. L3133-1, L3134-13, L3422-2.
    case "fr":
      """
      * | 01-01 05-01 05-08 07-14 11-11
      * | easter+1 easter+39 easter+50 08-15 11-01 12-25
      alsace | easter-2 12-26
      971 | easter-24 easter-2 05-27 07-21 | | Mi-carême, Vendredi saint, abolition, Schœlcher
      972 | 05-22 07-21
      973 | 06-10
      974 | 12-20
      976 | 04-27
      """
    // Banking and Financial Dealings Act 1971, with its proclamations.
    case "gb":
      """
      * | easter-2
      * | 01-01 also sat+2 sun+1
      * | 12-25 12-26 also sat+2 sun+2
      * | mon>=05-01 | -2019 2021- | Early May
      * | mon>=05-25 | -2011 2013-2021 2023- | Spring
      * | 2020-05-08 2022-06-02 | | Early May, Spring
      * | 2011-04-29 2012-06-04+1 2022-06-03 2022-09-19 2023-05-08 | | wedding, jubilees, funeral, coronation
      eng nir wls | easter+1 mon>=08-25 | | Easter Monday, Summer
      nir | 03-17 07-12 also sat+2 sun+1 | | St Patrick’s Day, Battle of the Boyne
      sct | 01-02 also sat+2 sun+2 mon+1
      sct | mon>=08-01 | | Summer
      sct | 11-30 also sat+2 sun+1 | | St Andrew’s Day
      sct | 2026-06-15 | | World Cup
      """
    // Organisation of Working Time Act 1997, second schedule.
    case "ie":
      """
      * | 01-01 03-17 easter+1 mon>=05-01 mon>=06-01 mon>=08-01 mon>=10-25 12-25 12-26
      * | 02-01 move tue+6 wed+5 thu+4 sat+2 sun+1 | 2023- | St Brigid’s Day
      * | 2022-03-18 | | Day of Remembrance
      """
    // Legge 260/1949 with its changes; 4 October again from 2026 (legge 151/2025).
    case "it":
      """
      * | 01-01 05-01
      * | 01-06 easter+0 easter+1 08-15 11-01 12-08 12-25 12-26
      * | 04-25 06-02 sun>=11-01 | | Liberazione, Repubblica, Unità nazionale
      * | 10-04 | 2026- | San Francesco d’Assisi
      """
    // 国民の祝日に関する法律, art. 2 and 3: a Sunday is made up for by the next day that is no holiday, and a
    // day between two holidays is one (here until 2060). Some were moved for the games of 2020 and 2021.
    case "jp":
      """
      * | 01-01 02-11 spring 04-29 autumn 11-03 11-23 also sun+1
      * | 02-23 also sun+1 | 2020- | 天皇誕生日
      * | 05-03 also sun+3
      * | 05-04 also sun+2
      * | 05-05 also sun+1
      * | mon>=01-08 mon>=09-15 | | 成人の日、敬老の日
      * | mon>=07-15 mon>=10-08 | -2019 2022- | 海の日、スポーツの日
      * | 08-11 also sun+1 | -2019 2022- | 山の日
      * | 2020-07-23+1 2020-08-10 2021-07-22+1 2021-08-08+1
      * | 2026-09-22 2032-09-21 2037-09-22 2043-09-22 2049-09-21 2054-09-22 2060-09-21 | | 国民の休日
      """
    // 공휴일에 관한 법률 and 관공서의 공휴일에 관한 규정. Days of the moon, and those that make up for them,
    // are here until 2040; elections once they are held.
    case "kr":
      """
      * | 01-01 03-01 06-06 08-15 10-03 10-09 12-25
      * | 05-01 07-17 | 2026- | 노동절、제헌절
      * | 05-05 also sat+2 sun+1 | | 어린이날
      * | 08-15 10-03 10-09 also sat+2 sun+1 | 2021-
      * | 03-01 also sat+2 sun+1 | 2022-
      * | 05-01 07-17 12-25 also sat+2 sun+1 | 2027-
      * | 2020-01-24+3 2021-02-11+2 2022-01-31+2 2023-01-21+3 2024-02-09+3 2025-01-28+2 2026-02-16+2 | | 설날
      * | 2027-02-06+3 2028-01-26+2 2029-02-12+2 2030-02-02+3 2031-01-22+2 2032-02-10+2 2033-01-30+3 | | 설날
      * | 2034-02-18+3 2035-02-07+2 2036-01-27+3 2037-02-14+3 2038-02-03+2 2039-01-23+3 2040-02-11+3 | | 설날
      * | 2020-04-30 2021-05-19 2022-05-08 | | 부처님 오신 날
      * | 2023-05-27 2024-05-15 2025-05-05 2026-05-24 2027-05-13 2028-05-02 also sat+2 sun+1
      * | 2029-05-20 2030-05-09 2031-05-28 2032-05-16 2033-05-06 2034-05-25 also sat+2 sun+1
      * | 2035-05-15 2036-05-03 2037-05-22 2038-05-11 2039-04-30 2040-05-18 also sat+2 sun+1
      * | 2025-05-06 2036-05-06 2039-05-03
      * | 2020-09-30+2 2021-09-20+2 2022-09-09+3 2023-09-28+2 2024-09-16+2 2025-10-05+3 2026-09-24+2 | | 추석
      * | 2027-09-14+2 2028-10-02+3 2029-09-21+3 2030-09-11+2 2031-09-30+2 2032-09-18+3 2033-09-07+2 | | 추석
      * | 2034-09-26+2 2035-09-15+3 2036-10-03+4 2037-09-23+2 2038-09-12+3 2039-10-01+4 2040-09-20+2 | | 추석
      * | 2020-04-15 2022-03-09 2022-06-01 2024-04-10 2025-06-03 2026-06-03 | | 선거일
      * | 2020-08-17 2023-10-02 2024-10-01 2025-01-27 | | 임시공휴일
      """
    // Code du travail, art. L. 232-2.
    case "lu":
      """
      * | 01-01 05-01
      * | easter+1 easter+39 easter+50 08-15 11-01 12-25 12-26
      * | 06-23 | | Fête nationale
      * | 05-09 | 2019- | Journée de l’Europe
      """
    // Algemene termijnenwet, art. 3; Liberation Day where most agreements make it free, every fifth year.
    case "nl":
      """
      * | 01-01 easter-2 easter+0 easter+1 easter+39 easter+49 easter+50 12-25 12-26
      * | 04-27 move sun-1 | 2014- | Koningsdag
      * | 05-05 | /5 | Bevrijdingsdag
      """
    // Código do Trabalho, art. 234.
    case "pt":
      """
      * | 01-01 05-01
      * | easter-2 easter+0 easter+60 08-15 11-01 12-08 12-25
      * | 04-25 06-10 10-05 12-01 | | Liberdade, Portugal, República, Restauração
      """
    // 5 U.S.C. 6103: the days of the federal government.
    case "us":
      """
      * | mon>=01-15 mon>=02-15 mon>=05-25 mon>=09-01 mon>=10-08 thu>=11-22
      * | 01-01 07-04 11-11 12-25 also sat-1 sun+1
      * | 06-19 also sat-1 sun+1 | 2021- | Juneteenth
      """
    default: ""
    }
  }
}
