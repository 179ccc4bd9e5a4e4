### Spanish: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = no se pueden poner sus permisos
action-fsync = no se puede guardar
action-link = no se puede crear
action-list = no se puede listar la carpeta
action-lock = no se puede bloquear el diario
action-map = no se puede cargar
action-mkdir = no se puede crear la carpeta
action-open = no se puede abrir
action-read = no se puede leer
action-rename = no se puede renombrar
action-stat = no se puede examinar
action-unlink = no se puede quitar
action-write = no se puede escribir

affirmation-balance-1 = Mis días de descanso son sagrados
affirmation-balance-10 = Los míos me necesitan por completo, no lo que queda de mí
affirmation-balance-11 = Desconectar hace falta para volver a conectar
affirmation-balance-12 = Soy más que mi uniforme
affirmation-balance-13 = Cultivo mi propia vida con el mismo cuidado
affirmation-balance-14 = Mis vacaciones son vitales, no opcionales
affirmation-balance-15 = Elijo vivir, no solo aguantar
affirmation-balance-2 = No soy solo mi trabajo
affirmation-balance-3 = Cuidarme me permite cuidar a los demás
affirmation-balance-4 = Decir que no protege mi energía
affirmation-balance-5 = Mi bienestar no es egoísmo
affirmation-balance-6 = Merezco una vida fuera del hospital
affirmation-balance-7 = Lo que me gusta hacer me recarga para cuidar mejor
affirmation-balance-8 = Tener tiempo para mi vida es un derecho, no un lujo
affirmation-balance-9 = El trabajo se queda en el trabajo, también en mi cabeza
affirmation-compassion-1 = Mi empatía es mi fuerza, no mi debilidad
affirmation-compassion-10 = Conmigo cerca, la gente se siente más segura
affirmation-compassion-11 = Mi atención es un regalo que hago
affirmation-compassion-12 = Estoy aquí, y eso cuenta
affirmation-compassion-13 = Mi compasión no se agota, se alimenta
affirmation-compassion-14 = Cada gesto suave es un pequeño acto de resistencia
affirmation-compassion-15 = Cuido con las manos y con el corazón
affirmation-compassion-2 = Escuchar a un paciente ya es cuidar
affirmation-compassion-3 = Una sonrisa puede cambiar un día
affirmation-compassion-4 = Veo a la persona detrás de la enfermedad
affirmation-compassion-5 = Mi presencia da calma
affirmation-compassion-6 = Cada paciente merece mi amabilidad
affirmation-compassion-7 = Soy el lado humano de un sistema técnico
affirmation-compassion-8 = Mi humanidad es mi mejor herramienta
affirmation-compassion-9 = Cuidar empieza con una mirada
affirmation-competence-1 = Mi experiencia es valiosa
affirmation-competence-10 =
    Siento orgullo de mi profesión
    .carer = Siento orgullo de dedicarme a cuidar
    .midwife = Siento orgullo de mi oficio de matrona
    .paramedic = Siento orgullo de trabajar en emergencias sanitarias
    .other = Siento orgullo del trabajo que hago
affirmation-competence-2 = Sé lo que hago, me he formado para esto
affirmation-competence-3 = Cada técnica que realizo cuenta
affirmation-competence-4 = Aprendo de cada situación
affirmation-competence-5 = Mi atención salva vidas
affirmation-competence-6 = Sé manejar lo imprevisto
affirmation-competence-7 = Cada día sé un poco más
affirmation-competence-8 = Confío en mi criterio clínico
affirmation-competence-9 = Mi manera de trabajar marca la diferencia
affirmation-resilience-1 = Marco la diferencia, incluso en los pequeños gestos
affirmation-resilience-10 = Elijo cuidarme para poder seguir
affirmation-resilience-2 = Mis límites protegen mi capacidad de cuidar
affirmation-resilience-3 = Cada turno difícil me hace más fuerte
affirmation-resilience-4 = Merezco descansar tanto como mis pacientes
affirmation-resilience-5 = Mi cansancio es legítimo, no es una debilidad
affirmation-resilience-6 = No puedo controlarlo todo, y está bien así
affirmation-resilience-7 = Pedir ayuda es señal de sabiduría
affirmation-resilience-8 = Soy una persona, no una máquina
affirmation-resilience-9 = Lo que siento vale, también en la planta

affirmations-balance = Equilibrio
affirmations-compassion = Compasión
affirmations-competence = Competencia
affirmations-resilience = Resiliencia

answer-key-no = n
answer-key-yes = s
answer-no = nN
answer-yes = sSyY

badge-anxious = ansiedad
badge-calm = calma
badge-frustrated = frustración
badge-grateful = gratitud
badge-happy = alegría
badge-proud = orgullo
badge-sad = tristeza
badge-tired = cansancio

basis-rota = según tu cuadrante
basis-workingDays = según tus días laborables

birthday = {" "}({ NUMBER($value) })
birthday-s-birthday-is = El cumpleaños de { $name } es { $when }
birthday-turns = { $name } cumple { NUMBER($value) } { $when }

caption-conflicts = Hay archivos en conflicto; «smjournal conflicts» los muestra.
caption-editor-not-started = el editor «{ $editor }» no arranca
caption-editorFailed = el editor «{ $editor }» acabó con el código { $status }
caption-furtherFindings = … y { $count } más de estos; --json los da todos
caption-indexAgrees = El índice coincide con los archivos.
caption-indexDiffered = { $path }: el índice decía otra cosa que el archivo
caption-indexNotWritten = el índice no se pudo escribir; las respuestas son correctas, pero tardan más
caption-inputNotUTF8 = la entrada estándar no es texto UTF-8
caption-inputUnreadable = la entrada estándar no se puede leer: { $message }
caption-journalLies = Tu diario está en { $folder }.
caption-noAffirmation = ninguna afirmación se llama «{ $id }»{ $nearest }
caption-noAffirmations = No se ha encontrado ninguna afirmación.
caption-noEditor = no hay ningún editor ajustado ni a mano; pon EDITOR, por ejemplo nano o 'code --wait'
caption-noPeople = Aún no hay nadie; «smjournal people add NOMBRE» añade a alguien.
caption-noTags = Aún no hay etiquetas; «smjournal tag last +noche» añade una.
caption-noVacations = Aún no hay vacaciones; «smjournal vacation add DESDE..HASTA» las planifica.
caption-nothingFound = No se ha encontrado ningún registro.
caption-nothingThatDay = Nada escrito para este día.
caption-nothingToday = Hoy no hay nada escrito todavía.
caption-outputFailed = los resultados no se pueden escribir: { $message }
caption-ownKeys = Otras claves
caption-problems =
    { $count ->
        [one] 1 problema en los archivos; «smjournal check» lo muestra.
       *[other] { $count } problemas en los archivos; «smjournal check» los muestra.
    }
caption-progress = { $files } archivos examinados, { $rate } por segundo
caption-records = Hoy
caption-reindexed = Archivos: { NUMBER($files) }; leídos: { $read }; añadidos: { $added }; cambiados: { $changed }; quitados: { $removed }
caption-shown = { NUMBER($count) } de { $total } registros
caption-unread =
    { $count ->
        [one] 1 archivo o carpeta no se puede leer: lo que contiene falta aquí.
       *[other] { $count } archivos o carpetas no se pueden leer: lo que contienen falta aquí.
    }
caption-welcome =
    Te damos la bienvenida. Un diario de tus turnos, en archivos sencillos en este dispositivo; nada sale de él.
    Unas preguntas: Intro salta una, Retroceso vuelve atrás, Ctrl-C sale y guarda tus respuestas.
caption-wrongKind = { $id }: no es «{ $expected }», sino «{ $kind }»

care = { $name }, { $number }
care-a-friend-your = alguien cercano, tu médica o médico, o un número de findahelpline.com
care-separator = ;{" "}
care-these-have-been = Han sido semanas duras. Puedes hablar con alguien, de día y de noche: { $who }.

circumstance-indexInBlock = desde el cuarto día de una racha de trabajo
circumstance-indexInBlock-1 = el primer día de una racha de trabajo
circumstance-indexInBlock-2 = el segundo día de una racha de trabajo
circumstance-indexInBlock-3 = el tercer día de una racha de trabajo
circumstance-nightInARow = desde la tercera noche de una racha
circumstance-nightInARow-1 = la primera de varias noches seguidas
circumstance-nightInARow-2 = la segunda noche de una racha
circumstance-person = en los días con { $text }
circumstance-shift = en los turnos «{ $shift }»
circumstance-shift-day = en los turnos de día
circumstance-shift-night = en los turnos de noche
circumstance-shift-rest = en los días de descanso
circumstance-shortRest = tras poco descanso (menos de 11 h, o de 24 h tras una noche)
circumstance-shortSleep = tras poco sueño (menos de 6 h en las 24 h antes del turno)
circumstance-tag = en los días con la etiqueta { QUOTED($text) }
circumstance-weather = con tiempo { QUOTED($text) }
circumstance-weekday = los { $weekday }

colon = :{" "}

commit-busy = otra orden está haciendo un commit y no terminó a tiempo
commit-detached = aquí no hay ninguna rama activa, y lo que se confirma en ninguna se pierde en el próximo cambio; vuelve a una con: git switch RAMA
commit-failed = escrito, pero sin commit: { $reason }
commit-filtered = un filtro de .gitattributes transforma estos archivos y no se inician filtros; con: git commit
commit-late = Archivos que esperan un commit: { $count }. El próximo cambio los incluye.
commit-nameless = git no conoce tu nombre; ponlo con git config user.name y git config user.email
commit-refused = git lo rechazó ({ $step })
commit-staged = hay otra cosa preparada; primero: git commit
commit-unfinished = git espera que termine un merge o un rebase

confirmation-answersKept = Tus respuestas están guardadas: «{ $command }» sigue con ellas.
confirmation-answersNotKept = No se pudieron guardar tus respuestas. Esto es lo que escribiste:
confirmation-changed = Cambiado: { $path }
confirmation-created = Escrito: { $path } ({ $what }, { $day })
confirmation-defaultNotSet = No se pudo recordar; -C CARPETA o SMJOURNAL_DIR nombran el diario.
confirmation-deleted = Borrado: { $path }; ahora está en { $to }
confirmation-editedWithoutChange = { $path } se queda como estaba
confirmation-foundAnywhere = smjournal lo encuentra desde cualquier carpeta.
confirmation-journalCreated = Diario creado en { $folder }
confirmation-journalNamed = { $name } es ahora { $path }
confirmation-journalUnnamed = { $name } ya no es un nombre; el diario sigue donde está
confirmation-liked = Te gusta: { $text }
confirmation-momentStays = Sigue diciendo cuándo se escribió, { $at }; para quitarlo: { $command }
confirmation-moved = Movido: { $from } → { $to } ({ $day })
confirmation-noEntryWritten = El fin de turno está escrito; la entrada no.
confirmation-notUndoable = Este cambio no se podrá deshacer: no se pudo escribir su historial
confirmation-nothingWritten = No se ha escrito nada.
confirmation-redated = { $path } es ahora de otro día: { $day }
confirmation-settingGone = { $key } ya no tiene: { $names }; 'undo' los recupera
confirmation-tagInText = #{ $tag } está en el texto y se queda; quítalo ahí
confirmation-taken = Recogido del buzón: { $paths }
confirmation-unchanged = Nada que cambiar en { $path }
confirmation-undone-created = Deshecho: { $path } ha vuelto
confirmation-undone-moved = Deshecho: el archivo vuelve a estar en { $path }
confirmation-undone-trashed = Deshecho: el archivo nuevo está en { $path }
confirmation-undone-unchanged = Deshecho: { $path } está como antes
confirmation-undoneBatch = Deshecho: { $count }; los nuevos están en la papelera
confirmation-undoneBatch-kept =
    Deshecho: { $count }; los nuevos están en la papelera; { $kept ->
        [one] 1 cambió desde entonces y se queda
       *[other] { $kept } cambiaron desde entonces y se quedan
    }
confirmation-unliked = Ya no te gusta: { $text }

countdown-few = ¡Solo { $shifts } para tus vacaciones! 🎉
countdown-many = ¡{ $shifts } para tus vacaciones! 🎉
countdown-no-more-shifts = Ni un turno más: ¡tus vacaciones empiezan { $when }! 🎉
countdown-that-time-off = Esas vacaciones ya pasaron.
countdown-tomorrow =
    { $days ->
        [one] mañana
       *[other] dentro de { $days }
    }
countdown-until-your-time = { $shifts } para tus vacaciones, { $doubt }.

countdownDetails = { $shifts } { $rota }

countdownDetails-extra = de ellos { $shifts } extra
countedShift = { $day }: { $type }, { $shift }

day = { $weekday } { $day } de { $month }
day-on = el { $day }
day-toCome = { $day } todavía no ha llegado
day-year = { $weekday } { $day } de { $month } de { $year }

dimension-distance = Distanciamiento del trabajo
dimension-exhaustion = Agotamiento
dimension-littleAccomplishment = La sensación de lograr poco

document-alias = el valor está escrito en otro sitio, en el ancla «&{ $name }»
document-anchored = el valor se usa en otro sitio, como alias «*{ $name }»
document-cannotBeMadeSafely = el texto cambiado no se leería como se quiere
document-complexKey = la clave es una lista, una serie de claves, un texto de varias líneas o sigue a un «?»
document-conflictMarker = la cabecera lleva marcas de conflicto de git; resuelve primero el conflicto
document-frontMatterElsewhere = lo que aquí parece una cabecera es texto; ponlo primero entre líneas «---» al principio del archivo
document-frontMatterIsNoMapping = la cabecera no está hecha de claves con valores
document-frontMatterNotUnderstood = la cabecera no se entiende, así que no se reescribe nada en ella
document-mergeKey = la clave «<<» toma sus valores de otro sitio
document-noSuchItem = no hay elemento { $index }: la lista tiene { $count }
document-noSuchKey = no hay ninguna clave «{ $key }»
document-notList = el valor de «{ $key }» no es una lista
document-notMapping = el valor de «{ $key }» no tiene claves
document-sharedLine = el valor comparte su línea o sus corchetes con algo que se perdería
document-tagged = el valor lleva el tipo «{ $tag }», que quizá no vaya con uno nuevo
document-unterminatedFrontMatter = a la cabecera le falta al final la línea «---»
document-valueNotUnderstood = el valor de «{ $key }» no se puede leer, así que no se reescribe

doubt-farDay = { $day } está a más de { $years } de los demás días de este diario: ¿es correcto el año?
doubt-missingCheckIn = fin de turno sin inicio de turno
doubt-missingCheckOut = inicio de turno sin fin de turno
doubt-openCallOut = inicio de turno durante una guardia sin fin de turno: la llamada no cuenta nada
doubt-restHours = { $shift } no es trabajo, así que sus horas, { $hours }, no cuentan: indica el turno al que pertenecen
doubt-tooLong = un turno de { $hours } horas, hasta { $checkOut }: ¿falta un fin de turno?
doubt-workedRest = el turno { $shift } no es trabajo, así que las horas { $hours } no cuentan: indica el turno al que pertenecen

doubtfulHours = «{ $found }» puede ser { $first }, { $second } o { $literal }; escribe lo que quieres decir

duration = { $hours } h { $minutes } min
duration-hours = { $hours } h
duration-minutes = { $minutes } min

edit-invalidKey = { QUOTED($key) } no puede ser una clave
edit-notAList = { $key } lleva un valor, no una lista
edit-untilBeforeFrom = until ({ $iso }) sería anterior a from ({ $iso2 })
edit-wrongValue = { $key }: se espera { $expected }, no { QUOTED($found) }

effect =
    Tu { $measure } es { $direction ->
        [higher] { $measure ->
            [mood] más alto
            [stress] más alto
            [fatigue] más alto
           *[other] más alta
        }
       *[lower] { $measure ->
            [mood] más bajo
            [stress] más bajo
            [fatigue] más bajo
           *[other] más baja
        }
    } { $circumstance }: { $own } frente a { $otherMean } ({ $days } frente a { $others }, diferencia { $strength }).

encouragements-gentle-1 = Ve con calma; nadie tiene que poder con todo a solas.
encouragements-gentle-2 = Una cosa cada vez. Tómate tu pausa.
encouragements-gentle-3 = Hoy también está bien pedir ayuda.
encouragements-gentle-4 = Trátate con la misma amabilidad con que tratas a los demás.
encouragements-gentle-5 = Los pasos pequeños cuentan. De esta sales.
encouragements-usual-1 = Que tengas un buen turno.
encouragements-usual-2 = Sabes lo que haces.
encouragements-usual-3 = En marcha, y bebe algo por el camino.
encouragements-usual-4 = Paciente a paciente.
encouragements-usual-5 = Hay buena gente que se alegra de que hoy estés de turno.

entry-cutTag = «{ $word }» cuenta como la etiqueta { $tag }: en un texto tiene letras, cifras, _, - y /; --tag toma otros signos
entry-strangeMoment = «{ $words }» no se entiende como un momento y queda en el texto; --at o --date dice cuándo fue
expectation-between = un número entero de { $lowest } a { $highest }
expectation-civilDay = un día como 2026-11-20
expectation-clockTime = una hora como "19:00"
expectation-cycle = un ciclo de turnos como día día noche noche descanso descanso
expectation-formatVersion = una versión que este programa conozca (1)
expectation-hours = horas como "19:00-07:30"
expectation-list = una lista
expectation-map = claves con sus valores
expectation-number = un número entero
expectation-oneOf =
    { $words ->
        [one] { $words2 }
       *[other] uno de { $words3 }
    }
expectation-ownKey = una clave que el formato no tiene ya
expectation-range = el valor más bajo y el más alto, como "0-10"
expectation-recipient = una clave para la que cifra age, como age1… o ssh-ed25519 …
expectation-shiftWord = día, noche, descanso o una palabra tuya
expectation-text = texto en una línea
expectation-timestamp = un momento como 2026-11-20T18:50:00+01:00
expectation-truth = true o false
expectation-unambiguousDay = un día cuyo mes sea claro, como 2026-11-20
expectation-weekday = un día de la semana como lunes
expectation-zoneName = una zona horaria que este sistema conozca, como Europe/Madrid

expected-assignment = CLAVE=VALOR
expected-birthday = un cumpleaños, como 1985-03-12, o --03-12 sin el año
expected-columnMeaning = una columna con lo que contiene, como 'Score=mood 1-10' o 'Anxiety=scale 0-3 low'
expected-condition = una condición, como place=Lyon o energy>=4
expected-count = un número entero desde 0
expected-cycle = palabras de turnos, como 'día noche descanso'
expected-day = un día, como 2026-11-20, hoy o ayer
expected-daysApart = comas entre los días, como en «noche, día libre, día»: sin ellas puede ser un día o varios
expected-duration = un periodo, como 30d, 4w, 6m o 1y
expected-hours = dos horas, como noche=19:00-07:30
expected-instant = un instante ISO 8601, como 2026-11-20T18:50:00+01:00
expected-journalName = un nombre de diario en este equipo, con letras y cifras, como @trabajo=~/trabajo
expected-link = smjournal://show/ID, smjournal://new o smjournal://check-in
expected-linkAtTerminal = un terminal: lo que abre un enlace se responde ahí
expected-moment = una hora, como 07:30 o 2026-11-20T07:30
expected-month = un mes, como 2026-11 o noviembre
expected-mood = un ánimo: { $moods }
expected-moodMeaning = una palabra con un ánimo, como meh=neutral
expected-otherJournal = la carpeta de otro diario que no sea este
expected-shiftMeaning = una palabra con un tipo de turno, como 'N=noche 21:00-07:00'
expected-shiftType = una palabra y lo que significa, como D='día 07:00-19:30 pausa 30'
expected-span = un día, o dos: 20 dic a 3 ene, 2026-12-20..2027-01-03
expected-spans = dos horas, como 18:45-07:50
expected-tagChange = +ETIQUETA para añadir o -ETIQUETA para quitar una etiqueta
expected-take = CLAVE=ours o CLAVE=theirs
expected-text = algo de texto
expected-word = una palabra sin espacios
expected-year = un año, como 2026
expected-zone = el nombre de una zona horaria, como Europe/Madrid

explanation-dayBoundary-after = { $what }: el día del reloj
explanation-dayBoundary-before = { $what }: tus días empiezan a las { $start } (day-starts)
explanation-explicitDay = { $what }: tú indicaste el día
explanation-explicitShift = { $what }: tú indicaste el turno
explanation-lastBegun = { $what }: el último turno que empezó; 'move', --date o --shift indican otro
explanation-openShift-of = {" "}de las { $time }
explanation-openShift-your-check-in = { $what }: tu inicio de turno{ $since } aún no tiene fin de turno
explanation-plan = { $what }: { $planned }

export-asPage = la página se llama { $file }: sin esa terminación un navegador muestra su código
export-asTimeOff =
    { $count ->
        [one] 1 ausencia, como una baja, figura en él como día libre; con --private se nombra
       *[other] { $count } ausencias, como bajas, figuran en él como días libres; con --private se nombran
    }
export-askPrivate =
    { $count ->
        [one] Incluirá 1 registro privado. ¿Seguir?
       *[other] Incluirá { $count } registros privados. ¿Seguir?
    }
export-birthday = Cumpleaños de { $name }
export-calendar = Turnos y vacaciones
export-calendar-birthdays = Cumpleaños
export-calendar-reminders = Inicios y fines de turno
export-calendar-shifts = Turnos
export-calendar-time-off = Vacaciones
export-calendarNotKept = el calendario { $file } no se pudo volver a escribir; queda como estaba:
export-encryptionFailed = { $program } se negó a cifrar para este destinatario; no se ha escrito nada
export-holdsPrivate =
    esta copia contiene también { $count ->
        [one] 1 registro privado
       *[other] { $count } registros privados
    }: guárdala para ti
export-isOff = { $name }: vacaciones
export-leavesConflicts =
    { $count ->
        [one] 1 archivo en conflicto no está en esta exportación; «smjournal conflicts» lo muestra
       *[other] { $count } archivos en conflicto no están en esta exportación; «smjournal conflicts» los muestra
    }
export-missing = Fotos y grabaciones que tus notas nombran y que no están: { $count }; «smjournal check» las muestra.
export-noEncryption = { $program } no está instalado, y no se ha escrito nada; está en https://age-encryption.org
export-noPandoc = { $program }, que hace el documento, no está instalado, y no se ha escrito nada; está en https://pandoc.org
export-pandocFailed = { $program } no ha hecho ningún documento; no se ha escrito nada
export-passesOver =
    de la carpeta del diario, { $count ->
        [one] 1 elemento no está
       *[other] { $count } elementos no están
    } en esta copia:
export-receipt = { $records } en { $files }, { $bytes }{ $leftOut }
export-receipt-form = una página para rellenar, { $bytes }; envíala al teléfono y ábrela allí
export-receipt-people-left-out = ; sin { $people }: un archivo así no tiene sitio para personas
export-receipt-private-left-out =
    ; { $leftOut ->
        [one] 1 privado omitido (--private lo incluye)
       *[other] { $leftOut } privados omitidos (--private los incluye)
    }
export-uncleaned = omitido, porque puede decir dónde se tomó y eso no se puede quitar: { $path }
export-unshown =
    { $count ->
        [one] 1 foto o grabación no está en él: un archivo así no puede mostrarla
       *[other] { $count } fotos y grabaciones no están en él: un archivo así no puede mostrarlas
    }
export-withoutMedia =
    { $count ->
        [one] 1 foto o grabación se nombra y no está en el archivo; en una carpeta o un .zip va con él: --output NOMBRE.zip
       *[other] { $count } fotos y grabaciones se nombran y no están en el archivo; en una carpeta o un .zip van con él: --output NOMBRE.zip
    }
export-works = { $name }: trabajo

figure-afterLongRest = tras más descanso
figure-afterShortRest = tras menos de 11 h de descanso
figure-ahead = Por venir
figure-averageWeek = Semana media
figure-balance = Saldo
figure-changes = Cambios del cuadrante
figure-contract = Por contrato
figure-daysOff = Días libres
figure-extras = Extra, contados como previstos
figure-findings = Fuera de los límites
figure-holidays = Festivos
figure-hours = Horas
figure-knownDays = Días conocidos
figure-longestNightRun = Racha más larga de noches
figure-longestRun = Racha más larga de días de trabajo
figure-longestShift = Turno más largo
figure-nightHours = Horas de noche
figure-nightToDay = De noche a día en menos de 48 h
figure-nights = Noches
figure-onCall = De guardia
figure-overtime = Más de lo previsto
figure-place = día de la racha
figure-planned = Previstas
figure-presence = Presencia
figure-ratings = Cómo se sintió
figure-report = Tiempo de trabajo, descanso y recuperación
figure-rests = Descansos
figure-sevenDays = Máximo en 7 días
figure-shifts = Turnos
figure-shortestRest = Descanso más corto
figure-splitDays = Días con turno partido
figure-sundays = Domingos
figure-under11 = Descansos de menos de 11 h
figure-under12 = Descansos de menos de 12 h
figure-weekends = Fines de semana con trabajo
figure-weeklyRest = Descanso más largo
figure-weeks = Semanas
figure-worked = Trabajadas

file-type-brokenLink = un enlace que no lleva a ninguna parte
file-type-device = un dispositivo
file-type-folder = una carpeta
file-type-pipe = una tubería
file-type-socket = un socket

form-afterShift = Después de mi turno
form-again = Escribir otro
form-back = Atrás
form-beforeShift = Antes de mi turno
form-belongs = Su sitio es la carpeta { $folder } de tu diario.
form-break = Pausa no pagada, en minutos
form-date = Día (de una noche: aquel en que empieza)
form-download = Descargar
form-failed = No se ha guardado: { $reason }
form-folderHint = Elige la carpeta de tu diario: la que tiene journal.md dentro.
form-keep = Listo
form-moodOnly = Mi ánimo
form-needAnswer = Da al menos una respuesta.
form-next = Siguiente
form-noScript = Esta vista previa no puede guardar. Abre el archivo en tu navegador: en un iPhone, compártelo con un navegador o guárdalo en Archivos y ábrelo desde ahí.
form-refused = Una línea de la nota parece la marca de una fusión. Cambia su comienzo, por favor.
form-saveToFolder = Guardar en mi diario
form-saved = Guardado como { $place }
form-share = Compartir
form-summary = Se va a guardar
form-time = Hora
form-title = ¿Cómo estás?
form-which = ¿Qué quieres escribir?

gapCount =
    { $gaps } { $gaps ->
        [one] vez
       *[other] veces
    }

greeting = { $words }.
greeting-afternoon = Buenas tardes
greeting-evening = Buenas noches
greeting-morning = Buenos días
greeting-name = { $words }, { $value }.

greeting-night = Buenas noches
half-afternoon = tarde
half-morning = mañana

health-backup-backup = Copia de seguridad
health-backup-last-made = la última, { $day }
health-backup-none-backup = Copia de seguridad
health-backup-none-none-noted-after = ninguna anotada; tras hacer una: smjournal doctor --backed-up
health-calendars = Calendarios
health-conflicts-but-git = { $found }, pero no se sabe qué espera git
health-conflicts-conflicts = Conflictos
health-conflicts-none = ninguno
health-disk-disk = Disco
health-disk-free = { $free } libres{ $isScarce }
health-disk-nearly-full = : casi lleno
health-drafts = Borradores
health-drafts-aside = { $count } apartados, hasta que los quites: { $paths }
health-encryption-disk-at-rest = En el disco
health-encryption-disk-the-disk-is = el disco está cifrado ({ $tool })
health-encryption-folder-a-decrypted-view = vista descifrada de una carpeta cifrada ({ $tool })
health-encryption-folder-at-rest = En el disco
health-encryption-unknown-at-rest = En el disco
health-encryption-unknown-no-encryption-visible = desde aquí no se ve ningún cifrado; mira «smjournal help at-rest»
health-git = git
health-gitCrypt-encrypts-the-records = cifra los registros en git: los cambios de dos dispositivos no se pueden fusionar
health-gitCrypt-git-crypt = git-crypt
health-inbox = Buzón
health-inbox-foreign = { $folder }; { $count } que no son del formulario de este diario quedan ahí
health-index-good-index = Índice
health-index-good-up-to-date = al día (smjournal reindex --verify lo compara con cada archivo)
health-index-unwritable-can-t-be = no se puede escribir ({ $error })
health-index-unwritable-index = Índice
health-notices-syncing = Sincronización
health-notices-thing-to-look =
    { $count ->
        [one] 1 cosa que mirar
       *[other] { $count } cosas que mirar
    }
health-otherJournals-not-part-of = no forman parte de este: { $folders }
health-otherJournals-other-journals = Otros diarios
health-permissions-others-may-read = otros pueden leer { $count } de los archivos y carpetas
health-permissions-permissions = Permisos
health-permissions-yours-alone = solo tuyos
health-problems = { $count } { $sort }
health-problems-none = ninguno
health-problems-problems = Problemas
health-records = { $map }; { $bytes }
health-records-none = ninguno
health-records-records = Registros
health-seal = Sellado
health-seal-clear = de clases selladas, legibles: { $records }
health-seal-keys = claves: { $count }
health-seal-left = queda un texto editado en { $path }
health-seal-noKey = ninguna clave en este dispositivo
health-seal-noProgram = no están instalados ni age ni rage
health-seal-plainKey = la clave está aquí sin frase de paso
health-seal-swap = no se ve que el espacio de intercambio (swap) esté cifrado
health-seal-unlocked = abierto hasta las { $time }
health-sync-absent = no se usa aquí
health-sync-driverMissing = preparado, pero el programa que debe fusionar ya no está
health-sync-foreign = es de otro usuario; no se preguntó nada
health-sync-gitMissing = hay un repositorio, pero git no está instalado
health-sync-otherDriver = fusiona los registros con otro controlador
health-sync-outdated = preparado por una versión anterior
health-sync-ready = preparado
health-sync-unprepared = se usa, pero sin preparar
health-sync-unreadable = hay un repositorio, pero git no puede leerlo
health-syncthing = Syncthing

help-affirmation = La afirmación de hoy
help-affirmationAdd = Añadir una afirmación tuya
help-affirmationCategory = de esta categoría: resilience (resiliencia), competence (competencia), compassion (compasión) o balance (equilibrio)
help-affirmationLike = Marcar que te gusta una afirmación; la de hoy si no se nombra otra
help-affirmationList = Listar las afirmaciones
help-affirmationSpare = No mostrar una afirmación tras un turno duro
help-affirmationUnlike = Quitar el «me gusta»
help-all = todos los conflictos
help-also = El diario de otra persona cuyos horarios figuran al lado, sin una palabra más
help-alsoTyped = También se escribe
help-append = Añadir una línea con su hora a la nota de hoy, o a un registro
help-appendLast = a lo último que se escribió o cambió
help-appendTo = a este registro
help-at = cuándo fue, como 07:30 o 2026-11-20T07:30
help-attach = Copiar fotos y grabaciones al diario y nombrarlas en un registro
help-backedUp = anotar que acaba de hacerse una copia de seguridad
help-badge = una insignia, como emoji o nombre; puede repetirse
help-birthday = el cumpleaños, como 2019-03-12, o --03-12 sin el año
help-both = donde ambos lados cambiaron el mismo sitio de un texto, guardar los dos, uno bajo otro
help-break = la pausa sin pagar, si no fue la habitual, como 15 o ninguna
help-callOut = una llamada durante la guardia, como 23:40-04:10; se puede repetir
help-caption = qué se ve en la imagen
help-category = para qué son: leave (vacaciones), rtt, training (formación), sick (baja) u other (otro)
help-check = Señalar cada problema de cada archivo
help-checkIn = Anotar cómo te sientes antes de un turno
help-checkOut = Anotar cómo te sientes después de un turno
help-clock = qué cuenta como tus horas si no las indicas: said (el cuadrante) o notes (las horas de tus notas de inicio y fin de turno)
help-color = colores: auto, always (siempre) o never (nunca)
help-commands = Órdenes
help-commonOptions = Opciones comunes
help-completions = Escribir el guion de autocompletado de un intérprete
help-condition = registros cuya clave dice esto: place=Lyon, energy>=4; puede repetirse
help-config = Mostrar los ajustes del perfil, o cambiarlos
help-conflicts = Listar lo que dejaron la sincronización y las fusiones, y en qué difiere
help-consent = quitar sin preguntar
help-csv = en tabla, una línea por turno
help-cycle = los turnos uno tras otro, como 'día día noche noche descanso descanso'
help-daily = abrir la nota del día; si no existe, se crea
help-date = el día al que pertenece, como 2026-11-20, hoy o ayer
help-day = Todo sobre un día: turno, horas, ánimo, registros
help-delete = Llevar un registro a la papelera
help-doctor = La salud del diario en una página, con sus remedios
help-dryRun = Decir solo lo que se haría
help-edit = Abrir un registro en tu editor y comprobarlo después
help-editOption = abrir el archivo nuevo en tu editor
help-encryptTo = cifrar con age para esta clave pública, o para las claves de este archivo
help-endTime = cuándo terminó de verdad el turno, como 7h50 o ahora
help-entryTitle = el título, tal cual; las palabras son entonces el texto
help-examples = Ejemplos
help-excel = una tabla que Excel abre con un doble clic
help-exitDataProblem = algo va mal en un archivo, o lo que se nombró no está
help-exitDone = todo ha ido bien
help-exitInputOutput = un archivo no se pudo leer o escribir
help-exitLocked = un registro sellado no se lee sin la clave
help-exitUsage = palabras equivocadas en la línea de órdenes
help-explain = decir qué día se eligió, y por qué
help-export = Exportar el diario: markdown, json (la copia de seguridad), csv, ics, una página, un PDF, una imagen, una página para escribir, la app del teléfono, un libro, para Day One, jrnl u Org
help-favorite = Marcar un registro como favorito
help-favoriteOff = quitar la marca
help-favoriteOption = marcarla como favorita
help-filterFavorite = solo los favoritos
help-filterMood = registros con este ánimo
help-filterPerson = registros que nombran a esta persona
help-filterShift = registros de este turno
help-filterTag = registros con esta etiqueta; puede repetirse, deben estar todas
help-forget = Borrar registros para siempre, también de la papelera y del historial de undo, tras una pregunta
help-format = una línea para la barra de estado, con {"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"}; {"{"}{"{"} y {"}"}{"}"} representan llaves; un formato que empieza por {"{"}{"{"}" da JSON
help-from = desde este día
help-full = hacer el índice desde cero
help-half = solo medio día: morning o afternoon
help-help = Explicar una orden
help-helpOption = esta ayuda
help-highlight = algo que recordar; puede repetirse
help-holidays = los festivos, por país o región: es, fr; varios con comas
help-hours = horas habituales de un turno, como noche=19:00-07:30
help-html = escribir una página para papel en este archivo
help-ids = con los id de los registros
help-importAgain = Traer también lo que borraste desde entonces, lo que es distinto aquí y los archivos ocultos de una copia
help-importCategory = Solo los eventos de esta categoría
help-importDates = El día de las notas que no dicen ninguno: file toma la hora del archivo
help-importOnly = Solo los eventos cuyo título contiene esto
help-importPerson = De quién son las filas de una tabla, o quién de una agenda; '*' para todos
help-importTags = El signo de las etiquetas de jrnl: @, o @# para ambos; con # solo, las palabras con @ son personas
help-importZone = La zona de las horas que no tienen; si no, la del diario
help-importing = Traer un cuadrante, o el diario de otro programa
help-inEnglish = Esta página solo existe en inglés.
help-includePrivate = también los registros privados
help-includeSealed = también los registros sellados, legibles; pide la frase de paso en un terminal
help-index = guardar el índice en este archivo; si no, SMJOURNAL_INDEX
help-initialize = Crear un diario nuevo en una carpeta
help-insights = Qué acompaña a los días buenos y a los malos; descanso y recuperación
help-isPrivate = dejarlo fuera de exportaciones, páginas y asistentes
help-journal = la carpeta del diario; si no, SMJOURNAL_DIR, si no, la más cercana hacia arriba
help-json = responder con un documento JSON
help-jsonLines = un registro JSON por línea
help-keepPosition = copiar tal cual, con el lugar y la cámara de la foto
help-kind = registros de este tipo; puede repetirse
help-lang = el idioma: { $codes }
help-language = el idioma del diario: { $codes }
help-letters = qué suelen significar las letras en un país, mostrado y confirmado en el terminal: fr
help-liked = solo las que te gustan
help-limit = mostrar como mucho tantos
help-link = Abrir un enlace como smjournal://show/ID; pregunta y no escribe nada por sí solo
help-list = Listar registros, primero los más recientes, al final lo que viene
help-listFormat = una línea por registro, con {"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}, cualquier otra clave, \t y \n; {"{"}{"{"} y {"}"}{"}"} representan llaves; un formato que empieza por {"{"}{"{"}" da JSON
help-lock = Quitar la clave de la memoria
help-man = Escribir una página para man, de una orden o del programa
help-manCache = el índice, que se puede borrar en cualquier momento
help-manDescription = Descripción
help-manEditorVariable = el editor que abre los archivos
help-manEnvironment = Entorno
help-manExitStatus = Código de salida
help-manFiles = Archivos
help-manFormat = los archivos de un diario
help-manIndexVariable = el archivo del índice, donde --index no lo nombra
help-manJournalVariable = la carpeta del diario, donde --journal no la nombra
help-manName = Nombre
help-manPagerVariable = el programa que muestra página a página las respuestas largas; sin ella se escriben tal cual
help-manProfile = el perfil; marca la raíz de un diario
help-manProgram = Cómo se sintió un turno antes y después, las entradas del diario, las vacaciones: cada cosa es un archivo Markdown con cabecera YAML en una carpeta por mes. smjournal los escribe y los lee, cuenta los turnos que faltan para tus vacaciones y nunca toca la red.
help-manSeeAlso = Véase también
help-manSynopsis = Sinopsis
help-manZonesVariable = una carpeta de reglas de zonas horarias, en lugar de la del sistema
help-mapColumn = Qué contiene una columna de una tabla de ánimo: 'Date=date', 'Score=mood 1-10', 'Anxiety=scale 0-3 low', note, tags, time, title, people, keep, skip; se guarda en el perfil
help-mapMood = Qué ánimo indica una palabra, como 'meh=neutral'
help-mapShift = Qué significa un código, como 'N=noche 21:00-07:00'; queda en el perfil
help-mcp = Responder a un asistente local (Model Context Protocol) por la entrada y la salida estándar
help-mcpPrivate = dejarle ver también los registros privados
help-mcpWrite = dejarle escribir entradas, ánimos, inicios y fines de turno
help-memories = Lo que escribiste este día, esta semana y este mes en otros años
help-merge = Fusionar tres versiones de un archivo; lo llama git
help-month = Un mes en calendario: trabajo, ánimos, vacaciones
help-mood = el ánimo, de 1 a 5, como emoji o palabra
help-moodCommand = Anotar tu ánimo: de 1 a 5, un emoji o una palabra
help-moreHelp = «smjournal help ORDEN» y «smjournal help TEMA» dicen más.
help-move = Dar otro día a un registro
help-name = tu nombre
help-new = Escribir una entrada del diario; solo en un terminal, pregunta
help-noIndex = leer cada archivo en vez de usar el índice
help-noInput = no preguntar nunca nada
help-noPager = escribir las respuestas largas tal cual, sin paginador
help-noPassphrase = guardar la clave sin frase de paso
help-notAfterHardShift = no al día siguiente de un turno duro
help-note = una nota; - la lee de la entrada estándar
help-now = tomar este momento como ahora
help-offset = saltarse tantos al principio
help-older = solo lo que se borró hace más: 30d, 4w, 6m, 1y
help-on = en este día
help-once = los días vienen una vez y no se repiten
help-only = una parte: shifts, time-off, birthdays o reminders de un calendario; year, la imagen de una página; puede repetirse
help-options = Opciones
help-ours = donde ambos lados cambiaron lo mismo, tomar la versión del archivo
help-output = adónde, - para la salida estándar; una carpeta si acaba en / o ya existe
help-pdf = escribir un PDF en este archivo
help-people = Las personas, los registros que las nombran, sus próximos cumpleaños
help-peopleAdd = Crear el archivo de una persona
help-person = alguien a quien nombra; puede repetirse
help-photo = una foto o una grabación para adjuntar
help-photoSize = reducir las fotos: el lado más largo en píxeles, por ejemplo 1600 (con ImageMagick)
help-place = dónde fue
help-plain = preguntar en líneas simples, para lectores de pantalla y terminales sencillos
help-privacy = señalar lo que otros podrían leer: permisos, palabras que identifican a pacientes, lugares en fotos, servidores públicos
help-program = smjournal – un diario en archivos de texto sencillos para quienes trabajan a turnos
help-prompts = Hace un año, los días sin una palabra, la semana en breve
help-random = Una entrada de otros días, al azar
help-ratings = con las valoraciones de antes y después de los turnos
help-reindex = Poner el índice al día
help-relation = qué es para ti, por ejemplo hija o amiga
help-reminderDays = para cuántos días de turnos, 56 si no se dice
help-reminders = Escribir recordatorios para systemd, cron, launchd o un calendario
help-replace = pasar a la papelera la nota anterior de este turno
help-replaceMood = pasar a la papelera el último ánimo del día, si no lleva texto
help-report = Tiempo de trabajo, descanso y recuperación de un periodo
help-reportShifts = cada turno con sus horas y su origen
help-resolve = Fusionar versiones en conflicto de un archivo, clave por clave
help-restore = Recuperar un registro de la papelera
help-rota = Mostrar los turnos de las próximas cuatro semanas
help-rotaAdd = Un turno más en un día, además de los previstos
help-rotaChanges = Qué ha cambiado en los cuadrantes publicados, y con cuánta antelación
help-rotaCheck = Encontrar días sin cuadrante, turnos que se solapan y descansos fuera de los límites
help-rotaOff = Ausencia de uno o varios días: enfermedad, otro motivo
help-rotaSet = Escribir un cuadrante en el perfil
help-rotaSwap = Otro turno en un día, o dos días que se intercambian
help-rotaWorked = Decir las horas trabajadas un día
help-rules = los límites que mostrar: eu, fr-hospital, fr, uk, de, ch o none
help-scale = una valoración de 1 a 5
help-schema = Escribir el esquema JSON (JSON Schema) de la cabecera de los archivos, para editores
help-seal = Sellar registros: nadie los lee sin tu clave
help-sealAdd = Sellar para una clave más
help-sealAgain = sellar de nuevo todo lo sellado
help-sealIdentity = un archivo con la identidad de age que se toma
help-sealRemove = Dejar de sellar para una clave
help-sealSetup = Crear o tomar la clave que abre lo sellado
help-sealedOption = sellado desde el principio
help-search = Buscar palabras en títulos, etiquetas y textos: todas, "una frase", palabra*, -palabra
help-set = Cambiar claves de un registro; todo lo demás de su archivo queda igual
help-setup = Preparar para git, Syncthing u Obsidian; instalar recordatorios, calendario, buzón
help-setupCommit = hacer un commit tras cada cambio, en este equipo; nunca push
help-setupNoCommit = dejar de hacer un commit tras cada cambio
help-setupOff = Dejar de mantener este calendario o buzón; los archivos quedan como están
help-shift = el turno: day (día), night (noche), rest (descanso) o una palabra tuya
help-shiftType = qué significa una palabra del cuadrante, como D='día 07:00-19:30 pausa 30'; puede repetirse
help-show = Mostrar un registro
help-sort = orden por date, title, mood, words, created, modified o una valoración; -date descendente, +date ascendente
help-sourceOption = quién escribe esto, como shortcut o cron
help-spareOff = mostrarla de nuevo tras cualquier turno
help-startTime = cuándo empezó de verdad el turno, como 18h45 o ahora
help-stats = Cifras, cada una con el número de registros que hay detrás
help-status = en qué punto están: planned (previstas) o approved (aprobadas)
help-suggest = Etiquetas, ánimo, personas y lugares que sugiere un texto; no escribe nada
help-tag = Añadir y quitar etiquetas de un registro; sin ninguna, las propone
help-tagOption = una etiqueta; puede repetirse
help-tags = Cada etiqueta con su número y su último día
help-take = para esta clave, tomar la versión del archivo o la otra; se puede repetir
help-team = Cifras de varios diarios que no nombran a nadie
help-teamFigures = Escribir las cifras propias por mes, para dar a «team» en lugar del diario
help-teamMinimum = cuántas personas necesita una cifra, al menos 3; 5 si no se dice
help-template = una plantilla de la carpeta templates
help-text = el texto; - lo lee de la entrada estándar
help-theirs = donde ambos lados cambiaron lo mismo, tomar la otra versión
help-timezone = la zona horaria del diario, como Europe/Madrid; si no, la del sistema
help-title = cómo las llamas
help-today = La afirmación de hoy, la cuenta atrás, los registros y el turno
help-topics = Temas
help-transcribe = escribir lo que dice una grabación, con un programa de este equipo
help-trash = Listar lo que se borró, primero lo último
help-trashEmpty = Quitar archivos de la papelera para siempre, también del historial de undo, tras una pregunta
help-undo = Deshacer el último cambio
help-unlock = Guardar la clave en memoria un rato
help-unlockFor = cuánto tiempo: 15m, 1h; 15 minutos si no se dice
help-unseal = Devolver a los registros sellados sus archivos legibles
help-unset = Quitar claves de un registro
help-until = hasta este día inclusive
help-usage = Uso
help-vacation = vacaciones por venir; puede repetirse
help-vacationAdd = Planificar vacaciones
help-vacationList = Listar las vacaciones, pasadas y por venir
help-vacationRemove = Quitar unas vacaciones
help-vacationSet = Cambiar unas vacaciones
help-verify = comparar el índice con cada archivo
help-version = Escribir la versión
help-weather = qué tiempo hacía
help-week = Una semana: turnos con horas, descansos, ánimos, totales
help-weekday = solo en este día de la semana; puede repetirse
help-wholeHelp = todo, y no solo lo que cabe en una pantalla
help-why = por qué: sick (baja), leave (vacaciones), rtt, training (formación) o una palabra tuya
help-with = el programa que hace el PDF
help-year = Un año en píxeles: el ánimo de cada día

hint-cycleOrFile = un ciclo, la ruta de un cuadrante, Intro para más tarde
hint-dayOrToday = como lunes o 23/11, Intro para { $day }
hint-highlights = hasta tres, cada uno con Intro; Intro solo termina
hint-hoursOrLater = como 07:00-19:30, Intro para más tarde
hint-howToAnswer = 1–5 responde, Intro salta, Retroceso vuelve atrás, Ctrl-C sale y guarda tus respuestas.
hint-howToAnswerPlain = Cada respuesta es una línea: 1–5 e Intro, Intro solo salta, Ctrl-C sale y guarda tus respuestas.
hint-howYouWork = Tu ciclo, una palabra o letra por día desde el primero: día día noche noche descanso descanso, o M M N N L L.
hint-linesOrEditor = Alt-Intro para otra línea, Ctrl-X Ctrl-E para tu editor
hint-notUnderstood = Perdona, eso no lo puedo leer.
hint-numberKeys = teclas numéricas, Intro al acabar
hint-numberOrWords = un número, o palabras que buscar
hint-numbersOrTags = números o palabras, con comas entre ellos; Intro para ninguna
hint-numbersPlain = números separados por espacios, Intro para ninguno
hint-oneLine = Intro para omitir
hint-orderOrLater = por ejemplo día día noche descanso, Intro para más tarde
hint-picker = escribe para filtrar, flechas, Intro, Esc
hint-severalLines = Intro para nada, Alt-Intro para otra línea
hint-shiftOrDay = día, noche, descanso, una palabra tuya, o el día con el que se cambia
hint-shiftOrSkip = como noche 21:00-07:00 pausa 30, o descanso; - lo omite, Intro lo deja abierto
hint-spanOrSkip = como 20/12 al 3/1, Intro salta
hint-tagCommand = Etiquetas que encajan:
hint-yesOrNo = s/N
hint-yesUsually = S/n

hours = { $time } ({ $known } de { $shifts })

identifier-birthDate = puede ser una fecha de nacimiento
identifier-hospitalNumber = puede ser el número de historia de un hospital
identifier-name = puede ser el nombre de un paciente
identifier-nhs = puede ser un número NHS
identifier-own = coincide con tu patrón { QUOTED($pattern) }
identifier-socialSecurity = es un número francés de la seguridad social

importing-added =
    { $count ->
        [one] { $count } añadido
       *[other] { $count } añadidos
    }
importing-again = --again trae lo que borraste, lo que es distinto aquí y los archivos ocultos.
importing-askColumns = Intro si las columnas son correctas; si no, una de ellas, como Score=mood 1-10, Nota=note, Peso=skip
importing-askPeople = ¿Quién de las { $count } personas? Nombres con comas entre ellos
importing-askPerson = ¿De quién son estos turnos? Un nombre o su número
importing-askShift =
    ¿Qué significa { $word } ({ $count } { $count ->
        [one] vez
       *[other] veces
    })?
importing-askTitles = ¿Mostrar tres títulos?
importing-askWrite = ¿Importar?
importing-changed =
    { $count ->
        [one] { $count } puesto al día
       *[other] { $count } puestos al día
    }
importing-clear =
    { $count ->
        [one] 1 legible
       *[other] { $count } legibles
    }, como en la copia, aunque esos registros están sellados aquí; «smjournal seal ID» los sella
importing-column = { $column }: { $meaning }
importing-columns = columnas:
importing-conflicts =
    { $count ->
        [one] { $count } cambiado aquí y allí
       *[other] { $count } cambiados aquí y allí
    }
importing-everybody = --person '*' los toma a todos
importing-guessedColumns = Lo que contienen las columnas es una suposición, así que no se escribió nada. Para importarlo tal cual: { $command }
importing-learnt = para el perfil: { $words }
importing-leftOut =
    { $count } omitido{ $count ->
        [one] {""}
       *[other] s
    }: { $why }
importing-looksLike = Parece { $format }: smjournal import { $format } ARCHIVO
importing-mapMood = dale uno con --mood '{ $word }=neutral'
importing-mapShift = dale uno con --map { $argument }
importing-media = fotos y grabaciones: { $found }
importing-media-missing = fotos y grabaciones: { $found }, faltan { $missing }
importing-moods = ánimos: { $moods }
importing-morePlanChanges = y { $count } más
importing-nothingNew = Nada nuevo.
importing-openHours = Parece una planilla de turnos con solo horas: nada más que ellas dice qué es de día y qué de noche, y no se ha escrito nada. Para importarla tal cual: { $command }
importing-openPlan = Quizá no sea tu planilla actual, y no se ha escrito nada. Para importarla tal cual: { $command }
importing-openWords = Parece una planilla de turnos, pero nadie ha dicho qué se entiende por { $words }: no se ha escrito nada. Dilo con --map o impórtala tal cual: { $command }
importing-people = personas: { $names }; --tags '@#' las convierte en etiquetas
importing-planChange = { $day }: { $was } → { $becomes }
importing-planDays = días que cambian: { $count }
importing-progress = { $done } de { $total } escritos
importing-proposedShift = Intro para { $meaning }, - lo omite; o como noche 21:00-07:00 pausa 30
importing-read =
    { $format }: { $count ->
        [one] { $count } examinado
       *[other] { $count } examinados
    }
importing-reading = { $share } leído
importing-resolve = «smjournal conflicts» muestra lo que cambió en los dos lados.
importing-rowsOf = se toman las filas de { $name }
importing-same =
    { $count ->
        [one] { $count } que ya estaba
       *[other] { $count } que ya estaban
    }
importing-sealed =
    { $count } de ellos { $count ->
        [one] sellado
       *[other] sellados
    }
importing-settings = ajustes de la copia de seguridad: { $keys }
importing-stopped =
    { $count ->
        [one] se ha escrito
       *[other] se han escrito
    } { $count }; repite la importación para seguir
importing-undo = «smjournal undo» lo deshace todo.
importing-unknownMoods = ánimos sin grado: { $words }
importing-unknownShifts = turnos sin significado: { $words }
importing-withoutHours = turnos sin horas: { $words }; ninguna suma los cuenta hasta que las digas, por ejemplo --map { $argument }
importing-wouldAdd = { $count } por añadir
importing-wouldChange = { $count } por poner al día

inbox-strange = tiene claves que el formulario no escribe ({ $keys }); se quedó allí
input-awaited = Esperando lo que llega por la tubería; Ctrl-C guarda lo que llegó.

input-cut = por la entrada estándar vinieron más de { $limit }; el comienzo está escrito, el resto no se lee
input-none = «{ $verb }» no lee texto de la entrada estándar: nada de él está escrito
input-silent = todavía no ha llegado nada por la tubería y no se lee nada de ella; «… | smjournal { $command }» la espera
input-taken =
    { $lines ->
        [one] 1 línea de la entrada estándar es su texto
       *[other] { NUMBER($lines) } líneas de la entrada estándar son su texto
    }; «< /dev/null» la deja
input-unread = la entrada estándar no se lee aquí; «{ $option } -» la toma como texto
inquiry-day = ¿Qué día?
inquiry-days = ¿Qué días?
inquiry-export = ¿En qué formato exportar?
inquiry-file = ¿Qué archivo?
inquiry-hours = ¿Qué horas significa
inquiry-media = ¿Qué foto o grabación?
inquiry-reason = ¿Por qué motivo?
inquiry-reminders = ¿Qué debe recordártelo? ics es un archivo de calendario para tu teléfono; systemd, cron y launchd son relojes de este ordenador
inquiry-spans = ¿Desde qué hora hasta qué hora?

json-colon = «:»
json-commaOrBrace = una coma o {"}"}
json-commaOrBracket = una coma o ]
json-end = el final del texto
json-key = una clave entre "…"
json-value = un valor JSON

key-asleep = minutos de sueño
key-at = cuándo se escribió, o de cuándo habla
key-audio = grabaciones, como rutas desde el archivo
key-badges = cómo se sintió: emoji o palabras
key-birthday = el cumpleaños, con o sin el año: "--03-12"
key-break = minutos de pausa sin pagar, 0 sin pausa, si no fue la habitual
key-call-outs = las llamadas durante la guardia, cada una con sus horas: 23:40-04:10
key-category = el tipo de vacaciones
key-date = el día al que pertenece; para una noche, el día en que empezó
key-end = cuándo termina el turno o el sueño
key-energy = energía antes del turno, de 1 a 5
key-extra = true para un turno además del cuadrante
key-fatigue = cansancio después del turno, de 1 a 5
key-favorite = si es favorito
key-foreign = { $key } no significa nada en una nota del tipo «{ $kind }»; se escribe de todos modos
key-from = el primer día
key-goesWith = { $key } va con ello: { $value }
key-half = qué mitad de un día es libre
key-highlights = lo que hay que recordar, tres cosas como mucho
key-hours = las horas de un turno partido: 07:00-11:00, 16:00-20:00
key-kind = qué es el archivo
key-load = carga emocional después del turno, de 1 a 5
key-mood = el ánimo: un emoji, una palabra, o de 1 a 5
key-motivation = motivación antes del turno, de 1 a 5
key-name = el nombre de la persona
key-origin = el id que tenía allí
key-people = las personas a las que nombra
key-photos = imágenes, como rutas desde el archivo
key-place = dónde fue
key-published = cuándo se publicó el cuadrante
key-relation = qué es la persona para ti
key-remind = cuándo quieres un recordatorio de esta persona
key-satisfaction = satisfacción después del turno, de 1 a 5
key-shift = el turno al que pertenece: day (día), night (noche), rest (descanso) o una palabra tuya
key-shifts = una línea por día: 2026-12-01 N 21:00-07:00
key-source = qué programa escribió el archivo
key-start = cuándo empieza el turno o el sueño
key-status = si las vacaciones están previstas o aprobadas
key-steps = pasos del día
key-stress = estrés antes del turno, de 1 a 5
key-tags = etiquetas, sin #
key-title = el título
key-until = el último día
key-weather = qué tiempo hacía
key-worked = las horas trabajadas, si no son las del cuadrante: 18:45-07:50

kind-check-in = inicio de turno
kind-check-out = fin de turno
kind-entry = entrada
kind-person = persona
kind-profile = perfil
kind-rota = cuadrante
kind-shift = turno
kind-sleep = sueño
kind-vacation = vacaciones

leftOut = { $unplannedDays } sin cuadrante

limit-any7 = { $value } de trabajo en los 7 días del { $from } al { $until }{ $bound }
limit-average = { $value } de trabajo por semana de media del { $from } al { $until }{ $bound }
limit-limit = {" "}(límite { $limit })
limit-longOnEnd = { $work } de trabajo seguido { ON($from) }, que dejan { $rest } de descanso en 24 horas{ $bound }
limit-night = una noche de { $value } { ON($from) }{ $bound }
limit-nightRun = { $finding } seguidas del { $from } al { $until }{ $bound }
limit-onEnd = { $work } de trabajo seguido { ON($from) }, sin descanso en 24 horas{ $bound }
limit-rest = { $value } de descanso entre el { $from } y el { $until }{ $bound }
limit-restOfDay = { $value } de descanso entre los turnos del { $from }{ $bound }
limit-run = { $finding } de trabajo seguidos del { $from } al { $until }{ $bound }
limit-shift = { $value } de trabajo { ON($from) }{ $bound }
limit-week = { $value } de trabajo en la semana del { $from } al { $until }{ $bound }
limit-weeklyRest = ningún descanso de { $limit } del { $from } al { $until }; el más largo es { $value }{ $bound }

list-last = { $parts } y { $last }
list-separator = {", "}

look-absent = ausencia
look-affirmationAdded = Añadida a tus afirmaciones; puede salir a partir de mañana
look-alsoAfterHardShift = De nuevo tras cualquier turno: { $text }
look-builtFrom = Compilado desde el commit { $commit }
look-builtFromSources = Compilado desde una carpeta de fuentes, sin commit conocido
look-didYouMean = ¿Querías decir { $key }?
look-everyWord = Tienen que estar todas las palabras; OR es una palabra más.
look-journal-fallback = Diario: { $path } (el predeterminado, según { $file })
look-journal-folder = Diario: { $path } (encontrado desde esta carpeta hacia arriba)
look-journal-option = Diario: { $path } (nombrado en la línea de órdenes)
look-journal-variable = Diario: { $path } (por SMJOURNAL_DIR)
look-keptBadge = { $badge } queda como una insignia propia; ¿querías decir { $nearest }?
look-keptKey = se escribió { $key } como clave tuya; ¿querías decir { $nearest }?
look-noJournal = Aquí no hay ningún diario; «smjournal init CARPETA» crea uno
look-noSuchKey = ningún registro tiene una clave «{ $key }»
look-notAfterHardShift = No tras un turno duro: { $text }
look-nothingNoted = nada anotado
look-onlyDays = Solo días: { $filters }
look-otherSpelling = { $count } con la otra grafía: { $command }
look-spelling = Nada está escrito así; encontrado con: { $words }
look-timeOff = vacaciones
look-weeks = { $weeks }, una marca por semana
look-widerSearch = { $count } con palabras que empiezan así: { $command }

lookup-ambiguous = { QUOTED($name) } podría ser varios registros: { $candidates }
lookup-ambiguous-and-more = y { $value } más
lookup-inConflict = { QUOTED($name) } está en conflicto, porque chocan dos versiones; «smjournal resolve» lo resuelve
lookup-notFound = ningún registro se llama { QUOTED($name) }

mayHelp-more = { $what }: esos días van mejor: { $measures }.
mayHelp-note = Solo de tus propias notas; lo que va junto no es por fuerza una causa.
mayHelp-rest = Más descanso entre turnos: tras uno corto van peor: { $measures }.
mayHelp-sleep = Más sueño antes de un turno: con menos de seis horas van peor: { $measures }.

mean = { $mean } ({ $share })

meaning-absence = ausencia
meaning-day = día
meaning-late = tarde
meaning-leave = vacaciones
meaning-night = noche
meaning-on-call = guardia
meaning-public-holiday = festivo
meaning-rest = descanso
meaning-rtt = RTT
meaning-sick = baja
meaning-skip = omitido
meaning-training = formación

measure-mood = ánimo

media-askModel = ¿Dónde está el modelo (un archivo para whisper-cli, una carpeta para vosk-transcriber)?
media-attachLater = La entrada está escrita; la foto se añade con: { $command }
media-damaged = no se puede quitar lo que dice además de la imagen o el sonido (está dañado, o es de un formato que el programa no sabe limpiar); no se ha copiado nada (--keep-position sí lo hace)
media-missing = nombra { QUOTED($path) }, que no está
media-modelMissing = no hay ningún modelo en { $path }; indícalo: smjournal config transcribe-model=RUTA
media-needsProgram = es HEIC, del que solo ImageMagick, que no está instalado, puede quitar la posición; guárdalo como JPEG, o usa --keep-position
media-noConverter = ffmpeg no está instalado, y sin él whisper-cli no puede leer { $format }
media-noModel = no se sabe qué modelo la transcribe; dilo una vez: smjournal config transcribe-model=RUTA (un archivo para whisper-cli, una carpeta para vosk-transcriber)
media-noTranscriber = ni whisper-cli ni vosk-transcriber están instalados, así que aquí nada puede transcribirla; sin --transcribe se adjunta tal cual
media-nothingHeard = { $program } no oyó palabras en ella; se adjunta sin ninguna
media-orphan = no lo nombra ningún registro
media-staysAsLarge = { $file } queda con su tamaño: para reducirla hace falta ImageMagick, que no está instalado o no puede leerla
media-taken = { $file }: { $size } en el diario
media-tooLarge = es demasiado grande: { $bytes }, como mucho { $limit }; no se ha copiado nada
media-transcribed = { $file }, transcrito por { $program }
media-transcriptionFailed = { $program } no pudo transcribirla; no se ha adjuntado nada
media-undated = no tiene fecha, ni dentro ni en el nombre; cuenta para el { $iso }, último cambio del archivo, y una copia o un clon la cambian: añade una línea date: { $iso }
media-unknownFormat = no es una foto ni una grabación (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); no se ha copiado nada

megabytes = { $bytes } MiB

month-1 = enero
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-of-year = { $month } de { $year }
month-short-1 = ene
month-short-10 = oct
month-short-11 = nov
month-short-12 = dic
month-short-2 = feb
month-short-3 = mar
month-short-4 = abr
month-short-5 = may
month-short-6 = jun
month-short-7 = jul
month-short-8 = ago
month-short-9 = sep

mood-dayStays = el ánimo del día sigue siendo { $mood }, de las { $time }
mood-happy = bien
mood-namesDay = «{ $words }» queda en la nota, y el ánimo cuenta para { $day }; si era de entonces: { $command }
mood-neutral = neutral
mood-ofDay = el ánimo del día es ahora { $mood }, después de { $former }
mood-sad = triste
mood-veryHappy = muy bien
mood-verySad = muy triste

noEffects = Nada destaca: ninguna diferencia es tan clara como para no deberse al azar. Hacen falta al menos { $fewest } días con y sin algo.

nothingPlanned = No hay vacaciones previstas. Para planificarlas: smjournal vacation add DESDE..HASTA
nothingPlanned-half = No hay ningún día entero libre previsto; { $day }: { $what }

notice-after-it-had = cuando ya había empezado
notice-days = { $hours } antes
notice-hours = { $hours } antes

noun-byte =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
noun-character =
    { $count ->
        [one] { $count } carácter
       *[other] { $count } caracteres
    }
noun-checkIn =
    { $count ->
        [one] { $count } inicio de turno
       *[other] { $count } inicios de turno
    }
noun-checkOut =
    { $count ->
        [one] { $count } fin de turno
       *[other] { $count } fines de turno
    }
noun-commit =
    { $count ->
        [one] { $count } commit
       *[other] { $count } commits
    }
noun-day =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
noun-entry =
    { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
noun-event =
    { $count ->
        [one] { $count } evento
       *[other] { $count } eventos
    }
noun-file =
    { $count ->
        [one] { $count } archivo
       *[other] { $count } archivos
    }
noun-hour =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
noun-minute =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
noun-month =
    { $count ->
        [one] { $count } mes
       *[other] { $count } meses
    }
noun-night =
    { $count ->
        [one] { $count } noche
       *[other] { $count } noches
    }
noun-person =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
noun-problem =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
noun-record =
    { $count ->
        [one] { $count } registro
       *[other] { $count } registros
    }
noun-shift =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
noun-vacation =
    { $count ->
        [one] { $count } periodo de vacaciones o ausencia
       *[other] { $count } periodos de vacaciones o ausencia
    }
noun-week =
    { $count ->
        [one] { $count } semana
       *[other] { $count } semanas
    }
noun-word =
    { $count ->
        [one] { $count } palabra
       *[other] { $count } palabras
    }
noun-workingDay =
    { $count ->
        [one] { $count } día laborable
       *[other] { $count } días laborables
    }
noun-year =
    { $count ->
        [one] { $count } año
       *[other] { $count } años
    }

number-group = {"."}
number-point = ,

omission-besideLeave = turnos en días que allí son permiso o ausencia, y que no se trabajan
omission-cancelled = cancelados
omission-cell = celdas que ningún plan puede expresar; sus días tienen un turno desconocido
omission-column = columnas de las que no se toma nada
omission-conflict = segundas versiones que dejó una sincronización, o dos versiones en un archivo; resuélvelas en el otro programa y vuelve a importar
omission-deleted = los borraste
omission-differs = distintos aquí, donde se quedan como están
omission-earlier = de hace más de un año, de series sin fin; --from los incluye
omission-empty = vacíos
omission-field = lo que los eventos de un calendario dicen además y no se toma
omission-forgotten = borrados para siempre, o sellados, en este dispositivo
omission-goals = objetivos
omission-hidden = archivos ocultos, y la copia no es de este diario
omission-hiddenRow = filas ocultas
omission-hiddenSheet = hojas ocultas
omission-inBed = en la cama, y nada dice que fuera sueño
omission-kept = distintos aquí, y no se sabe desde cuándo
omission-later = series que siguen después de estos días; --until las sigue más allá
omission-notShift = ni el título ni el horario dicen que sea un turno
omission-notWanted = omitidos, como has dicho
omission-otherJournal = de otro diario en una de sus carpetas
omission-otherMedia = vídeos y documentos
omission-outside = fuera de los días pedidos
omission-overlapping = otro registro habla del mismo tiempo
omission-ownCalendar = del calendario de este mismo diario, que dice lo que ya está aquí
omission-ownLeave = días que siguen de vacaciones aunque el plan tenga trabajo; «smjournal vacation remove» las quita
omission-ownShift = días que conservan el turno que escribiste
omission-position = posiciones en el mapa; --keep-position las incluye
omission-profile = el perfil de un diario: turnos, horas, zona horaria; una copia de seguridad (export json) lo recupera
omission-row = filas que no se leen
omission-sealed = quizá ya están, sellados; «smjournal unlock» permite compararlos
omission-sheet = hojas que no son una planilla de turnos
omission-trashed = en la papelera del otro programa
omission-unnamed = turnos de una importación anterior en días que este plan no abarca; se quedan, y --from y --until los quitan
omission-unpaid = descansos distintos del habitual del turno
omission-unreadable = lectura imposible

omission-unusedMedia = fotos y grabaciones que ninguna entrada nombra
omission-withdrawn = ausencias de una importación anterior que este plan no tiene; se quedan, y «smjournal vacation remove» las quita
omission-workedShift = días pasados que conservan el turno trabajado
openShift-since = {" "}desde las { $time }
openShift-under-way = En marcha{ $since }: { $what }

orList-or = { $dropLast } o { $last }

ordinal-first = 1.º

output-beside = escrito junto al diario (dentro se leería como una nota): { $path }
ownScale-asked = ¿Cuándo preguntarla?
ownScale-good = ¿Qué valores son buenos?
ownScale-high = los altos
ownScale-label = ¿Cómo se muestra?
ownScale-low = los bajos
ownScale-name = Una escala nueva: ¿su nombre?
ownScale-nameHint = una palabra, como dolor; Intro para salir
ownScale-neither = ninguno
ownScale-range = ¿De cuánto a cuánto?
ownScale-rangeHint = por ejemplo 0-10, Intro para 1-5
ownScale-wrongName = Solo letras, cifras, - y _, y ninguna clave del programa. En el perfil: scales: {"{"}dolor: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = Dos números enteros, el menor primero, por ejemplo 0-10.
page-absenceHatching = rayado al revés: ausencia
page-after = después
page-before = antes
page-changeKey = Cuanto más gruesa es una línea, más turnos siguieron ese camino; la naranja une las medias. El cansancio se cuenta hacia abajo: una línea que baja es energía perdida.
page-changeSummary = { CAPITALIZED($shift) }: { $before }, { $after } ({ $number }).
page-changes = Antes y después del turno
page-contents = Contenido
page-day = Día
page-dayByDay = Día a día
page-dayLine = línea arriba: turno de día
page-dayWord = { $name }: { $value }
page-empty = Nada escrito todavía.
page-encryptedPageInstead = La página para imprimir es { $place }, cifrada como lo habría sido el PDF: descífrala, ábrela en un navegador e imprímela desde ahí.
page-entries = Entradas
page-favorite = Favorita
page-filter = Filtros
page-found =
    { $count } { $count ->
        [one] encontrada
       *[other] encontradas
    }
page-highlights = Momentos destacados
page-hoursAWeek = Horas por semana
page-latest = Lo último escrito
page-made = Hecha el { $CivilDay } con { $records }. Esta página no carga ni envía nada.
page-meanMood = ánimo { $mean } en { $days }
page-missingPicture = Imagen no incluida: { $name }
page-months = Meses
page-mood = Ánimo
page-moods = Ánimos
page-nightLine = línea abajo: noche
page-noMood = sin ánimo anotado
page-noPrinter = No se ha encontrado ningún programa que haga un PDF: servirían WeasyPrint, Chromium, Chrome, Edge o Brave.
page-numbers = Las cifras
page-onCallDots = puntos: guardia
page-onThisDay = En este día
page-pageInstead = La página para imprimir es { $place }: ábrela en un navegador e imprímela desde ahí.
page-partOnly = Solo estos registros: { $what }
page-people = Personas
page-photos = Fotos
page-printAsRoot = { $program } no hizo ningún PDF: los navegadores no funcionan como root. WeasyPrint sí, y también el navegador de otro usuario.
page-printFailed = { $program } no hizo ningún PDF.
page-privateLeftOut =
    { $number } { $number ->
        [one] privado omitido
       *[other] privados omitidos
    }; solo cuentan sus días y horas.
page-quickReturns = Descansos cortos entre turnos, de menos de { $length }
page-restAndWork = Descanso y trabajo
page-restKey = Una barra es el descanso entre dos días de trabajo; la línea está en { $length }, un triángulo marca lo que queda por debajo.
page-search = Buscar
page-searchHint = Palabras en cualquier orden, con o sin acentos.
page-searchKey = La tecla / trae aquí.
page-searchOn = Seguir buscando: { $entries }
page-shift = Turno
page-shifts = Turnos
page-showAll = Mostrar todo
page-skip = Ir a las entradas
page-tags = Etiquetas
page-timeOff = Vacaciones
page-timeOffHatching = rayado: vacaciones
page-title-journal = Diario
page-title-s-journal = El diario de { $value }
page-trendKey = Un punto por día, la línea es la media de { $days } días. Bandas: noches (violeta) y vacaciones (verde).
page-trendRange = Máximo en { $high }, mínimo en { $low }.
page-trendSummary = { CAPITALIZED($measure) }: { $mean } de media en { $days }.
page-trends = Evolución
page-untagged = { $program } es demasiado antiguo para un PDF con estructura: los lectores de pantalla la echarán en falta.
page-weekKey = Más pálida: una semana incompleta.
page-weekdays = Días de la semana
page-yearAtGlance = El año de un vistazo
page-yearHint = Toca un día o usa las flechas. Intro lleva a lo que escribiste.

percent = { $percent } %

place-body =
    { $places ->
        [one] un sitio del texto
       *[other] { $places } sitios del texto
    }
place-notText = todo el archivo: un lado no es texto
place-text =
    { $places ->
        [one] un sitio del archivo
       *[other] { $places } sitios del archivo
    }
place-twoRecords = el archivo desde el principio: son dos registros

placeholder-affirmation = AFIRMACIÓN
placeholder-assignment = CLAVE=VALOR
placeholder-badge = INSIGNIA
placeholder-base = BASE
placeholder-category = CATEGORÍA
placeholder-color = CUÁNDO
placeholder-command = ORDEN
placeholder-condition = CLAVE=VALOR
placeholder-count = N
placeholder-cycle = PALABRAS
placeholder-day = DÍA
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = ARCHIVO
placeholder-folder = CARPETA
placeholder-format = FORMATO
placeholder-half = MITAD
placeholder-hours = PALABRA=HORA-HORA
placeholder-importFormat = FORMATO
placeholder-instant = INSTANTE
placeholder-key = CLAVE
placeholder-kind = TIPO
placeholder-language = IDIOMA
placeholder-link = ENLACE
placeholder-markerSize = TAMAÑO
placeholder-meaning = PALABRA=SENTIDO
placeholder-moment = HORA
placeholder-month = AAAA-MM
placeholder-mood = ÁNIMO
placeholder-name = NOMBRE
placeholder-ours = NUESTRA
placeholder-part = PARTE
placeholder-person = PERSONA
placeholder-place = LUGAR
placeholder-program = PROGRAMA
placeholder-recipient = CLAVE
placeholder-record = ID
placeholder-regions = CÓDIGOS
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = REGLAS
placeholder-shell = SHELL
placeholder-shift = TURNO
placeholder-shiftType = PALABRA=SENTIDO
placeholder-sort = CAMPO
placeholder-span = DESDE..HASTA
placeholder-spans = HORA-HORA
placeholder-status = ESTADO
placeholder-tag = ETIQUETA
placeholder-tagChange = +ETIQUETA|-ETIQUETA
placeholder-take = CLAVE=ours|theirs
placeholder-template = NOMBRE
placeholder-text = TEXTO
placeholder-theirs = OTRA
placeholder-title = TÍTULO
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = TIEMPO
placeholder-why = PALABRA
placeholder-word = PALABRA
placeholder-year = AAAA
placeholder-zone = ZONA

plan-gap = ningún cuadrante dice nada de { $from }
plan-noHours = el cuadrante del { $rota } no tiene horas para { QUOTED($word) }
plan-overlap = los turnos del { $first } y del { $second } se solapan { $seconds }
plan-overlap-same-day = dos turnos del { $first } se solapan { $seconds }
plan-overlapCycle =
    { $times ->
        [1] { $overlap }, y así cada { $days }
       *[other] { $overlap }, y así { $times } veces cada { $days }
    }
plan-sameStart = dos cuadrantes empiezan { ON($day) }; vale el último
plan-shiftInTimeOff = { $id } prevé trabajo { ON($day) }, en plenas vacaciones

planReason-record = lo prevé { $id }
planReason-rota = tu cuadrante tiene este turno a esa hora
planReason-workingDays = es uno de tus días laborables

pocket-again = Guardarlos otra vez
pocket-arrived = Ya están en el diario

pocket-asOf = Al { $day }
pocket-behind = El reloj de este teléfono va atrasado: esta página se hizo el { $day }. Ponlo primero en hora; tus respuestas llevan su hora.
pocket-cancel = Cancelar
pocket-goOn = Continuar
pocket-handed = Guardados como archivos, aún no vistos en tu diario: { $number }
pocket-keepsNothing = Este navegador no guarda nada de esta página: guarda tus respuestas antes de cerrarla.
pocket-kept = Anotado: { $what }
pocket-mood = ¿Cómo estás?
pocket-more = Escribir otra cosa
pocket-over = Esta página conocía los días hasta el { $day }. Para los siguientes, haz una nueva: smjournal export pocket. Tus respuestas las sigue guardando.
pocket-since = Desde el { $day }; lo anterior: smjournal export html
pocket-undo = Deshacer
pocket-unfinished = Sin terminar desde
pocket-waiting = Aún no en tu diario: { $number }

privacy-identifier = { QUOTED($found) } { $kind }
privacy-plainRemote = el diario se envía a { $address } sin cifrar
privacy-position = esta foto dice dónde se hizo
privacy-publicRemote = el diario se envía a { $address }: asegúrate de que allí no es público
privacy-readable = otros usuarios de este equipo pueden leerlo ({ $mode })

problem-callOutOutside = { $key }: { $span } queda fuera de la guardia; no cuenta
problem-dashWithoutBlank = { $key }: falta un espacio tras el guion, así que esta línea no empieza ningún elemento de la lista; escribe: - elemento
problem-emptyFile = está vacío: quizá su texto aún no se ha descargado, o un fallo lo borró; descárgalo, o recupéralo de otro dispositivo o de una copia de seguridad
problem-emptyFolder = una carpeta vacía
problem-encrypted = está cifrado ({ $tool }); descífralo para leerlo
problem-endBeforeStart = end es anterior a start; el fin no se tiene en cuenta
problem-invalidUTF8 = no es texto UTF-8
problem-lfsPointer = contiene un puntero de git-lfs en lugar de su texto; «git lfs pull» trae el texto
problem-missingKey = { $kind } sin { $key }
problem-missingKey-profile = este cuadrante no tiene { $key }, así que no cuenta
problem-noZoneRules = en esta máquina no hay reglas de zonas horarias{ $folder }, así que no se sabe nada de { $zone }; instala el paquete tzdata o nombra una carpeta de reglas con TZDIR
problem-noZoneRules-tzdir = {" "}(TZDIR: { $value })
problem-notAFile = es { $type }, no un archivo
problem-nulByte = contiene un byte NUL: no es un archivo de texto
problem-otherJournal = otro diario: su carpeta no forma parte de este; «smjournal -C CARPETA» lo abre
problem-outsideFolder = una carpeta que no forma parte de un diario
problem-remarkForValue = { $key }: { QUOTED($found) } es un comentario para YAML, así que no se lee nada; quita el #: { $key }: { $with }
problem-sameMeaning = { $key } significa lo mismo que { $canonical }, que también está; vale el último
problem-sealedKind = un registro de este tipo no se puede sellar ({ $kind }): lo que dice no cuenta en ninguna cifra
problem-strayKey = { $key } no significa nada en una nota del tipo «{ $kind }», así que no se lee
problem-symbolicLink = es un enlace simbólico; los enlaces no se siguen
problem-tooLarge = es demasiado grande para un registro: { $bytes }, como mucho { $limit }
problem-tooLong = { $key }: { $count }; lo normal son { $limit } como mucho
problem-tooMany = { $key }: { $count } elementos; lo normal son { $limit } como mucho
problem-unfinishedMerge = contiene las marcas de una fusión sin acabar; «smjournal resolve» la resuelve
problem-unreadable = no se puede leer: { $errno }
problem-untilBeforeFrom = until ({ $iso }) es anterior a from ({ $iso2 }); el último día no se tiene en cuenta
problem-wrongValue = { $key }: se espera { $expected }, no { QUOTED($found) }

progress = { $share } del camino desde tus últimas vacaciones

prompt-nothingWritten = Nada escrito en { $days }, desde el { $since }. ¿Cómo estás?
prompt-yearsAgo = {" "}({ $then })
prompt-yearsAgo-a-year-ago =
    { $years ->
        [one] Hoy hace un año
       *[other] Hoy hace { $years }
    }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date } escribiste { $ids ->
        [one] una entrada
       *[other] { $ids }
    }.

question-badges = ¿Qué te encaja?
question-cycleStart = ¿Qué día empieza este ciclo?
question-entryText = ¿Qué ha pasado?
question-entryTitle = ¿Título? [{ $suggestion }]
question-entryTitle-none = ¿Título?
question-folder = ¿Dónde quieres guardar tu diario? [{ $suggestion }]
question-former = este turno ya tiene «{ $kind }»{ $time }: { $id }
question-former-at = , a las { $value }
question-goOn = ¿Seguir con «{ $kind }» ({ $when })?
question-highlights = ¿Momentos que guardar?
question-isFolder = ¿Crear una carpeta { $folder }?
question-isIn = { $shift } empieza a las { $time }: ¿es su inicio?
question-isMood = ¿Es un ánimo, { $mood }?
question-isOut = { $shift } termina a las { $time }: ¿es su final?
question-isText = Eso parece una frase: ¿es el texto?
question-language = ¿Qué idioma?
question-makeDefault = ¿Quieres que smjournal lo encuentre desde cualquier carpeta, en lugar de { $former }?
question-makeDefault-none = ¿Quieres que smjournal lo encuentre desde cualquier carpeta?
question-mood = ¿Tu ánimo?
question-moodOfDay = El ánimo del día será { $mood }, ya no { $former }. ¿Escribirlo?
question-name = ¿Cómo te llamas?
question-note = ¿Una nota?
question-openEditor = ¿Abrir { $editor }? Para salir: Esc, luego :wq, luego Intro
question-order = ¿En qué orden vienen tus días?
question-putAside = Lo que habías empezado queda en { $path }
question-replaceMood = ¿Reemplazar { $mood } de las { $time }?
question-shift = ¿Qué turno?
question-shiftAfter = ¿Qué tal tu turno?
question-shiftBefore = ¿Cómo te sientes antes de tu turno?
question-tags = ¿Etiquetas?
question-timeOff = ¿Cuándo son tus próximas vacaciones?
question-whichRecord = ¿Qué registro?
question-work = ¿Cómo trabajas?
question-writeEntry = ¿Escribir una entrada en el diario?

question-writeWords = ¿Escribirlo como entrada?
quoted = «{ $text }»

rating-energy-1 = Por los suelos
rating-energy-2 = Poca
rating-energy-3 = Normal
rating-energy-4 = Buena
rating-energy-5 = Excelente
rating-fatigue-1 = Ninguno
rating-fatigue-2 = Un poco
rating-fatigue-3 = Bastante
rating-fatigue-4 = Mucho
rating-fatigue-5 = Agotamiento
rating-load-1 = Muy ligera
rating-load-2 = Ligera
rating-load-3 = Moderada
rating-load-4 = Pesada
rating-load-5 = Abrumadora
rating-motivation-1 = Ninguna
rating-motivation-2 = Poca
rating-motivation-3 = Normal
rating-motivation-4 = Buena
rating-motivation-5 = Excelente
rating-satisfaction-1 = Muy baja
rating-satisfaction-2 = Baja
rating-satisfaction-3 = Normal
rating-satisfaction-4 = Buena
rating-satisfaction-5 = Excelente
rating-stress-1 = Ninguno
rating-stress-2 = Ligero
rating-stress-3 = Moderado
rating-stress-4 = Alto
rating-stress-5 = Extremo

recovery-after-these-shifts = { $scale } tras estos turnos: { $mean }
recovery-before-the-shift = { $rest } antes del turno del { $second }, menos de { $limit }
recovery-in-among-them = { $shifts } en { $days }, de ellos { $nights }; como mucho { $longestRunOfWork } de trabajo y { $longestRunOfNights } seguidas
recovery-no-rest = ningún descanso
recovery-only-of-rest = solo { $rest } de descanso
recovery-shortest-rest-between = descanso más corto entre dos turnos: { $rest }
recovery-weekends-with-work = fines de semana con trabajo: { $weekendsWorked } de { $weekends }
recovery-work-in-days = trabajo: { $week } en 7 días, { $fourWeeks } en 28 días

relative-today = hoy
relative-tomorrow = mañana
relative-yesterday = ayer

reminder-atUsualTimes = ningún turno próximo tiene horas: se avisa cada día a las { $times }; «smjournal rota set» dice cuándo trabajas

reminder-calendar = Inicios y fines de turno
reminder-howToUseCron = Añade estas líneas con: crontab -e
reminder-howToUseLaunchd = Guárdalo como ~/Library/LaunchAgents/smjournal.reminder.plist y carga ese archivo: launchctl load
reminder-howToUseSystemd = Guarda cada parte con el nombre que tiene encima, y después: systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = ningún turno con horas en los próximos { $days }
reminder-purpose = El inicio o fin de turno que toca anotar, y la cuenta atrás
reminder-title = { CAPITALIZED($kind) }: { $shift }, { $day }
reminder-toKeep = Para guardarlo: { $command }
reminder-withoutHours = { $count } sin horas, y por eso sin recordatorio; «rota set --hours» o el archivo de un turno las dicen

report-basis-notes = inicio y fin de turno
report-basis-plan = cuadrante
report-basis-said = indicado por la persona
report-beyond = Veces de más
report-fingerprint = Hecho con { $files }, SHA-256 de sus sumas { $sum }.
report-found = Encontrado
report-from = Desde
report-highIsGood = Los valores altos son buenos: { $names }.
report-holidaysUnknown = no se conocen; para indicarlos: smjournal config holidays=es
report-inDoubt =
    { $count ->
        [one] 1 archivo que trata de estas horas está en conflicto o no se pudo leer como se quiso decir.
       *[other] { $count } archivos que tratan de estas horas están en conflicto o no se pudieron leer como se quiso decir.
    }
report-limit-any7 = Trabajo en 7 días cualesquiera, como mucho
report-limit-average = Trabajo por semana de media, como mucho
report-limit-night = Noche, como mucho
report-limit-night-run = Noches seguidas, como mucho
report-limit-rest = Descanso entre dos días de trabajo, al menos
report-limit-run = Días de trabajo seguidos, como mucho
report-limit-shift = Trabajo en un día, como mucho
report-limit-week = Trabajo en una semana natural, como mucho
report-limit-weekly-rest = Descanso más largo de la semana, al menos
report-limitColumn = Límite
report-limits = Los límites junto a los hechos
report-lowIsGood = Los valores bajos son buenos: { $names }.
report-made = Hecho el { $CivilDay }.
report-rated = Con valoración: { $known } de { $shifts }; lo que no se escribió no está en ninguna media.
report-ratingsKey = Cada cifra es la media, con el valor más bajo y el más alto entre paréntesis y n, el número de turnos en que se basa.
report-restsUnder = Descansos de menos de { $length }
report-rules-eu = Límites: Directiva 2003/88/CE de 4 de noviembre de 2003: 11 h de descanso en 24 (artículo 3), 24 h y 11 h en 7 días (artículo 5), 48 h por semana de media en 4 meses, vacaciones y enfermedad neutras (artículos 6 y 16).
report-rules-french = Límites: Code du travail francés, L3131-1 (11 h de descanso), L3132-2 (35 h por semana), L3132-1 (6 días por semana), L3121-18 (10 h al día), L3121-20 (48 h por semana natural), L3121-22 (44 h de media en 12 semanas), L3122-6 (8 h de noche).
report-rules-frenchHospital = Límites: decreto francés 2002-9 de 4 de enero de 2002 sobre hospitales públicos: 12 h de descanso, 36 h por semana, 48 h en 7 días (Conseil d’État, 4 de abril de 2018, 398069), 12 h por turno por excepción.
report-rules-german = { $eu } La Arbeitszeitgesetz no está en este programa: su texto no se pudo leer en la fuente.
report-rules-swiss = Sin límites: la Arbeitsgesetz no está en este programa; su texto no se pudo leer en la fuente.
report-rules-unitedKingdom = Límites: Working Time Regulations 1998, regulations 4 (48 h de media en 17 semanas), 10, 11; rachas según la guía HSG256 del HSE.
report-signature = Firma
report-slept =
    El sueño se conoce en { $known } de { $all } { $all ->
        [one] descanso
       *[other] descansos
    }.
report-sourceColumn = Fuente
report-unknown = No se conoce
report-until = Hasta
report-withoutHours = Las horas de { $count } no se conocen y no están en ninguna suma.

ruleSet-ch = Suiza
ruleSet-de = Alemania
ruleSet-eu = Unión Europea
ruleSet-fr = derecho laboral francés
ruleSet-fr-hospital = hospitales públicos de Francia
ruleSet-none = ninguno
ruleSet-uk = Reino Unido

scale-energy = energía
scale-fatigue = cansancio
scale-load = carga emocional
scale-motivation = motivación
scale-satisfaction = satisfacción
scale-stress = estrés

seal-added = Desde ahora se sella también para { $recipient }. Para lo ya sellado: --again
seal-again = Sellado de nuevo: { $files }
seal-anotherNote = La nota del día está sellada, así que esta es otra al lado; tras «smjournal unlock» la línea se añade a la que hay.
seal-copyLeftOut = también omitido: { $path }, que dice en claro lo que está sellado en { $sealed }; «smjournal conflicts» indica las soluciones
seal-lastRecipient = es la última clave para la que se sella, y no se ha cambiado nada: { $files } no quedarían sellados para nadie. Añade antes otra con «smjournal seal add», o quita el sello y «sealed» del perfil
seal-leftOut = sellado y omitido: { $records }
seal-linksFollow = Los enlaces a él lo siguen: { $files }
seal-linksStay = sellados, y sus enlaces no siguieron: { $records }; con la clave siguen: «smjournal unlock» va antes de «smjournal seal»
seal-locked = Cerrado: no hay ninguna clave en memoria.
seal-mediaInClear = { $path } queda sin cifrar: otra nota también lo nombra
seal-mediaStay = las fotos y grabaciones selladas de esa carpeta se quedan: sin la clave nadie sabe de qué son; para llevarlas también, primero «smjournal unlock»
seal-notTyped = no se ha configurado nada; la clave mostrada no vale
seal-nothingIsKept = no se guarda ninguna clave: XDG_RUNTIME_DIR no nombra una carpeta en memoria; «smjournal show» y «smjournal search --sealed» piden la frase de paso cada vez
seal-nothingToSeal = Ya está sellado; no se ha cambiado nada.
seal-otherKey = sellado, y sin leer: { $records }; la clave de este dispositivo no los abre
seal-passphrase = Primero una frase de paso: abre en este dispositivo lo que está sellado. age la pide dos veces, en inglés. Después viene una clave de recuperación para papel.
seal-passphraseAgain = No se ha puesto ninguna frase de paso, seguramente porque las dos no eran iguales. ¿Otra vez?
seal-readBy = Para leerlo: smjournal show { $id }
seal-ready = Listo. Los registros se sellan para { $recipient }: uno con «smjournal seal ID», todos los de una clase con «smjournal config sealed=entry».
seal-recoveryKey = La clave de recuperación. Escríbela en papel y guárdalo lejos de este dispositivo: con ella se lee todo lo sellado; sin ella y sin la frase de paso, nada.
seal-removed = Ya no se sella para { $recipient }. Lo ya sellado aún se abre con ella; --again lo sella de nuevo.
seal-sealed = Sellado: { $path }
seal-staysShut = sellado para otra clave, y cerrado para esta: { $records }. La del papel, escrita en un archivo, lo abre: «smjournal seal setup --identity ARCHIVO»
seal-textIsIn = el texto no se pudo sellar; está en { $path }, en memoria, hasta que se apague este dispositivo
seal-typeBack = Escribe la clave de recuperación desde el papel
seal-typedWrong = no es la clave de arriba, desde el carácter { $place }; otra vez (↑ recupera lo escrito), o solo Intro para parar
seal-unlocked = Abierto hasta las { $time }
seal-unnamed = sellado, y con el día y la hora por único nombre: { $records }; «smjournal list» los muestra
seal-unread = sellado, y sin buscar en ello: { $records }; «smjournal unlock» los abre
seal-unreadHere = sellado, y sin buscar en ello: { $records }; --sealed pide la frase de paso
seal-unsealed = Legible de nuevo: { $path }
seal-valuesUnknown = sellado, sin conocer lo que dice: { $records }; «smjournal unlock» lo abre
seal-versionsGone = Otras versiones legibles se borraron para siempre: { $files }
seeHelp = «{ $command }» muestra la ayuda.

setting-affirmations = cómo se elige la afirmación del día: by-day (según el día), mixed (variadas) o liked (las que te gustan)
setting-agreement = la forma de las palabras sobre ti en francés: feminine (femenina), masculine (masculina) o neutral (neutra)
setting-badges = insignias tuyas, como 🔥, o {"{"}🔥: en llamas{"}"}
setting-care = si se nombra una ayuda tras semanas muy duras: true o false
setting-clock = qué cuenta como tus horas si no las indicas: said (el cuadrante) o notes (las horas de tus notas de inicio y fin de turno)
setting-columns = lo que contienen las columnas de las tablas de ánimo, como {"{"}Anxiety: scale 0-3 low{"}"}; las importaciones lo guardan aquí
setting-contract-hours = tus horas por semana según contrato
setting-date-order = si 5/6 es el 5 de junio (day-first) o el 6 de mayo (month-first)
setting-day-starts = cuándo empieza un día nuevo para una nota que no dice otro, como 05:00
setting-holidays = los festivos: países como fr, regiones como es-md, y días tuyos
setting-hours = las horas habituales de tus turnos
setting-id = lo que distingue este diario de otros, también en sus copias; «smjournal init» lo crea
setting-inline-tags = si las #etiquetas del texto de las entradas cuentan: true o false
setting-kind = qué es el archivo
setting-language = el idioma del programa: { $codes }
setting-memories = si se recuerda el pasado: true o false
setting-moods = ánimos tuyos con su grado de 1 a 5, como {"{"}serena: 4{"}"}
setting-name = tu nombre
setting-night = qué horas son noche, como 21:00-06:00
setting-profession = cómo llaman a tu trabajo las afirmaciones: nurse (enfermería), carer (cuidados), midwife (matrona) o paramedic (emergencias)
setting-rest-rules = los límites de descanso con los que comparar: eu, fr-hospital, fr, uk, de, ch o none
setting-rota = tu ciclo de turnos; «smjournal rota set» lo escribe
setting-scales = escalas tuyas, como {"{"}dolor: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = los destinatarios de age para los que se sella, una lista; «smjournal seal setup» escribe el primero
setting-sealed = las clases que se sellan al escribirse: entry, mood, person, sleep
setting-shifts = qué significan las palabras de tu cuadrante; «smjournal rota set --shift-type» las escribe
setting-smjournal = la versión del formato
setting-templates = la plantilla de un turno o de un día de la semana, como {"{"}noche: relevo, lunes: semana{"}"}
setting-theme = los colores: auto, dark (oscuros), light (claros) o mono, o un mapa como {"{"}night: '#8B5CF6'{"}"}
setting-timezone = dónde pasan tus días, como Europe/Madrid; si no, la zona del sistema
setting-tone = cómo se te habla: warm (con calidez) o plain (con sobriedad)
setting-transcribe-model = el modelo para transcribir grabaciones: un archivo de whisper-cli, una carpeta de Vosk
setting-warning-signs = si se muestran señales de agotamiento entre las observaciones: true o false
setting-week-starts = el primer día de la semana
setting-working-days = los días que trabajas, donde ningún cuadrante dice más

setup-added =
    { $file }: añadido: { $lines ->
        [one] { $lines2 }
       *[other] { $lines } líneas
    }
setup-alreadyCommits = Este equipo ya hace un commit tras cada cambio.
setup-alreadyConfigured = configuración de git: { $key } ya estaba puesto
setup-commits = Este equipo hace desde ahora un commit tras cada cambio. Nunca envía nada (ningún push).
setup-commitsNoMore = Este equipo ya no hace un commit tras cada cambio.
setup-complete = { $file }: ya está completo
setup-configurationRefused = git se negó a cambiar su configuración
setup-configured = configuración de git: { $key } puesto
setup-gitMissing = git no está instalado
setup-keepsCalendar = { $file }: escrito; desde ahora este equipo lo reescribe cuando cambia el diario
setup-keepsCalendarNoMore = { $file }: queda, y ya no se reescribe
setup-kept = { $file }: ya está y dice otra cosa; se deja como está
setup-made = { $file }: creado
setup-next = Ahora escribe: { $command }
setup-noDesktop = ni XDG_DATA_HOME ni HOME dicen dónde busca programas el escritorio
setup-noIdentifier = journal.md no tiene id, por el que el diario reconoce su formulario; dale uno: smjournal config id={ $word }, y vuelve a exportar el formulario
setup-noReminderHost = aquí no hay systemd, launchd ni cron que recuerden nada; un calendario sí puede: smjournal reminders ics
setup-noRepository = el diario no está en ningún repositorio de git; crea uno con: git init { $folder }
setup-notKept = no se pudo guardar en la configuración de este equipo
setup-otherDriver = {"."}gitattributes: ya fusiona *.md con { QUOTED($name) }; se deja como está
setup-started = Ejecutado: { $command }
setup-store = { $path }: { $error }
setup-strange = { $file } no es lo que escribe Obsidian; se quedó como está, sin los tipos de las claves
setup-takesFrom = Este equipo recoge desde ahora en el diario lo que su formulario guarda en { $folder }. No se toca nada más. Un formulario exportado antes no lleva marca: smjournal export form
setup-takesNoMore = Este equipo ya no recoge nada de una carpeta.

share = { $mean } de { $expected } esperados

shift-day = turno de día del { $date }
shift-named = { $word } del { $date }
shift-night = noche del { $date }
shift-other = turno { $word } del { $date }
shift-rest = descanso, { $date }
shift-type-day = día
shift-type-night = noche
shift-type-rest = descanso

shiftChange-energy = energía: { $before } antes, quedan { $after } después ({ $shifts })
shiftChange-other-before-after = { $before }: { $before2 } antes, { $name }{ $after } después ({ $shifts })

short-day = { $short } { PADDED($day) } { $shortMonth }
short-day-year = { $short } { PADDED($day) } { $shortMonth } { $year }

size-units = B KB MB GB TB

sleep-afterNights = { $seconds } en las 24 h antes de un turno que sigue a una noche ({ $gaps })
sleep-afterQuickReturns = { $seconds } en descansos de menos de 11 h ({ $gaps })
sleep-asleep = { $seconds } de sueño
sleep-beforeNights = { $seconds } en las 24 h antes de una noche ({ $gaps })
sleep-comparison = { $measure }: { $short } tras menos de 6 h, { $enough } tras más
sleep-heading = Sueño
sleep-inGap = { $asleep } de sueño en las { $gap } entre dos turnos
sleep-inGaps = { $seconds } entre dos turnos ({ $gaps })
sleep-mean =
    { $seconds } de media ({ $sleeps } { $sleeps ->
        [one] vez
       *[other] veces
    })
sleep-meanSteps =
    { $steps } { $steps ->
        [one] paso
       *[other] pasos
    } al día ({ $days })
sleep-short = menos de 6 h en las 24 h antes del turno: { $short } de { $all }
sleep-slept = { $asleep } de sueño, { $from }–{ $until }
sleep-steps =
    { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }

sort-doubt =
    { $count ->
        [one] duda
       *[other] dudas
    }
sort-frontMatter = en la cabecera
sort-notText = no es texto
sort-unreadable = ilegible
sort-value =
    { $count ->
        [one] valor erróneo
       *[other] valores erróneos
    }

source-ambiguousDate = en { QUOTED($text) } no se distinguen día y mes; 'smjournal config date-order=day-first' o 'month-first' dice cuál va primero
source-cutShort = acaba demasiado pronto: falta una parte
source-damaged = está dañado
source-damagedFile = { QUOTED($path) } está dañado: no es lo que se guardó en la copia; se omite
source-encrypted = está cifrado; descífralo primero
source-fewDays = su fila de días es demasiado corta: hay { $count }, y un mes necesita 5 seguidos; o dale una columna para el día y otra para el turno
source-hiddenFile = { QUOTED($path) } es un archivo oculto y la copia no es de este diario; se omite
source-keepsPosition = no se puede quitar la posición de { $name } sin ImageMagick; --keep-position lo copia tal cual
source-loneDays = más de medio año separa { $days } (días: { $count }) del resto: corrige el año en el archivo, o indica con --from y --until qué días cuentan
source-longHours = { QUOTED($text) } dura 16 horas o más; indica el horario de esa palabra con --map
source-missingColumn = falta una columna { QUOTED($name) }
source-missingEntry = la entrada { QUOTED($name) } no está
source-missingMedia = { $name } se nombra, pero no está
source-missingMonth = aquí hay días de un mes y nada dice de cuál ni de qué año: indica el primer día, --from 2026-12-01, o ponle el mes al nombre del archivo (planilla-2026-12)
source-needsConversion-age = está cifrado con age: «age -d -i ARCHIVO_CLAVE -o backup.json ARCHIVO» lo abre con tu clave (sin -i con una frase de paso); importa lo que eso escribe
source-needsConversion-binaryExcel = es un archivo binario de Excel (.xlsb): guárdalo como .xlsx e importa ese
source-needsConversion-database = es la base de datos de una aplicación: usa la exportación de la aplicación, como un .csv, .json o .zip, e importa esa
source-needsConversion-locked = está cifrado: expórtalo descifrado desde el programa que lo hizo
source-needsConversion-numbers = es un archivo de Numbers o Pages de Apple: expórtalo allí como Excel (.xlsx) o CSV e importa ese
source-needsConversion-oldExcel = es un archivo antiguo de Office (.xls, .doc) o uno con contraseña: ábrelo donde se pueda, guárdalo como .xlsx sin contraseña e importa ese
source-needsConversion-ownTable = es una tabla exportada por smjournal, que no se vuelve a leer: exporta el diario como copia de seguridad (export json) e importa esa
source-needsConversion-packed = está comprimido de un modo que no se lee: descomprímelo e importa lo que contiene, o comprímelo como .zip
source-needsConversion-pdf = es un PDF, y nada lee de él una planilla sin errores: pide el calendario (.ics) o la tabla (.xlsx, .csv) de donde se imprimió, o cópiala en una tabla con una columna para el día y otra para el turno, e impórtala
source-needsConversion-picture = es una imagen, y nada lee de ella una planilla sin errores: pide el calendario (.ics) o la tabla (.xlsx, .csv), o cópiala en una tabla con una columna para el día y otra para el turno, e impórtala; una foto va a una entrada con smjournal attach
source-needsConversion-samsungNotes = es un archivo propio de Samsung Notes, que aquí no se lee: en la aplicación, elige las notas, «Guardar como archivo», «Archivo de texto», e importa la carpeta con --dates file
source-needsConversion-slides = es una presentación: copia la tabla en una hoja de cálculo, guárdala como .xlsx, .ods o .csv e impórtala
source-needsConversion-text = es un documento de texto: copia su tabla en una hoja de cálculo, guárdala como .xlsx, .ods o .csv e impórtala; un diario puede guardarse como texto sin formato (.txt) o Markdown
source-needsProgram = solo el programa { $name } puede leerlo, y no está instalado
source-noDate-a-date-is = falta una fecha
source-noDate-is-not-a = { QUOTED($text) } no es una fecha ni una hora
source-noHours = { QUOTED($text) } no son horas
source-noPerson = nadie se llama { QUOTED($name) }; están { $names }: elige con --person
source-noShifts = tiene días, pero ningún turno debajo
source-noValue = una fórmula cuyo valor no está en el archivo; ábrelo en la hoja de cálculo y guárdalo
source-notALine = una línea sin nombre ni dos puntos
source-notBase64 = un carácter que base64 no tiene
source-notFormat = no es un archivo { $name }
source-notXML = no es XML
source-nothingFound = no contiene nada de lo que tienen las exportaciones { $name }
source-offScale = { QUOTED($text) } está fuera de la escala de { QUOTED($column) }
source-openHalf = { QUOTED($text) } es medio día libre y no dice cuál: escribe detrás mañana o tarde en el archivo, o añádelo con 'smjournal vacation add DÍA --half morning'
source-otherHere = no es lo que tiene la copia; aquí se queda como está
source-otherPerson = parece la planilla de «{ $name }», no la de { $own }
source-otherTable-birthdays = es una lista de cumpleaños, no una planilla de turnos; entran con «smjournal import vcard ARCHIVO» (.vcf), o uno a uno con «smjournal people add NOMBRE --birthday DÍA»
source-otherTable-contacts = es una lista de contactos, no una planilla de turnos; las personas entran con «smjournal import vcard ARCHIVO» (.vcf), o una a una con «smjournal people add NOMBRE»
source-otherTable-money = es una tabla de importes, no una planilla de turnos
source-otherTable-moods = es una tabla de estados de ánimo, no una planilla de turnos
source-otherTable-sleep = es una tabla de sueño, no una planilla de turnos
source-otherTable-unknown = nada en esta tabla dice qué es; indícalo: «smjournal import csv ARCHIVO» para turnos (--person NOMBRE si hay varias personas), «smjournal import moods ARCHIVO» para estados de ánimo
source-pastDays = todos sus días ya pasaron, el último es { $day }: ¿es la hoja de otro año?
source-record = según { $id }
source-rota = según tu cuadrante
source-severalPeople = varias personas: elige una con --person: { $names }
source-textBeforeEntries = el texto antes de la primera entrada no es de ninguna
source-tooDeep = está anidado demasiado hondo: se leen como mucho { $limit } niveles
source-tooLarge = es demasiado grande: se leen como mucho { $limit }
source-tooMany = contiene demasiado: se leen como mucho { $limit } elementos
source-twelveHours = { QUOTED($text) } puede estar escrito con un reloj de 12 horas, como otras filas; indica el horario de esa palabra con --map
source-unclosedQuote = comillas que nunca se cierran; esta línea se omite
source-undated = { QUOTED($name) } no tiene fecha ni en el nombre ni en las claves; --dates file toma la del archivo
source-unknownFormat = ningún formato conocido; nombra uno, como: smjournal import daylio ARCHIVO
source-unknownMedia = { $name } no es una imagen ni una grabación
source-unknownMethod = está comprimido con el método { $method }, que no se conoce
source-unknownRule = { QUOTED($rule) } no es una regla de repetición conocida; se toma solo la primera vez
source-unknownZone = { QUOTED($name) } no es una zona horaria conocida; se toma la del diario
source-unknownZone-other = { QUOTED($name) } no es una zona horaria conocida; se toma { $zone }
source-unusedWord = nada en él se llama { QUOTED($word) }; contiene: { $others }
source-workingDays = un día laborable
source-wrongPath = { QUOTED($path) } no es una ruta de un archivo de un diario, o está dos veces; se omite
source-wrongTag = { QUOTED($name) } se cierra, pero aquí no está abierto

span-day = { $day }
span-days = { $fromDay }–{ $day } de { $month }
span-days-year = { $fromDay }–{ $day } de { $month } de { $year }
span-months = { $fromDay } de { $fromMonth } – { $day } de { $month }
span-months-year = { $fromDay } de { $fromMonth } – { $day } de { $month } de { $year }
span-years = { $fromDay } de { $fromMonth } de { $fromYear } – { $day } de { $month } de { $year }

start-absenceRepeats = este ciclo contiene vacaciones o una baja, que volverían cada { $days }; --once escribe solo estos días
start-again = cada { $days }, sin fin
start-areDaysRight = ¿Son estos tus días?
start-areRemindersWanted = ¿Instalo estos recordatorios?
start-areWeeksRight = ¿Son estas tus próximas dos semanas?
start-comesAgain = Después de { $days } vuelve a empezar.
start-comesOnce = Solo { $span }: después no se repite nada.
start-comesOnce-absence = Las vacaciones y las bajas no se repiten, así que es solo { $span }.
start-enterAgain = Intro otra vez deja los turnos para más tarde.
start-everyDay = tu día; más con help
start-everyMood = tu ánimo, de 1 a 5
start-everyShift = cuando acaba un turno
start-giveMeaning = Para decir qué significa: { $command }
start-howOften = ¿Una sola vez o se repite?
start-monthFirst = Las fechas como 11/5 se leen con el mes primero (config date-order=day-first lo cambia).
start-noPlan = No veo ningún turno ahí. Una palabra o letra por día, como M M N N L L, o un turno con sus horas, como día 7-19. Corrígelo, o Intro para dejarlo así.
start-noReminders = Nada en este ordenador puede avisarte; el calendario del teléfono sí: { $command }
start-once = solo { $span }
start-phone = Para tu móvil: ¿una página para anotar y tus turnos como calendario, en archivos junto al diario?
start-phoneBack = Lo que guarda el formulario vuelve por una carpeta común: { $inbox }. Un calendario que sigue tu plan: { $calendar }
start-phoneFiles = Envía esto a tu móvil, por correo o por cable: { $files }
start-questionsLater = Tu nombre, tus turnos, tus vacaciones: «{ $command }» te los pregunta, cuando quieras.
start-reminders = A las { $times } una notificación diría qué toca anotar. Hacen falta estos archivos: { $files }; y esta orden: { $command }.
start-reminders-lines = A las { $times } una notificación diría qué toca anotar. Hace falta una línea por hora en tu { $command }; las demás se quedan.
start-somethingElse = otra cosa
start-strangeWords = No entiendo { $words }. Corrígelo, o Intro para dejarlo así.
start-takesShifts = Eso quita { $shifts } de tu cuadrante.
start-unpaid = pausa { $length }

stated-began = ¿Cuándo empezó?{ $usual }
stated-callOutToEnd = un final en la última media hora de la guardia dice cómo fue y no termina ninguna llamada; si terminó una: { $command }
stated-calledOut = ¿Una llamada durante la guardia?
stated-callsOverlap = { $calls } se solapan: los minutos comunes cuentan una vez
stated-clock = ¿Las horas de tus notas de inicio y fin de turno cuentan como tus horas?
stated-disordered = { $hours } abarcarían { $duration }: indica las horas de un turno en su orden, ninguna dos veces
stated-earlyEnd = { $time } es { $duration } antes del final previsto, { $planned }
stated-emptyForPlan = Déjalo vacío si fue como estaba previsto.
stated-endBeforeBegin = ese final es anterior al inicio del turno, { $begin }: no cuenta
stated-endOnCall = durante la guardia, un final solo no es una llamada y no cuenta; así se indica una llamada: { $option } 23:40-04:10
stated-ended = ¿Cuándo terminó?{ $usual }
stated-endsByPlan = sus horas llegan hasta el fin previsto, { $end }; si acabó antes: { $command }
stated-farEnd = { $time } queda lejos del final previsto, { $planned }
stated-farStart = { $time } está lejos del inicio previsto, { $planned }
stated-formerCounts = ya no cuenta, vale esta nota: { $what } de { $id }; para conservarlo: { $command }
stated-fromMoment = cuenta desde las { $time }, el momento de escribir; si empezó a su hora: { $command }
stated-holidays = ¿Añadir los festivos de tu país ({ $code })?
stated-keepBoth = conservar las dos
stated-laterHolds = vale el registro posterior, este no cuenta; para que cuente este: { $command }
stated-longBreak = una pausa de { $break } es más larga que el turno, { $presence }
stated-nearEnd = tan cerca del final no cuenta horas. Si es el final del turno: { $undo }; si el trabajo empezó entonces: { $command }
stated-nextDay = si es una hora del día siguiente: { $command }
stated-noShift-add-it-with = { $what }{ $rest }; para añadirlo: { $command }
stated-noShift-day = ningún turno el { $day }
stated-noShift-there-is = {" "}(hay: { $others })
stated-noShift-word = ningún turno «{ $value }» el { $day }
stated-noStart = nada dice cuándo empezó y no se cuenta ninguna hora; para decirlo: { $command }
stated-noTimeOnCall = ninguna guardia a esas horas el { $day }; para anotar el trabajo como turno: { $command }
stated-ownWork = ningún turno del cuadrante lo espera: anotado como trabajo aparte, { $day }; para otro día: { $option }
stated-partOfCountry = Son los días de todo el país; los de tu región: smjournal config holidays={ $example }
stated-replace-id = ¿Sustituir { $id }?
stated-replace-time = ¿Sustituir la de las { $time }?
stated-rules = ¿Qué límites de trabajo y descanso se te aplican?
stated-sharedMinutes = cuentan { $counted }: otro turno tiene los demás minutos, y lo que dos comparten cuenta una vez
stated-spanTwice = { $time } llega dos veces esa noche, porque se atrasa el reloj: cuenta la primera, { $counted }
stated-startBehindEnd = ese inicio está después del final del turno, { $end }: no cuenta
stated-stays = { $what } sigue, como lo indica { $id }
stated-timeOrKeep = por ejemplo 7:50, Intro para dejarla
stated-timeOrNow = por ejemplo 7:50, Intro para ahora
stated-timeOrPlan = por ejemplo 7:50, ahora, Intro para el cuadrante
stated-timeTwice = { $time } llega dos veces esa noche, porque se atrasa el reloj: cuenta { $counted }; si era la otra: { $command }
stated-workedCounts = { $time } no cuenta: vale { $hours }, indicado con rota worked; para cambiarlo: { $command }
stated-workedHolds = desde ahora valen estas horas, no { $what } de { $id }
stated-wouldNotCount = { $hours } son las horas de { $former } y no contarían como { $shift }; para quitarlas antes: { $command }

stop-words =
    abajo ahora algo alguien algun alguna algunas alguno algunos alli ante antes aquel aquella
    aquello aqui arriba aunque ayer bastante bien buena bueno cada casi cerca como con contra cosa
    cosas creo cual cuales cualquier cuando cuanto debajo debe deberia debo decir del delante demas
    demasiado dentro desde despues detras dia dias dice dijo donde durante ella ellas ello ellos
    entonces entre era eran eres esa esas ese eso esos esta estaba estaban estado estamos estan
    estar estas este esto estos estoy estuve fue fuera fueron fui gente gran haber habia hablar hace
    hacer hacia hago han hasta hay hecho hizo hora horas hoy igual incluso jamas junto lado lejos
    luego lugar mal manana mas mayor medio mejor menos mes mientras minuto minutos misma mismo
    momento mucha muchas mucho muchos muy nada nadie ningun ninguna ninguno noche noches nosotros
    nuestra nuestro nueva nuevo nunca otra otras otro otros para parece parte pasado pasar peor pero
    persona poca poco pocos poder podia poner por porque pronto pude puede pueden puedo pues que
    quien quiere quiero quiza quizas rato realmente saber sabia salir se sea seguir segun seguro ser
    sera seria siempre siento sino sobre sois sola solo somos son soy suya suyo tal tambien tampoco
    tanto tarde tarea tener tengo tenia tenido tiempo tiene tienen toda todas todavia todo todos
    tras turno turnos tuve una unas uno unos usted vamos varias varios veces ver verdad vez vida
    volver voy

store-changedSinceRead = cambió entretanto; no se ha escrito nada
store-folderNotEmpty = en esta carpeta ya hay archivos; elige una nueva
store-foreignJournal = este diario es de otro usuario; si es el que quieres, nómbralo con -C CARPETA o SMJOURNAL_DIR
store-forgotten = el último cambio se olvidó ({ $day }) y no se puede recuperar; el próximo «undo» deshace el anterior
store-insideJournal = estaría dentro del diario { $root }, que leería también estos archivos; no se ha creado nada
store-invalidPath = no es una ruta dentro del diario
store-journalAway = el diario de este dispositivo no está: su disco no está montado, o su carpeta se movió; -C CARPETA dice dónde está, 'smjournal init CARPETA' crea otro
store-journalExists = ya hay un diario; no se ha tocado
store-locked = está sellado; la frase de paso se pide en un terminal, y «smjournal unlock» abre por un rato
store-nameTaken = el nombre ya está ocupado
store-noFolder = no existe esa carpeta
store-noJournal = no hay ningún diario aquí ni en una carpeta superior; -C CARPETA o SMJOURNAL_DIR nombran uno, smjournal init CARPETA lo crea
store-noJournalThere = no hay ningún diario en esta carpeta; la de un diario tiene el archivo journal.md
store-notAProfile = esto no marca un diario: a la cabecera le falta la clave smjournal (smjournal: 1)
store-notAnExport = un archivo tiene este nombre y, hasta donde sabe este dispositivo, no es una exportación anterior de este diario tal como se escribió; no se ha reemplazado: bórralo o da otro nombre
store-notAnIndex = no es un índice de smjournal; se quedó como estaba, y sin índice las respuestas tardan más
store-notFound = no existe ese archivo
store-notUndone = { $StoreError }; este cambio se queda, el próximo «undo» deshace el anterior
store-nothingToUndo = no hay nada que deshacer
store-profileCopied = un diario cuyo journal.md falta: una herramienta de sincronización dejó { $name }; «smjournal conflicts» lo muestra, «smjournal resolve --all» le devuelve su nombre
store-profileGone = un diario cuyo journal.md falta: recuperarlo de otro dispositivo, de una copia de seguridad o de git, o crear uno nuevo con «smjournal init» y esta carpeta
store-seal-copyBeside = es otra versión de lo que se va a sellar, y quedaría sin sellar; «smjournal resolve» lo arregla antes
store-seal-file = no se puede abrir: está dañado o sellado para otra clave
store-seal-identity = la clave no se pudo abrir o usar: frase de paso errónea, o un archivo sin identidad de age
store-seal-noIdentity = en este dispositivo no hay clave que abra lo sellado; «smjournal seal setup --identity ARCHIVO» toma la del papel, «smjournal seal setup» crea una nueva, que no abre lo que ya está sellado
store-seal-noMemory = no hay carpeta en memoria (XDG_RUNTIME_DIR, /dev/shm), y nada de un texto sellado debe estar en un disco
store-seal-noProgram = no están instalados ni age ni rage, y no se ha escrito nada; age está en https://age-encryption.org
store-seal-noRecipients = el perfil no nombra a nadie para quien sellar (seal-to), y no se ha escrito nada; «smjournal seal setup» lo hace
store-seal-notUndone = lo último fue sellar, y «undo» no lo deshace: lo hace «smjournal unseal»; el próximo «undo» deshace el cambio anterior
store-seal-passphrase = age no puso ninguna frase de paso, y no se ha configurado nada
store-seal-recipients = no se puede sellar para { $recipients }: alguno no es un destinatario de age, o el programa falló; no se ha escrito nada
store-seal-sealFirst = así sería un registro que el perfil sella, y no se ha cambiado nada; «smjournal seal ID» lo sella antes, o escribe uno nuevo
store-seal-unclear = no es seguro qué quiere decir «sealed» aquí, así que no se ha escrito nada en claro; «smjournal check» dice la línea, «smjournal config sealed=entry» o algo así la corrige
store-symbolicLink = es un enlace simbólico; los enlaces no se siguen
store-system = { $call }: { $errno }
store-textElsewhere = no se escribe nada encima: el archivo { $reason }
store-textHoldsMarkers = el texto contiene las líneas de una fusión sin acabar (<<<<<<<, =======, >>>>>>>) y pasaría por un conflicto; no se ha escrito nada
store-textHoldsNUL = el texto contiene un byte NUL y no se podría releer; no se ha escrito nada
store-tooLarge = demasiado grande para un registro

streak-bridged = { $current } con notas, sin contar los días libres
streak-in-a-row =
    { $current } { $current ->
        [one] seguido
       *[other] seguidos
    }
streak-record = { $row } (récord: { $record })

strength-large = grande
strength-medium = media
strength-small = pequeña

suggestedTags-death = fallecimiento
suggestedTags-doubts = dudas
suggestedTags-emergency = urgencia
suggestedTags-family = familia
suggestedTags-fatigue = cansancio
suggestedTags-great-team = gran equipo
suggestedTags-hard-shift = turno difícil
suggestedTags-learning = aprendizaje
suggestedTags-lovely-encounter = bonito encuentro
suggestedTags-pride = orgullo
suggestedTags-recovery = recuperación

suggestion-did-you-mean = ; ¿querías decir «{ $value }»?
suggestion-mood = Ánimo: { $emoji } { $step } ({ $words })
suggestion-nothing = El texto no dice nada con bastante claridad.
suggestion-people = Personas: { $people }
suggestion-places = Lugares: { $places }
suggestion-tags = Etiquetas: { $tags }
suggestion-toTakeOver = Para tomarlo:

summary = { $count } { $meaning }
summary-and = , y { $doubt }
summary-in = { $text } en { $days }
summary-kinds = {" "}({ $kinds })
summary-off = , { $days } de permiso o ausencia
summary-on-call = , { $onCall } de guardia
summary-rest =
    , { $rests } { $rests ->
        [one] descanso
       *[other] descansos
    }

sync-both = los dos
sync-bothFilesStay = Se quedan los dos: el otro { $path } es ahora { $name }
sync-brokenMarkers = contiene marcas de fusión que no encajan; corrígelo en un editor
sync-choose = ambos lados cambiaron { $map }; elige con --ours o --theirs{ $keyToTake }{ $isOfText }, o corrígelo en un editor
sync-choose-keep-both-with = , guarda los dos con --both
sync-choose-or-for-one = , o para una sola clave con --take { $value }=ours
sync-chooseName = cada lado le dio otro nombre; elige con --ours o --theirs
sync-clashes = ambos lados cambiaron { $map }
sync-clearBesideSealed = en claro junto a { $sealed }, que está sellado; «smjournal seal { $path }» sella también este texto y guarda los dos, «smjournal resolve { $path } --ours» guarda solo el sellado, --theirs solo este
sync-copy = una segunda versión de { $original } ({ $tool })
sync-copyLeft = es una segunda versión de { $original }; «smjournal conflicts» dice más
sync-copyOfNothing = una segunda versión de { $original }, que ya no existe
sync-differs = difiere en { $places }
sync-each = uno por uno
sync-everyDevice = Hace falta una vez en cada dispositivo: ni git ni Syncthing lo llevan consigo.
sync-here = aquí
sync-kept = { $path } se queda como está; { $copy } es ahora { $trash }
sync-later = más tarde
sync-markers = contiene las marcas de una fusión sin acabar
sync-mended = Versiones fusionadas en { $path }{ $former }
sync-mended-the-file-as = ; el archivo como estaba es ahora { $value }
sync-mergeLeft = ambos lados cambiaron { $map }; el archivo contiene marcas
sync-mergeable = se puede fusionar
sync-merged = { $copy } fusionado en { $original }; la copia es ahora { $trash }{ $former }
sync-merged-the-former-text = , el texto anterior { $value }
sync-noConflicts = ningún conflicto
sync-removed = { $path } es ahora { $trash }
sync-restored = { $copy } es ahora { $name }
sync-same = ambos dicen lo mismo
sync-sameName = { $paths }: para algunos sistemas estos nombres son uno (mayúsculas, acentos); cambia uno
sync-sealedLeft = sellado, y cambiado en ambos lados; después de «smjournal unlock», «smjournal resolve --all» une los dos; sin la clave, elige con --ours o --theirs
sync-separated = El segundo registro de { $path } es ahora { $name }
sync-stays = { $path } se queda
sync-strangeTrash = { $path } está en la papelera, y nada en este dispositivo lo puso allí; recupéralo con: smjournal restore { $path }
sync-tellGit = Después díselo a git: git add -- { $files }
sync-there = allí
sync-twin = el mismo registro que { $original }, por su momento y su título
sync-twoFiles = dos archivos distintos con el mismo nombre; se quedarán los dos
sync-twoRecords = dos registros con el mismo nombre; se quedarán los dos
sync-uncertainPlan = { $path } prevé vacaciones, pero dos versiones chocan; resuélvelas con: smjournal resolve --all
sync-uncertainRota = { $path } dice qué turnos están previstos, pero dos versiones chocan; resuélvelas con: smjournal resolve --all
sync-waiting-deletedByThem = cambiado aquí y borrado en el otro lado; git guardó el texto y espera
sync-waiting-deletedByUs = borrado aquí y cambiado en el otro lado; git guardó el texto y espera
sync-waiting-renamed = movido aquí, y a { $path } en el otro lado; git espera
sync-waiting-sealedByThem = cambiado aquí en claro y sellado en el otro lado; --theirs lo deja sellado, --ours conserva el texto cambiado, en claro
sync-waiting-sealedByUs = sellado aquí y cambiado en claro en el otro lado; --ours lo deja sellado, --theirs toma el texto cambiado, en claro
sync-wasSame = { $copy } no decía nada nuevo; ahora es { $trash }
sync-whichSide = ¿Cuál vale?

systemError-busy = en uso
systemError-exists = ya existe
systemError-inputOutput = error de entrada/salida
systemError-invalid = argumento no válido
systemError-isFolder = es una carpeta
systemError-nameTooLong = el nombre es demasiado largo
systemError-noAccess = permiso denegado
systemError-noEntry = no existe ese archivo o carpeta
systemError-noSpace = no queda espacio en el disco
systemError-none = error { $errno } del sistema
systemError-notFolder = no es una carpeta
systemError-notPermitted = operación no permitida
systemError-otherDevice = en otro sistema de archivos
systemError-quota = la cuota del disco está agotada
systemError-readOnly = el sistema de archivos es de solo lectura
systemError-tooLarge = archivo demasiado grande
systemError-tooManyFiles = demasiados archivos abiertos

tag-keywords =
    turno difícil: dificil|duro|dura|horrible|falta de personal|desbord|agobi|
    bonito encuentro: sonri|agradec|gracias|charla|encuentro|emocion|conmov |
    aprendizaje: aprend|formacion|curso|alumn|estudiante|tecnica|tutor|
    gran equipo: equipo|companer|juntos|ayud|
    cansancio: cansad|agotad|sin dormir|mal dormi|dormi mal|dormi poco|falta de sueno|rendid|reventad|sin fuerzas|
    orgullo: orgull|logr|consegui|bien hecho|lo hice|
    dudas: duda|me pregunto|insegur|error|deberia haber|
    urgencia: urgenc|parada|reanima|rcp|emergenc|codigo|
    fallecimiento: muert|murio|fallec|muriendo|paliativ|
    recuperación: recuper|dieron el alta|volvio a casa|curad|camin|
    familia: famili|pariente|marido|esposa |madre|padre|hija|hijo |hijos |

team-basis = de al menos { $people } personas, { $months }
team-heading = { $people } personas, { $month } – { $month2 }
team-measure-hours = Horas de trabajo al mes
team-measure-nights = Noches al mes
team-measure-shifts = Turnos al mes
team-measure-shortRests = Descansos de menos de 11 h al mes
team-method = Medias de la media propia de cada persona en un mes acabado, redondeadas; cada persona cuenta una vez.
team-noFigures = no son cifras de una persona como las que escribe «team figures»
team-shutMonths =
    { $count ->
        [one] 1 mes queda
       *[other] { $count } meses quedan
    } fuera de algunas cifras: escribió menos gente que el mínimo (minimum) de { $minimum }.
team-tooFew =
    { $people ->
        [one] 1 persona es demasiado poco
       *[other] { $people } personas son demasiado pocas
    }: cada cifra necesita un mínimo (minimum) de { $minimum } personas que escribieran en el mismo mes acabado

template-missing = la plantilla «{ $name }» que nombra journal.md no está en templates; se usa la habitual
template-unknown = { $names } en la plantilla no representa nada y queda como está
time = { TWO($hour) }:{ TWO($minute) }
time-off-approved = aprobadas
time-off-finished = terminadas
time-off-leave = vacaciones
time-off-other = ausencia
time-off-planned = previstas
time-off-rtt = RTT
time-off-sick = baja médica
time-off-training = formación
time-off-underWay = en curso

timeOffUnderWay-back-to-work = {" "}Vuelves al trabajo { ON($day) } ({ $type }).
timeOffUnderWay-not-today = Te quedan { $days } de vacaciones, sin contar hoy.{ $end }
timeOffUnderWay-time-off-left = ¡De vacaciones! 🌴 Te quedan { $days }, contando hoy.{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [one] ¡Hoy es tu día libre! 🎉
       *[other] Último día de tus vacaciones. 🌴
    }
timeOffUnderWay-your-time-off = ¡Tus vacaciones empiezan hoy! 🎉 { $days }.{ $end }

title-good =
    { $shift ->
        [night] Una noche buena
        [rest] Un descanso bueno
        [other] Un turno { $shift } bueno
       *[day] Un día bueno
    }
title-goodStart =
    { $shift ->
        [night] Con ganas antes de la noche
        [rest] Con ganas antes del descanso
        [other] Con ganas antes del turno { $shift }
       *[day] Con ganas antes del día
    }
title-great =
    { $shift ->
        [night] Una noche estupenda
        [rest] Un descanso estupendo
        [other] Un turno { $shift } estupendo
       *[day] Un día estupendo
    }
title-hard =
    { $shift ->
        [night] Una noche difícil
        [rest] Un descanso difícil
        [other] Un turno { $shift } difícil
       *[day] Un día difícil
    }
title-heavy =
    { $shift ->
        [night] Una noche que pesa
        [rest] Un descanso que pesa
        [other] Un turno { $shift } que pesa
       *[day] Un día que pesa
    }
title-heavyButGood =
    { $shift ->
        [night] Una noche que pesa, pero valió la pena
        [rest] Un descanso que pesa, pero valió la pena
        [other] Un turno { $shift } que pesa, pero valió la pena
       *[day] Un día que pesa, pero valió la pena
    }
title-plain =
    { $shift ->
        [night] Una noche como las demás
        [rest] Un descanso como los demás
        [other] Un turno { $shift } como los demás
       *[day] Un día como los demás
    }
title-slowStart =
    { $shift ->
        [night] Con poca energía antes de la noche
        [rest] Con poca energía antes del descanso
        [other] Con poca energía antes del turno { $shift }
       *[day] Con poca energía antes del día
    }
title-tense =
    { $shift ->
        [night] Con tensión antes de la noche
        [rest] Con tensión antes del descanso
        [other] Con tensión antes del turno { $shift }
       *[day] Con tensión antes del día
    }
title-tiring =
    { $shift ->
        [night] Una noche agotadora
        [rest] Un descanso agotador
        [other] Un turno { $shift } agotador
       *[day] Un día agotador
    }
title-tiringButGood =
    { $shift ->
        [night] Una noche agotadora, pero buena
        [rest] Un descanso agotador, pero bueno
        [other] Un turno { $shift } agotador, pero bueno
       *[day] Un día agotador, pero bueno
    }

trash-emptied = Quitado de la papelera: { $files }
trash-empty = la papelera está vacía
trash-forgetNeedsConsent = no se ha olvidado nada: no se pudo preguntar a nadie; { $flag } olvida sin preguntar
trash-forgetQuestion = ¿Olvidar { $records } para siempre, { $files } en total? Ni «undo» lo recupera.
trash-forgettingFinished = lo que se estaba olvidando ya está olvidado
trash-forgotten = Olvidado para siempre: { $files }
trash-heldByBackup = quizá en una copia de seguridad ({ $day }): { $path }
trash-heldByBackup-standard-output = salida estándar
trash-heldByCopy = sigue en un archivo al lado, quizá de un editor: { $path }
trash-heldByDevices = los demás dispositivos lo tienen hasta que sincronicen, y más tiempo entre sus versiones antiguas
trash-heldByGit = sigue en el historial de git: { $commits }
trash-heldByVersions = sigue entre las versiones antiguas de Syncthing, en .stversions: { $files }
trash-heldElsewhere = Lo que tengan otros programas y personas no se alcanza desde aquí: copias, exportaciones, otras copias de seguridad, el espacio libre del disco.
trash-kept = no se ha quitado nada
trash-mediaLeft = sigue ahí un archivo que solo él nombraba: { $path }
trash-namesake = otro registro que se llamaba así está en la papelera, y ahí sigue: { $path }
trash-needsConsent = no se ha quitado nada: no se pudo preguntar a nadie; { $flag } quita sin preguntar
trash-nothingForgotten = no se ha olvidado nada
trash-nothingOlder = nada en la papelera tiene más de { $days }
trash-question = ¿Quitar { $files } de la papelera para siempre? Ni «undo» lo recupera.
trash-restored = { $path } ha vuelto como { $name }
trash-since = borrado { $day }
trash-staged = sigue en el índice de git, en ningún commit

trend = { $now } { $period } ({ $share })
trend-as-before = { $mean }, como antes
trend-higher = más
trend-lower = menos
trend-nothing-written-in = nada escrito en { $days }
trend-over = en { $days }
trend-than-before = { $mean }, { $amount } { $change } que antes

unasked-foreign = el repositorio de git es de otro usuario
unasked-gitMissing = git no está instalado
unasked-unreadable = git no puede leer el repositorio

unknown-and = y { $parts }
unknown-history = no se sabe si su historial aún lo contiene
unknown-merge = no se sabe qué espera
unknown-remotes = no se sabe adónde se envía el diario
unknown-setup = no se preparó nada
unknown-which-has-no = { $value }, que aún no tiene significado
unknown-which-have-no = { $parts }, que aún no tienen significado
unknown-with = { $days } con { $word }
unknown-without-a-plan = { $unplannedDays } sin cuadrante

unknownKind-did-you-mean = ; ¿querías decir { $name }?
unknownKind-kind-is-unknown = kind: { QUOTED($found) } no se conoce, leído como entrada{ $hint }

unknownRegion = holidays: { QUOTED($word) } no es ni un día como 2026-11-20 ni una región conocida; se conocen { $codes }

unknownShift-did-you-mean = ; ¿querías decir { $value }?
unknownShift-has-no-meaning = { QUOTED($word) } no tiene significado, así que no cuenta ni como trabajo ni como descanso{ $hint }
unknownShift-say-what-it = ; di qué significa bajo shifts en journal.md

usage-contradiction = «{ $one }» y «{ $other }» se excluyen
usage-example = Por ejemplo: { $command }
usage-inputReadInPart = la entrada estándar ya se leyó en parte, como por un bucle; «-» toma el resto como texto, «< /dev/null» lo deja
usage-mergeNotes = Ninguna orden junta dos notas: «smjournal show B» muestra el texto de una, «smjournal edit A» permite añadirlo a la otra, «smjournal delete B» lleva la primera a la papelera.
usage-missingArgument = falta el argumento { $placeholder }
usage-missingValue = la opción «{ $option }» necesita un valor: { $option } { $placeholder }
usage-noSuchDay = «{ $found }»: { $month } tiene { $length }
usage-notDiffering-the-versions-don = «{ $found }»: las versiones no difieren en eso; difieren en { $places }
usage-notDiffering-there-are-no = «{ $found }»: aquí no hay claves que elegir; elige con --ours o --theirs
usage-notSealable = { $kind }: no se puede sellar; las entradas, las personas y el sueño, sí
usage-notUTF8 = { $name }: el texto no es UTF-8
usage-nothingToWrite = nada que escribir: da { $options }
usage-ownMood = Para una palabra tuya: { $command }
usage-repeated = la opción «{ $option }» está dos veces
usage-severalShifts = varios turnos ese día: { $words }; di cuál
usage-spanTooLong = «{ $span }» dura más de { $years } años
usage-textIsNoKey = «{ $word }» no es una clave: el texto de un registro se cambia con «smjournal edit» y se amplía con «smjournal append»
usage-unencryptedFolder = «{ $option }» necesita un solo archivo: los de la carpeta «{ $folder }» no se cifrarían; nombra un archivo, como { $file }
usage-unexpectedArgument = argumento inesperado «{ $word }»
usage-unexpectedValue = la opción «{ $option }» no lleva valor
usage-unknownCommand = orden desconocida «{ $word }»{ $nearest }
usage-unknownFormat = formato desconocido «{ $word }»{ $nearest }
usage-unknownJournal = ningún diario se llama «{ $name }»; hay { $known }
usage-unknownJournal-none = ningún diario se llama «{ $name }»; para nombrar uno: smjournal config { $name }=CARPETA
usage-unknownOption = opción desconocida «{ $word }»{ $nearest }
usage-unknownSetting = ajuste desconocido «{ $key }»{ $nearest }
usage-unknownSetting-did-you-mean = ; ¿querías decir «{ $value }»?
usage-unknownShift = «{ $word }» no significa nada en un cuadrante{ $nearest }
usage-unknownShift-did-you-mean = ; ¿querías decir «{ $value }»?
usage-unknownShift-say-what-it = ; di qué significa: rota set --shift-type { $definition }
usage-unknownTopic = ninguna orden ni ningún tema se llama «{ $word }» (temas: { $topics }){ $nearest }
usage-untilBeforeFrom = «{ $span }» acaba antes de empezar
usage-wrongValue = { $found }: se espera { $expected }{ $nearest }
usage-wrongValue-alone = «{ $found }»
usage-wrongValue-name = { $name } «{ $found }»
usage-yearOpen = «{ $span }» sería { $read }; si es lo que quieres, escríbelo así

verbs =
    abrir edit
    adjuntar attach
    ajustes config
    aleatorio random
    añadir append
    ánimo mood
    año year
    anotar new
    ausencia rota off
    ayuda help
    azar random
    baja rota off
    bloquear lock
    borra delete
    borrar delete
    busca search
    buscar search
    calendario month
    cambiar rota swap
    comprobar check
    cuadrante rota
    desbloquear unlock
    deshacer undo
    día day
    editar edit
    eliminar delete
    enferma rota off
    enfermo rota off
    entrada check-in
    estadísticas stats
    etiquetar tag
    etiquetas tags
    exportar export
    favorito favorite
    foto attach
    horas report
    hoy today
    importar import
    informe report
    lista list
    mes month
    mostrar show
    mover move
    nota new
    nueva new
    nuevo new
    papelera trash
    personas people
    recordatorios reminders
    recuerdos memories
    restaurar restore
    salida check-out
    sellar seal
    semana week
    turnos rota
    vacaciones vacation add
    ver show
verbs-change = Cambiar
verbs-everyDay = Cada día
verbs-files = Archivos
verbs-look = Ver
verbs-plan = Planificar
verbs-setUp = Preparar

versions-bothShifts = Se quedan los dos: { $path } se suma ahora a { $other }
versions-choose = las versiones difieren en { $map }, y no se sabe cuál es la más antigua; elige con --ours o --theirs{ $keyToTake }{ $isOfText }, o corrígelo en un editor
versions-choose-keep-both-with = , guarda los dos con --both
versions-choose-or-for-one = , o para una sola clave con --take { $value }=ours
versions-choosePerson = dos personas con el mismo nombre; fusiónalas con --ours o --theirs, o da otro nombre a una: { $command }
versions-chooseShift = dos cambios de un mismo día; elige con --ours o --theirs, o guarda los dos turnos con --both
versions-copy = copia
versions-differ = las versiones difieren en { $map }; no se sabe cuál es la más antigua
versions-file = archivo
versions-namesake = { $name } ya existe ({ $path }), y ahora hay dos; «smjournal undo» retira el archivo nuevo
versions-sameDay = cambia el mismo día que { $original }, y dice otra cosa
versions-samePerson = tiene el mismo nombre que { $original }
versions-unaskedGit = { $refusal }: { $matter }
versions-untouched = nada en el registro de cambios de este dispositivo cambió { $keys }
versions-written = { $side }: cambiado { $moment }{ $writer }

view-dayMark = D
view-daysWritten = { $days } con algo escrito
view-effects = Qué acompaña a los días buenos y a los malos
view-holiday = Festivo
view-hours = { $from }–{ $until }, { $seconds }
view-mayHelp = Lo que puede ayudar
view-memoriesDay = Este día en otros años
view-memoriesMonth = Este mes en otros años
view-memoriesWeek = Esta semana en otros años
view-mood-mood = Ánimo: { $value }
view-mood-no-mood-noted = Sin ánimo anotado
view-moodDays = Ánimo anotado en { NUMBER($days) } de { $all }
view-moods = Ánimos, uno por día
view-nightMark = N
view-noHours = No se conocen horas para { $words }: «rota set» las toma con --hours { $words2 }=HH:MM-HH:MM
view-noPlanProblems = No falta nada, nada se solapa.
view-noPrompts = Hoy no hay nada que recordar.
view-noRota = Aún no hay cuadrante. Para ponerlo: smjournal rota set --from DÍA --cycle 'día día noche noche descanso descanso'
view-people = Personas
view-planned = previsto
view-productive = Cuándo escribes
view-productivity = { $entries }, { $words }
view-records = Registros
view-recovery = Descanso y trabajo, últimos 28 días
view-rotaLater = desde el { $day } sigue el cuadrante fijado antes; para cambiarlo también: { $command } …
view-rotaSet = Cuadrante escrito en { $path }: un ciclo de { $days } desde el { $day }
view-shiftChanges = Antes y después del turno
view-tags = Etiquetas
view-timeOff = Vacaciones
view-timeOff-title = Vacaciones: { $value }
view-trends = Ánimo y escalas, lo último de cada día: 7 y 30 días, frente a otros tantos antes
view-warningSigns = Merece pensarlo
view-words = { $words }, { $minutes } de lectura

warningNote = Son observaciones de tus propias notas, no un diagnóstico. Si te reconoces en ellas, háblalo con alguien de confianza, con salud laboral o con tu médico. Para ocultarlas: warning-signs: false en journal.md.

warningSign-in-the-days = ; en los 90 días anteriores { $value }
warningSign-over-four-weeks = { $dimension }: en cuatro semanas, { $scale } de media { $mean } ({ $records }){ $usual }.

week-mood = ánimo { $mood } ({ $mood2 })
week-your-week = Tu semana, { $from }: { $parts }.

weekday-1 = lunes
weekday-2 = martes
weekday-3 = miércoles
weekday-4 = jueves
weekday-5 = viernes
weekday-6 = sábado
weekday-7 = domingo
weekday-short-1 = lun
weekday-short-2 = mar
weekday-short-3 = mié
weekday-short-4 = jue
weekday-short-5 = vie
weekday-short-6 = sáb
weekday-short-7 = dom

word-badge = { QUOTED($badge) } es una insignia tuya; ¿querías decir { QUOTED($nearest) }?
word-key = { QUOTED($key) } es una clave tuya; ¿querías decir { QUOTED($nearest) }?
word-mood = el ánimo { QUOTED($mood) } no entra en ninguna cifra; ¿querías decir { QUOTED($nearest) }?
word-mood-none = el ánimo { QUOTED($mood) } no entra en ninguna cifra: no es una palabra ni un emoji conocidos
word-privateKey = { $nearest } { QUOTED($key) } cuenta como eso, y el registro queda fuera de las exportaciones; «private: false» dice que no lo es.

work-afterNight = ¿Qué tal tu noche?
work-afterShift = ¿Qué tal tu turno?
work-ahead = por venir: { $shifts } · previstas { $planned }
work-areLettersRight = ¿Es esto lo que significan donde trabajas?
work-averageOpen = La semana media no se compara con ningún límite: se conocen menos de { $days } de su período.
work-averageOver = Días conocidos que cuenta la semana media: { $days }. Vacaciones, enfermedad y otras ausencias quedan fuera de ambos lados (2003/88/CE, artículo 16 b; otras ausencias por decisión propia de este programa).
work-basis-notes = anotado
work-basis-plan = cuadrante
work-basis-said = indicado
work-calledOut = llamada { $text }
work-change = { $day }: { $was } → { $now }{ $notice }
work-change-notice = , { $notice }
work-changes =
    { $changed } de { $all } { $changed ->
        [one] cambió
       *[other] cambiaron
    }, { $short } con menos de 48 horas de antelación
work-daysWorked = { $days } de trabajo
work-eachShift = Cada turno con el origen de sus horas: smjournal report --shifts
work-extra = extra
work-fromDay = desde { $day }
work-giveHours = para darle horario ese día: { $command }
work-goesOn = el turno sigue: su fin de las { $time } ya no cuenta
work-halfDay-afternoon = medio día, tarde
work-halfDay-morning = medio día, mañana
work-hasNotes = { $day } ya tiene un inicio o un final: se queda, y sus horas cuentan
work-hoursLater = { $word } no tiene horario para { $day }: el que se conoce vale desde { $from }
work-hoursOwed = Se gastan horas debidas: no se trabaja, y el contrato cuenta el día.
work-howToChooseRules = No hay reglas de descanso elegidas: cifras sin veredicto. Para elegir: smjournal config rest-rules=eu (o fr-hospital, fr, uk, de, ch)
work-howToMean = como: día 07:00-19:30 pausa 30, día 8-12 y 16-20, noche 19:00-07:00, guardia, formación, descanso, vacaciones, baja
work-isOneDay = ¿«{ $words }» es un solo día, sin trabajo?
work-leftOut = Sin contar: { $days }.
work-longDay = { $day } tiene { $minutes } de trabajo
work-longSpan = ¿Quieres decir { $span }, { $days }?
work-meansFrom = { $word } significa esto desde el { $day }; antes queda lo que significaba. Para corregir también esos días: { $command }
work-missingCheckOuts = { $days } sin fin de turno: donde el plan sabe cuándo terminan esos turnos, cuenta eso.
work-nextShift = Próximo: { $what }{ $at }
work-nextShift-at = , { $value }
work-nightIsOn = hoy es { $day } mientras dura su noche; para el día que viene: { $other }
work-noAverage = Sin semana media ni saldo del contrato: ningún cuadrante dice cuáles de los demás días eran libres. Para decirlo: smjournal rota set
work-noChanges = No ha cambiado ningún cuadrante publicado.
work-noCheckOut = { $what } tiene un inicio y ningún final; { $option } lo indica
work-noFindings = Ningún descanso, semana o racha pasa de los límites.
work-noWork = descanso
work-notInCycle = { $word } tiene horas, pero no está en el ciclo
work-onCallTotal = de guardia { $seconds }
work-otherToday = otro trabajo de hoy
work-ownLimits = Primero valen los límites de journal.md: { $limits }.
work-partOfRest = { $part } de un descanso de { $whole }
work-pastChanged = días ya vividos que ahora tienen otros turnos: { $days }; «undo» lo deshace
work-replaced = no cuenta, vale otro: { $id }
work-reportLimits = Los límites están junto a los hechos; para ellos, la guardia en el lugar de trabajo cuenta como trabajo. Los convenios pueden diferir. No es un veredicto.
work-reportSources = Un turno pertenece al día en que empezó. Sus horas son las indicadas; si no, las del cuadrante; los inicios y fines de turno cuentan solo si el perfil lo dice, o sin cuadrante. Trabajadas: presencia menos pausas no pagadas.
work-restBefore = { $seconds } de descanso antes
work-sameAbsence = esos días ya están libres: { $id }
work-sameExtra = ese turno ya está como extra: { $id }
work-sameShifts = { $first } y { $second } tienen lo mismo: un cambio no cambiaría nada
work-shared = { $minutes } de turnos que se solapan cuentan una sola vez
work-shiftForLeave = { $day }: { $what } en tu cuadrante; un turno ocupa su lugar
work-shiftInTimeOff = { $day } está libre ({ $what }): un turno no cuenta ese día mientras siga así
work-shiftsGo = { $day } tiene varios turnos en tu cuadrante: desde ahora sin { $what }
work-soFar = hasta ahora
work-swapsBack = se deshace el cambio: { $day } vuelve a su turno previsto
work-tookLastShift = se toma por el último turno que empezó: { $what }; --date o --shift indican otro
work-unknownRest = descanso anterior desconocido: { $unplannedDays } sin cuadrante
work-unknownRests = Descansos con días sin cuadrante, quizá trabajados: { $count }, sin contar.
work-weekTotal = { $shifts } · previstas { $planned } · trabajadas { $worked }
work-whatMeans = ¿Qué significa { $word }?
work-whichHours = ¿Qué horario tiene { $word }?
work-whichShift = ¿De qué turno se trata?
work-wordBefore = hasta ahora significaba otra cosa: { $former }
work-wordsSaved = Escrito qué significa { $words }: { $path }
work-workedHours = trabajadas { $worked }
work-workedInTimeOff = { $day } está libre ({ $what }): estas horas cuentan igualmente como trabajadas
work-writeAnyway = ¿Escribirlo de todos modos?
work-zoneFrom = la nueva zona vale desde el { $day }: el turno de hoy conserva sus horas

writer-device = , por el dispositivo { $name }
writer-thisDevice = , en este dispositivo

yaml-aliasInItself = el alias { $name } representa un valor del que forma parte
yaml-aliasesTooLarge = alias que representan más de { $limit } valores
yaml-blockScalarHeader = { QUOTED($found) } no puede seguir a | o >
yaml-blockScalarIndentation = una línea vacía antes del texto tiene más espacios que el texto
yaml-collectionOnSameLine = una lista o unas claves con valores no pueden empezar en esta línea, sino en la siguiente
yaml-colonInValue = otros dos puntos en el valor; pon el valor entre comillas "…"
yaml-commentWithoutBlank = hace falta un espacio antes del # de un comentario
yaml-conflictMarker = una línea que dejó una fusión sin acabar
yaml-contentAfter = { QUOTED($found) } tras el final { $construct }
yaml-controlCharacter = el carácter U+{ $width } no está permitido
yaml-directiveWithoutDocument = directivas sin documento
yaml-documentMarkerInside = una línea --- o ... dentro { $construct }
yaml-duplicateDirective = { QUOTED($text) } por segunda vez
yaml-duplicateKey = { QUOTED($key) } ya está en la línea { $line }; vale el último
yaml-emptyFlowEntry = nada entre dos comas
yaml-flowKeyOnOtherLine = una clave y sus dos puntos deben estar en la misma línea
yaml-foreignFrontMatter = una cabecera empieza con tres guiones, no con { QUOTED($found) }; se toma por texto
yaml-found = { QUOTED($found) }
yaml-frontMatterNotFirst = estas claves siguen a otro texto, así que también son texto; ponlas al principio del archivo
yaml-invalidDirective = { QUOTED($text) } no es una directiva
yaml-invalidEscape = { QUOTED($text) } no es una secuencia de escape; una barra invertida se escribe \\
yaml-invalidTag = { QUOTED($tag) } no es un tipo; pon el valor entre comillas "…"
yaml-invalidUTF8 = el byte { $width } no es UTF-8
yaml-keyTooLong = una clave o un nombre de más de { $limit }
yaml-mergeKey = la clave «<<» no se lee; escribe en su lugar las claves mismas
yaml-missingAnchorName = & o * sin nombre; pon el valor entre comillas "…"
yaml-missingColon = { QUOTED($text) } no tiene dos puntos seguidos de un espacio: se espera CLAVE: VALOR
yaml-missingComma = se espera una coma o el final { $construct }, y hay { QUOTED($found) }
yaml-multilineKey = una clave no puede ocupar varias líneas
yaml-notIndented = esta línea { $construct } debe tener más sangría que su clave
yaml-notJSON = se espera { $expected }, y hay { $isEmpty }
yaml-notMapping = la cabecera no está hecha de líneas CLAVE: VALOR
yaml-notUTF8 = el texto es UTF-16 o UTF-32; guárdalo como UTF-8
yaml-of-alias = del alias
yaml-of-blockMapping = de las claves
yaml-of-blockScalar = del texto tras | o >
yaml-of-blockSequence = de la lista
yaml-of-documentEnd = de la línea ...
yaml-of-documentStart = de la línea ---
yaml-of-doubleQuoted = del texto entre "…"
yaml-of-flowMapping = de las claves entre {"{"}…{"}"}
yaml-of-flowSequence = de la lista entre […]
yaml-of-plain = del texto
yaml-of-singleQuoted = del texto entre '…'
yaml-of-tag = del tipo
yaml-of-value = del valor
yaml-propertiesOnAlias = un alias (*) no puede tener ancla ni tipo
yaml-reservedIndicator = un valor no puede empezar por { QUOTED($character) }; ponlo entre comillas "…"
yaml-scalarTooLong = un valor de más de { $limit }
yaml-secondAnchor = una segunda ancla (&) en un valor
yaml-secondDocument = un segundo documento YAML; debe haber uno solo
yaml-secondTag = un segundo tipo (!) en un valor
yaml-spaces =
    { $count ->
        [one] { $count } espacio
       *[other] { $count } espacios
    }
yaml-stars = los asteriscos tienen aquí otro sentido: entre comillas son texto, y una valoración es un número: { $stars }
yaml-start = {" "}(empieza en la línea { $line })
yaml-tabInIndentation = una tabulación en la sangría; deben ser espacios
yaml-textBeforeFrontMatter = la cabecera no está al principio del todo; otros programas la toman por texto: borra lo que va antes de ---
yaml-textTooLong = una cabecera de más de { $limit }
yaml-the-end = el final
yaml-tomlFrontMatter = estas claves son TOML, entre líneas +++; escribe --- encima y debajo, y CLAVE: VALOR
yaml-tooDeep = más de { $limit } niveles
yaml-tooManyDirectives = más de { $limit } líneas %TAG
yaml-tooManyProblems = más de { $limit }; el resto no se muestra
yaml-undefinedAlias = { $name } no remite a nada más arriba; pon el valor entre comillas "…"
yaml-undefinedTagHandle = el prefijo de tipo { QUOTED($handle) } no está declarado
yaml-unsupportedVersion = YAML { $version } no se conoce
yaml-unterminated = falta el final { $construct }
yaml-unterminatedFrontMatter = a la cabecera le falta la línea --- que la cierra
yaml-unusualClosingLine = una cabecera acaba con tres guiones; otros programas no ven aquí su final: escribe ---
yaml-unusualOpeningLine = una cabecera empieza con tres guiones; { QUOTED($found) } se toma por ellos, otros programas ven texto: escribe ---
yaml-wrongIndentation = { $found } al principio de la línea, donde deberían ser { $expected }
