# Las palabras de la página, en español.

# Inicio
home-title = Juegos de cartas cuyas cartas hacen las reglas
home-lead = Juega ahora mismo, con amigos o con bots. Sin cuenta y sin instalar nada.
your-name = Tu nombre
guest = Invitado
games = Juegos
game-unicorns = Unstable Unicorns
game-unicorns-line = Llena tu establo con siete unicornios antes que nadie y suelta un Neigh a sus mejores planes.
game-unicorns-players = De 2 a 8 jugadores
game-narrators = Unreliable Narrators
game-narrators-line = Dos narradores, una sola página. Tus personajes desafían, se baten y cuentan una historia mejor.
game-narrators-players = 2 jugadores
game-wizard = Unreliable Wizard
game-wizard-line = Un viaje en solitario al castillo del demonio: busca aliados, mezcla hechizos y roba con cuidado.
game-wizard-players = 1 jugador
play-now = Jugar ya
invite = Invitar amigos
set-up = Preparar
join = Unirse a una mesa
join-code = Código de la mesa
join-button = Entrar
open-tables = Mesas abiertas
open-table-line = { $names } · { $open ->
    [one] queda un asiento
   *[other] quedan { $open } asientos
 }
your-tables = Tus mesas
forget = Olvidar
unofficial = Cardwright no es oficial. No pertenece a ninguna editorial, y todos los dibujos y textos de las cartas son propios.
no-connection = No se puede llegar a la mesa. ¿Está en marcha?
language = Idioma
home = Inicio
connecting = Buscando la mesa …
dealing = Repartiendo …
no-table = Esa mesa no existe
no-table-why = Revisa el código o abre una mesa nueva.

# Antes de la partida
invite-title = Invita
qr = Código QR con el enlace a esta mesa
code-is = Código: { $code }
link = Enlace a esta mesa
copy = Copiar el enlace
copied = Copiado
seats = Asientos
seat-number = Asiento { $number }
seat-open = libre
seat-bot = bot ({ $level })
seat-here = presente
seat-away = ausente
you = Tú
host = anfitrión
sit = Sentarme aquí
stand = Levantarme
kick = Echar
bot-for = Bot para el asiento { $number }
no-bot = sin bot
level-random = al azar
levels = Qué hacen los bots
level-greedy = ambicioso
level-careful = prudente
level-strong = fuerte
level-easy = fácil
level-normal = medio
level-hard = difícil
level-expert = experto
deck-for = Mazo del asiento { $number }
deck-usual = Mazo habitual
deck-list = Una lista de cartas
deck-paste = Una carta por línea, como «2 × nombre»
deck-use = Jugar con esta lista
level-says-random = elige cualquier cosa
level-says-greedy = mira una decisión por delante
level-says-careful = mira un ataque por delante y va al enemigo más cercano
level-says-strong = resuelve las batallas con exactitud y sopesa adónde ir
level-says-easy = mira una decisión por delante
level-says-normal = piensa un momento y juega bien
level-says-hard = piensa más lejos y se equivoca poco
level-says-expert = se toma su tiempo y juega lo mejor que puede
option-difficulty = Dificultad
option-princess = Princesa
option-draw-mode = Robo de cartas
option-cards = Cartas
number-of-seats = Número de asientos
pace = Ritmo
pace-live = ágil
pace-relaxed = tranquilo
pace-slow = lento
pace-untimed = sin prisa
pace-days = durante días
clock = Reloj
clock-none = ninguno
clock-minutes = { $minutes } minutos cada uno
clock-limit = Después, para cada decisión
clock-seconds = { $seconds } segundos
house-rules = Reglas de la casa
rules-here = Reglas de esta mesa
rules-usual = Las demás reglas son las de siempre.
start = Empezar la partida
start-waits = { $open ->
    [one] Queda un asiento libre: espera a alguien o dáselo a un bot.
   *[other] Quedan { $open } asientos libres: espera a alguien o dáselos a los bots.
 }
watching = Estás mirando.
host-starts = El anfitrión empieza la partida.
spectators = { $count ->
    [0] Nadie está mirando.
    [one] Un espectador.
   *[other] { $count } espectadores.
 }

# El marco de una partida
signal-here = conectado
signal-lost = sin señal, reintentando
menu = Menú
menu-new = Menú, hay mensajes nuevos
sound = Sonido
keys = Teclas sueltas para ir a cada parte de la mesa
key-h = tu mano
key-s = establos, página o mapa
key-l = lo que ha pasado
key-w = a quién le toca decidir
key-look = la carta enfocada, en grande
chat = Charla
chat-mute = Silenciar
chat-line = Di algo
send = Enviar
emote-hello = ¡Hola!
emote-happy = Contento
emote-wow = ¡Vaya!
emote-cheer = ¡Bravo!
emote-hmm = Mmm …
emote-sad = Oh, no
emote-thanks = Gracias
your-decision = Te toca decidir
time-left = Tiempo: { $time }
turn-yours = Tu turno
turn-of = Turno de { $name }
at-table = En la mesa
paused = La partida está en pausa.
go-on = Seguir
away = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
 }
away-wait = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
 } En { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 } podrás decidir qué hacer.
away-hours = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
 } En { $hours ->
    [one] una hora
   *[other] { $hours } horas
 } un bot puede seguir.
away-skip = Saltar turno
away-bot = Sigue un bot
away-end = Terminar
away-patient = Esperar
away-decide = Decidir qué hacer
idle = { $count ->
    [one] { $names } no hace nada desde hace rato.
   *[other] { $names } no hacen nada desde hace rato.
 }
idle-you = ¿Sigues ahí? Los demás pueden dejar que un bot juegue por ti.
idle-here = Aquí estoy
bot-plays-for-you = Un bot juega por ti.
take-back = Jugar yo
undo = Deshacer
undo-ask = Pedir deshacer
undo-asked = { $name } quiere retirar su última respuesta.
yes = Sí
no = No
pause = Pausa
concede = Rendirse
concede-sure = ¿Quieres rendirte en esta partida?
close = Cerrar
story = Lo que ha pasado
story-more = Toda la historia
story-less = Plegar la historia
wizard-won = El señor de los demonios ha caído: ¡ganas!
wizard-lost = El viaje ha terminado: pierdes.
over-nobody = Fin de la partida: no gana nadie.
over-you = Fin de la partida: ¡ganas tú!
over-winner = Fin de la partida: gana { $name }.
waiting-for = Esperando a { $names } …
wait = Un momento …
rename = Cambiar nombre
rename-done = Listo
share = Compartir
leads = { $name } va ganando, { $count } de { $target }
leads-you = vas ganando, { $count } de { $target }
bank-of = Tiempo para pensar de { $name }: { $time }
to-audience = Mirar y dejar que juegue un bot
key-type = escribir una respuesta
typed = Escribe una respuesta; ? es ayuda
typed-on = Una línea para escribir respuestas
typed-help = El número de una opción o sus palabras; bastan unas pocas. También: undo, card NOMBRE, table, hand, log, who.
typed-nothing = «{ $name }» no es ninguna de las opciones:
typed-several = ¿Cuál?
typed-no-card = No hay ninguna carta «{ $name }».
recap = Desde tu última visita: { $count ->
    [one] una línea
   *[other] { $count } líneas
 }
recap-read = Ya lo he leído
recap-here = desde tu última visita
share-replay = Compartir esta repetición
share-replay-link = Enlace a la repetición
share-moment = Compartir este momento
position-file = Archivo de la posición
fair-checked = Comprobado en este dispositivo: la semilla y la sal dan la huella mostrada al principio.
fair-broken = La semilla y la sal no dan la huella mostrada al principio.
result = Resultado
winners = Gana: { $names }
rematch = Jugar otra vez
replay = Volver a verla
replay-at = { $now } de { $most } respuestas
replay-before = Una atrás
replay-next = Siguiente
replay-seat = Como qué asiento
replay-all = Como espectador
replay-end = Al resultado
fair-again = Volver a repartir toda la partida
fair-again-wait = Repartiendo …
fair-again-same = { $count ->
    [one] Repartida de nuevo con la semilla: la única respuesta encaja y el final es el mismo.
   *[other] Repartida de nuevo con la semilla: las { $count } respuestas encajan y el final es el mismo.
 }
verify-how = Para comprobarlo en tu propia máquina, con el archivo de la partida:
match-file = Archivo de la partida
fair = ¿Fue justa la baraja?
fair-why = La primera línea se mostró antes de repartir la primera carta. Es el SHA-256 de la semilla y la sal de abajo, así que nadie pudo cambiarlas después.

# Cartas
notes = Notas
hidden-card = carta oculta
can-be-chosen = se puede elegir
is-lifted = levantada, elige otra vez para confirmar
why-title = ¿Por qué no?
why-not-source = { $name } pide ahora otra carta.
why-own-hand = Ahora juegas una carta de tu mano o robas una. Las cartas de los establos actúan solas.
why-instant = Los instantes no se juegan como tu acción: responden a una carta que alguien está jugando.
why-forbidden = Una carta en juego lo impide o no tiene adónde ir. Mira las mejoras y penalizaciones de los establos.
why-upgrade = Una carta de tu establo te impide jugar Mejoras (Upgrades), como hace Broken Stable.
why-basic = Una carta en juego no deja entrar a Basic Unicorns en los establos donde la jugarías, como hace Queen Bee Unicorn.
why-requirement = Lo primero que su texto te pide no se puede hacer ahora, así que no se puede jugar.
why-rule = Reglas: { $rule }.
why-no-answer = Esta carta no puede responder a aquella: lee el texto de ambas.
why-only-instants = A una carta que se está jugando solo se responde con un instante.
why-its-text = No se puede jugar ahora: su texto o su tipo dice cuándo se puede.
why-own-hand-play = Ahora juegas una carta de tu mano o pasas. Los personajes actúan en el paso de desafío.
why-only-responses = Contra un hechizo solo se puede jugar una respuesta.
why-on-page = Está en tu mano: solo los personajes de la página desafían y se oponen.
why-challenged = Ya ha desafiado este turno, o un texto le impide desafiar.
why-opposed = Ya se opone, o un texto le impide oponerse.
why-own-character = Elige uno de tus propios personajes.
why-not-this = Esta carta no se puede elegir ahora.
why-not-asked = Ahora no: primero decide { $names }.
power-is = poder { $power }
score-is = puntos { $score }
your-hand = Tu mano
empty-hand = No tienes cartas en la mano.
deck = Mazo
discard = Descartes
nursery = Guardería
score-pile = Pila de puntos

# Respuestas
back = Volver
look = Ver de cerca
as-list = En lista
tap-a-card = Toca una carta que brille.
tap-a-hex = Toca una casilla que brille.
do-play = Jugar { $name }
do-play-it = Jugarla
do-play-own = Jugar { $name } en tu establo
do-play-own-it = En tu establo
do-play-other = Jugar { $name } en el establo de { $who }
do-play-other-it = En el establo de { $who }
do-cover = Jugar { $name } sobre { $other }
do-cover-it = Sobre { $other }
do-draw = Robar una carta
do-stop = Parar aquí
do-pass = Pasar
do-answer = Responder con { $name }
do-answer-it = Responder con ella
do-use = Usar { $name }
do-use-it = Usarla
do-skip = Omitir { $name }
do-skip-it = Omitirla
do-nothing = No elegir ninguna
do-choose-it = Elegir esta
do-no-answer = No responder
do-no-answer-turn = No responder en este turno
do-done = Listo
do-nobody = Nadie
do-reshuffle = Volver a barajar
do-no-reshuffle = No barajar
do-deck = El mazo de { $who }
do-deck-own = Tu mazo
do-share = { $count } a { $name }
do-regular = Como personaje normal
do-substitute = Mejor en la pantalla
do-digital = Sin más declaraciones en esta partida
do-accept = Aceptar
do-agree = De acuerdo
do-refer = Preguntar a otra persona
do-roll = Tirar un dado
do-die = Poner otro dado
do-now = Ahora
do-true = Verdadero
do-false = Falso
do-refuse = Negarse
do-value-claimed = { $value }, como se declaró
do-value-disputed = { $value }, como se discutió
do-slip = Señalar un desliz de { $name }
do-claims = Declaraciones otra vez
card-own = tu { $name }
card-other = { $name } de { $who }

# La ventana de respuesta
window-open = Se está jugando una carta. ¿Alguien responde?
window-answered = Ya has respondido. Nadie sabrá cómo hasta que se vacíe el anillo.
window-standing = Pasas, como pediste.
window-yours = Los demás pueden responder.
window-table = Ver la mesa
window-card = Ver la carta
played-by = la juega { $name }
being-played = En juego
takes-effect = Hace efecto
standing = Pasar por adelantado
pass-none = Pregúntame
pass-card = Paso con esta carta
pass-turn = Paso este turno
pass-target = Paso hasta que me afecte
orders = Órdenes permanentes
orders-if = Responder con un Instant sin preguntarme si
orders-on = Ya no se te pregunta: en los demás casos tu asiento pasa. Nadie ve tus órdenes; actúan cuando se cierra la ventana.
orders-none = Sin órdenes se te pregunta. Nadie ve lo que ordenas.
ring-floor = Todos tienen al menos { $seconds ->
    [one] un segundo más
   *[other] { $seconds } segundos más
 }
ring-open = { $seconds ->
    [one] queda un segundo
   *[other] quedan { $seconds } segundos
 } para responder
ring-hours = Abierta hasta que todos respondan, { $seconds ->
    [one] una hora
   *[other] { $seconds } horas
 } como máximo
ring-endless = Abierta hasta que todos respondan

# Unstable Unicorns
ask-unicorns-baby = Elige tu bebé unicornio
ask-unicorns-action = Juega una carta o roba una
ask-unicorns-instant = ¿Respondes a { $name }?
ask-unicorns-use = ¿Usas { $name }?
stable-of = Establo de { $name }
your-stable = Tu establo
unicorns-of = { $count } de { $target } unicornios
hand-size = { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
known-hand = Cartas conocidas de su mano
deciding = decidiendo
empty-stable = El establo está vacío.

# Unreliable Narrators
ask-narrators-play = Juega una carta o pasa
ask-narrators-response = ¿Respondes a { $name }?
ask-narrators-redraw = Cartas nuevas: ¿cuáles cambias y dejas bajo tu mazo?
ask-narrators-challenge = ¿Quién desafía ahora?
ask-narrators-oppose = { $name } desafía: ¿quién se opone?
ask-narrators-duel = ¿De quién es el próximo duelo?
challenger = desafía
stack-of = { $count ->
    [one] una transformación
   *[other] { $count } transformaciones
 }
scores = puntúa
challenges = desafía
duels-now = en duelo ahora
dueled = ya se batió
barred = no puede oponerse
unopposed = sin rival
clash-mine = ganas por { $lead }
clash-rival = pierdes por { $lead }
clash-even = igualados
empty-page = La página sigue vacía.
turn-number = Turno { $turn }
step-is = Turno { $turn }, { $step }
step-start = inicio
step-draw = robo
step-play = juego
step-challenge = desafío
step-tricks = trucos
step-duel = duelo
step-end = cierre
step-setup = preparación
the-page = La página
claim-is = Declarado: { $value }
claim-disputed = En disputa: la otra parte dice { $value }
tower-stands = { $count ->
    [0] Empieza la torre de dados.
    [one] Un dado en pie.
   *[other] { $count } dados en pie.
 }
tower-sure = El dado { $number } se queda en pie seguro.
tower-next = El dado { $number } se queda en pie con { $chance }; si cae, { $left ->
    [0] no queda ninguno.
    [one] queda uno.
   *[other] quedan { $left }.
 }

# Unreliable Wizard
ask-wizard-side = ¿Qué lado de { $name } dejas a la vista, para siempre?
ask-wizard-move = ¿Adónde vas?
ask-wizard-type = { $name }: ¿qué resistencia baja?
ask-wizard-deck = Arma tu mazo de magia
ask-wizard-draw = ¿Cuántas cartas robas? Cada una cuesta vida.
ask-wizard-spells = ¿Qué hechizos haces?
ask-wizard-retire = No te queda vida: ¿a qué compañero renuncias?
do-move = { $way }: { $place }{ $cost ->
    [0] {""}
   *[other] {" "}(−{ $cost } de vida)
 }
do-draw-cards = { $count ->
    [one] Robar una carta
   *[other] Robar { $count } cartas
 }
do-draw-more = Robar una más
do-retire = Renunciar a { $name }
way-n = Norte
way-ne = Noreste
way-e = Este
way-se = Sureste
way-s = Sur
way-sw = Suroeste
way-w = Oeste
way-nw = Noroeste
place-plain = llanura
place-start = lugar de partida
place-encounter = guarida de un enemigo
place-forest = bosque
place-village = aldea
place-town = ciudad
place-mountain = montaña
place-hills = colinas
place-marsh = pantano
place-wasteland = yermo
place-castle = castillo del demonio
place-other = tierra desconocida
type-flame = Fuego
type-frost = Hielo
type-storm = Tormenta
map = Mapa
map-here = Mapa: estás en { $place }, fila { $row } de { $rows }
map-show = Ver el mapa
map-hide = Ocultar el mapa
life-is = Vida: { $life } de { $most }
enemy-life = Vida: { $life } de { $start }
strike-is = golpea con { $power }
battle-against = Batalla contra { $name }
track = Fuerza de su golpe según la vida que le queda
magic = Magia
support = Apoyo
resistance = Resist.
damage = Daño
party = Compañeros
party-none = Viajas en solitario.
spellbook = Hechizos
spells-mine = Lo que puedes hacer
spells-others = Lo que aún no puedes hacer
heals = cura
cast-nothing = Ningún hechizo
deck-size = { $least ->
    [0] Hasta { $most } cartas de magia; llevas { $now }.
   *[other] { $most } cartas de magia; llevas { $now }.
 }
deck-shuffle = Barajar este mazo
hint = Pista
hint-wait = Pensando …
hint-best = { $chance } de ganar, hasta donde se puede saber.
hint-only = No hay otra cosa que hacer.
hint-close = Apenas importa: { $option } es igual de bueno ({ $chance }).
hint-next = Lo siguiente mejor, { $option }, tiene { $chance }.
hint-games = { $count ->
    [one] De una partida imaginada con otras cartas ocultas.
   *[other] De { $count } partidas imaginadas con otras cartas ocultas.
}
hint-computed = Calculado con todo lo que puedes saber.
odds = Probabilidades
odds-hide = Ocultar las probabilidades
odds-wait = Calculando …
odds-none = Hay probabilidades cuando te toca decidir.
odds-battle = Probabilidad de ganar esta batalla:
odds-each = decidir tras cada carta
odds-now = este ataque gana
odds-life = vida restante
odds-unseen = Enemigos aún no vistos
odds-places = { $count ->
    [one] un lugar
   *[other] { $count } lugares
 }

# Mirar atrás
look-back = Mirar atrás
look-back-at = Una mirada atrás a { $game }
luck-report = Suerte
luck-lead = Lo que dio el azar, frente a lo que da de media.
luck-wait = Contando …
luck-none = Nada quedó al azar.
luck-times = Veces
luck-came = Salió
luck-expected = Media
luck-usual = lo habitual
luck-much = más de lo habitual: una partida de cada { $games }
luck-little = menos de lo habitual: una partida de cada { $games }
review = Decisiones
review-wait = Mirando atrás cada decisión. Tarda unos segundos …
review-sum = Probabilidad de ganar al principio: { $start }. Las decisiones regalaron { $away }.
review-luck-gave = La suerte dio { $chance }.
review-luck-took = La suerte quitó { $chance }.
review-allowed = Con las mismas cartas en los mismos lugares y otra suerte en combate, el jugador fuerte ganó { $won } de { $deals } partidas.
review-course = Probabilidad de ganar: de { $start } a { $end }
review-course-says = Probabilidad de ganar, en por ciento. En rojo, lo que costó una decisión; los números son los errores más caros.
review-mistakes = Los errores más caros
review-no-mistakes = No hubo errores dignos de mención.
review-taken = Elegiste: { $option } ({ $chance })
review-better = Mejor: { $option } ({ $chance })
review-better-short = mejor: { $option }
review-cost = Coste: { $chance }
review-all = { $count ->
    [one] La única decisión
   *[other] Las { $count } decisiones
 }
review-step = probabilidad { $before }, luego { $after }
review-moment = Ver el momento { $number }

# Privacy
delete-me = Bórrame
delete-me-why = Tu nombre, tus palabras en el chat y tus asientos se olvidan al momento en todas las mesas. En las partidas que siguen juega un bot.
delete-me-yes = Sí, bórrame
delete-me-done = Ya no se sabe nada de ti.
kept-days = Las mesas se guardan { $count ->
    [one] un día
   *[other] { $count } días
 } después de su último cambio.
seal = Sello de la baraja
seal-why = Ata la mesa a su baraja antes de repartir la primera carta. Al terminar la partida se dice la semilla y cualquiera puede comprobarlo.
luck = Añadir mi suerte a la baraja
luck-words = Cualquier frase
luck-why = Las cartas se barajan con la semilla sellada de la mesa junto con lo que añaden los jugadores, así que nadie decide solo. De tus palabras se guarda únicamente un hash.
luck-mine = Tu suerte ya es parte de la baraja:
luck-others = { $count ->
    [one] Un jugador ha añadido suerte a la baraja.
   *[other] { $count } jugadores han añadido suerte a la baraja.
 }
