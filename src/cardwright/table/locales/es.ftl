# Lo que dice la mesa. Los nombres y textos de las cartas quedan como están impresos.

you = Tú
a-card = una carta
the-rules = las reglas
owned = { $owner_is ->
    [you] tu { $card }
   *[other] { $card } de { $owner }
 }
stable = { $owner_is ->
    [you] tu establo
   *[other] el establo de { $owner }
 }
own-stable = su propio establo
hand = { $owner_is ->
    [you] tu mano
   *[other] la mano de { $owner }
 }
whose-hand = { $owner_is ->
    [you] tu mano
   *[other] la mano de { $owner }
 }
their-hand = su mano
whose-deck = { $owner_is ->
    [you] tu mazo
   *[other] el mazo de { $owner }
 }
their-deck = su mazo
whose-score-pile = { $owner_is ->
    [you] tu pila de puntos
   *[other] la pila de puntos de { $owner }
 }
their-score-pile = su pila de puntos
the-deck = el mazo
the-discard-pile = los descartes
the-nursery = la guardería
the-pile = la pila
the-limbo = el limbo
the-box = la caja
yes = sí
no = no

# Unstable Unicorns
shuffled = Se baraja el mazo.
shows = { $who_is ->
    [you] Muestras { $card }.
   *[other] { $who } muestra { $card }.
 }
looks-at = { $who_is ->
    [you] Miras { $card }.
   *[other] { $who } mira { $card }.
 }
turn = { $who_is ->
    [you] Turno { $number }: te toca.
   *[other] Turno { $number }: le toca a { $who }.
 }
uses-effect = { $who_is ->
    [you] Usas el efecto de { $card }.
   *[other] { $who } usa el efecto de { $card }.
 }
saves = { $who_is ->
    [you] Salvas { $card } con { $by }.
   *[other] { $who } salva { $card } con { $by }.
 }
puts-back = { $who_is ->
    [you] Devuelves cartas al mazo.
   *[other] { $who } devuelve cartas al mazo.
 }
may-play = { $who_is ->
    [you] Puedes jugar { $number } cartas este turno.
   *[other] { $who } puede jugar { $number } cartas este turno.
 }
skips = { $who_is ->
    [you] Tu turno salta a su final.
   *[other] El turno de { $who } salta a su final.
 }
takes-turn = { $who_is ->
    [you] Juegas otro turno después de este.
   *[other] { $who } juega otro turno después de este.
 }
nobody-wins = La partida termina y nadie gana.
wins = { $who_is ->
    [you] ¡Ganas la partida!
   *[other] ¡{ $who } gana la partida!
 }
chooses = { $who_is ->
    [you] Eliges { $card }.
   *[other] { $who } elige { $card }.
 }
draws = { $who_is ->
    [you] Robas { $card }.
   *[other] { $who } roba { $card }.
 }
answers-with = { $who_is ->
    [you] Respondes con { $card }.
   *[other] { $who } responde con { $card }.
 }
plays = { $who_is ->
    [you] Juegas { $card }.
   *[other] { $who } juega { $card }.
 }
plays-into = { $who_is ->
    [you] Juegas { $card } en { $place }.
   *[other] { $who } juega { $card } en { $place }.
 }
enters = { $card } entra en { $place }.
takes-effect = { $card } surte efecto.
is-sacrificed = Sacrificio: { $card }.
is-destroyed = Destrucción: { $card }.
is-returned = Regreso: { $card }.
is-sacrificed-to = Sacrificio: { $card }, que pasa a estar en { $place }.
is-destroyed-to = Destrucción: { $card }, que pasa a estar en { $place }.
is-returned-to = { $card } regresa y pasa a estar en { $place }.
steals = { $who_is ->
    [you] Le quitas { $card } a { $whom }.
   *[other] { $whom_is ->
        [you] { $who } te quita { $card }.
       *[other] { $who } le quita { $card } a { $whom }.
     }
 }
moves = { $card } pasa a estar en { $place }.
brings = { $who_is ->
    [you] Pones { $card } en { $place }.
   *[other] { $who } pone { $card } en { $place }.
 }
discards = { $who_is ->
    [you] Descartas { $card }.
   *[other] { $who } descarta { $card }.
 }
takes = { $who_is ->
    [you] Tomas { $card } (estaba en { $place }).
   *[other] { $who } toma { $card } (estaba en { $place }).
 }
is-cancelled = { $card } queda sin efecto.
goes = { $card } pasa a estar en { $place }.

ask-baby = Elige tu Baby Unicorn
ask-action = Tu acción: juega una carta o roba
ask-instant = Se está jugando { $source }: ¿respondes?
ask-use = ¿Usas el efecto de { $source }?
ask-card = { $source }: elige una carta
ask-player = { $source }: elige a una persona
ask-discard = { $source }: elige una carta para descartar
ask-save = { $source } está por salir de tu establo: ¿la salvas?
ask-order = Varios de tus efectos están pendientes: ¿cuál va primero?
ask-mode = { $source }: ¿cuál de las dos?
ask-card-to-sacrifice = { $source }: elige una carta para sacrificar
ask-card-to-destroy = { $source }: elige una carta para destruir
ask-card-to-steal = { $source }: elige una carta para robar
ask-card-to-return-to-hand = { $source }: elige una carta para devolver a la mano
ask-card-to-move = { $source }: elige una carta para mover
ask-card-to-put-into-your-stable = { $source }: elige una carta para poner en tu establo
ask-card-to-take = { $source }: elige una carta para tomar
ask-too-many = Tienes demasiadas cartas: elige una para descartar
ask-put-back = { $source }: ¿qué carta vuelve ahora al mazo, debajo de las que siguen?

# Unreliable Narrators
reshuffles = { $who_is ->
    [you] Tus descartes se barajan y van debajo del mazo.
   *[other] Los descartes de { $who } se barajan y van debajo del mazo.
 }
reveals = { $who_is ->
    [you] Revelas { $card }.
   *[other] { $who } revela { $card }.
 }
looks-at-of = { $who_is ->
    [you] Miras { $card } de { $place }.
   *[other] { $who } mira { $card } de { $place }.
 }
responds-with = { $who_is ->
    [you] Respondes con { $card }.
   *[other] { $who } responde con { $card }.
 }
plays-with-power = { $who_is ->
    [you] Juegas { $card }, poder { $power }.
   *[other] { $who } juega { $card }, poder { $power }.
 }
enters-as-new = { $card } entra como personaje nuevo con poder { $power }.
covers = { $card } cubre { $other }: { $before } + { $added } = { $after } de poder.
is-negated = { $card } queda anulada y no hace nada.
dies = { $card } muere{ $below ->
    [0] {""}
    [one] , con la carta que tenía debajo
   *[other] , con las { $below } cartas que tenía debajo
 }.
is-sacrificed-with = Sacrificio: { $card }{ $below ->
    [0] {""}
    [one] , con la carta que tenía debajo
   *[other] , con las { $below } cartas que tenía debajo
 }.
returns = { $card } vuelve a estar en { $place }{ $below ->
    [0] {""}
    [one] , con la carta que tenía debajo
   *[other] , con las { $below } cartas que tenía debajo
 }.
puts-into = { $who_is ->
    [you] Pones { $card } en { $place }.
   *[other] { $who } pone { $card } en { $place }.
 }
puts-under = { $who_is ->
    [you] Pones { $card } debajo: { $place }.
   *[other] { $who } pone { $card } debajo: { $place }.
 }
takes-back = { $who_is ->
    [you] Recuperas { $card } de los descartes.
   *[other] { $who } recupera { $card } de los descartes.
 }
scores = { $who_is ->
    [you] Ganas { $number } de puntuación: { $total } en total.
   *[other] { $who } gana { $number } de puntuación: { $total } en total.
 }
pays = { $who_is ->
    [you] { $card } puntúa: ganas { $number }, { $total } en total.
   *[other] { $card } puntúa: { $who } gana { $number }, { $total } en total.
 }
defeats = { $who_is ->
    [you] Ganas { $number } de puntuación por vencer a { $card }{ $covers ->
        [0] {""}
       *[other] {" "}({ $covers } por sus transformaciones)
     }: { $total } en total.
   *[other] { $who } gana { $number } de puntuación por vencer a { $card }{ $covers ->
        [0] {""}
       *[other] {" "}({ $covers } por sus transformaciones)
     }: { $total } en total.
 }
counts = { $who_is ->
    [you] Tu pila de puntos suma { $number }: { $total } en total.
   *[other] La pila de puntos de { $who } suma { $number }: { $total } en total.
 }
turn-of = { $who_is ->
    [you] Turno { $number } de { $last }: desafías tú.
   *[other] Turno { $number } de { $last }: desafía { $who }.
 }
step-draw = — paso de robar —
step-play = — paso de jugar —
step-challenge = — paso de desafío —
step-tricks = — paso de trucos —
step-duel = — paso de duelos —
step-end = — fin del turno —
passes = { $who_is ->
    [you] Pasas.
   *[other] { $who } pasa.
 }
gains-power = { $card } gana { $number } de poder: { $before } → { $after }.
loses-power = { $card } pierde { $number } de poder: { $before } → { $after }.
loses-all-power = { $card } pierde { $number } de poder: tenía { $before } y no le queda nada.
worsens = { $card } hace que { $other } pierda { $number } más.
challenges = { $card } ({ $power }) desafía.
opposes = { $card } ({ $power }) se opone a { $other }.
unopposed = Nadie se opone a { $card }: puntuará.
duel = Duelo: { $card } ({ $power }) contra { $other } ({ $against }).
unpaired = { $card } no tiene con quién batirse: no pasa nada.
text-happens = Ocurre el texto de { $card }.
text-waits = El texto de { $card } espera al final del paso de duelos.
not-met = No se cumple una condición de { $card }.
uses = { $who_is ->
    [you] Usas { $card }.
   *[other] { $who } usa { $card }.
 }
card-chooses = { $card } elige { $other }.
swap-power = { $card } y { $other } intercambian su poder.
is-copy = { $card } es una copia de { $other }.
is-barred = { $card } no puede oponerse este turno.
left-out = Demasiados textos en un paso: el de { $card } se omite.
final-score = Puntuación final: { $who_is ->
    [you] tú { $number }
   *[other] { $who } { $number }
 }, { $whom_is ->
    [you] tú { $more }
   *[other] { $whom } { $more }
 }.
shared-win = ¡La victoria es compartida!
rolls = { $who_is ->
    [you] sacas { $number }
   *[other] { $who } saca { $number }
 }
die-shows = el dado muestra { $number }
rolled = { $rolled }.
rolled-for = { $card }: { $rolled }.
rolled-slip = { $card }: { $rolled } (de 1 a { $most } es un desliz de la voz).
rolled-stands = { $card }: { $rolled }, el dado { $height } aguanta.
rolled-falls = { $card }: { $rolled }, el dado { $height } cae y quedan { $left }.
claims = { $who_is ->
    [you] Declaras { $value } por { $card }.
   *[other] { $who } declara { $value } por { $card }.
 }
disputes = { $who_is ->
    [you] Lo discutes: { $value }.
   *[other] { $who } lo discute: { $value }.
 }
fixes = { $card }: es { $value }, y es definitivo.
ends-claims = { $who_is ->
    [you] Terminas con las declaraciones; desde ahora deciden los dados.
   *[other] { $who } termina con las declaraciones; desde ahora deciden los dados.
 }
tells = { $who_is ->
    [you] Cuentas: «{ $statement }».
   *[other] { $who } cuenta: «{ $statement }».
 }
guesses-true = { $who_is ->
    [you] Crees que es verdad.
   *[other] { $who } cree que es verdad.
 }
guesses-false = { $who_is ->
    [you] Crees que es mentira.
   *[other] { $who } cree que es mentira.
 }
statement-spells = Tengo { $number } hechizos o más en la mano
statement-transform = Tengo una carta de transformación en la mano
statement-card-score = Tengo en la mano una carta de puntuación { $number } o más
statement-score-sum = Las puntuaciones de mi mano suman { $number } o más
statement-pile-score = La mejor carta de mi pila de puntos tiene puntuación { $number } o más
statement-subtype = Tengo en la mano una carta del subtipo { $subtype }
statement-coin = La moneda sellada muestra cara

ask-play = Juega una carta o pasa
ask-respond = Se está jugando { $source }: ¿respondes?
ask-redraw = Cartas nuevas: ¿pones algunas debajo de tu mazo y robas otras tantas? La última que nombres queda más abajo
ask-challenge = ¿Quién desafía ahora?
ask-oppose = { $source } desafía: ¿quién se opone?
ask-scoring = ¿Qué personaje puntúa ahora?
ask-bank = { $source } puntúa: ¿pones una carta de tu mano en tu pila de puntos?
ask-duel = ¿De quién es el próximo duelo?
ask-order-texts = Varios de tus textos están pendientes: ¿cuál va primero?
ask-deaths = Mueren varios personajes: ¿cuál primero?
ask-character = { $source }: elige un personaje
ask-for = { $source }: { $what }
ask-use-text = ¿Usas el texto de { $source }?
ask-draw-of = { $source }: ¿cuál de estas cartas robas?
ask-divide = { $source }: ¿quién pierde cuánto?
ask-reshuffle = Tu mazo tiene muy pocas cartas: ¿barajas tus descartes debajo?
ask-deck = { $source }: ¿el mazo de quién?
ask-copy = { $source }: ¿una copia de qué personaje?
ask-form = { $source }: ¿como personaje normal, o encima de cuál?
ask-stops = ¿Cuándo quieres que se te pregunte este turno por textos para cualquier momento?
ask-any-time = ¿Usas { $source } ahora?
ask-claim = { $source }: ¿cuántos declaras? ({ $counted })
ask-accept = { $source }: ¿aceptas que es { $stated }, o dices otro valor?
ask-settle = { $source }: ¿cómo se resuelve la disputa?
ask-referee = { $source }: ¿qué dijo la tercera persona?
ask-tower = { $source }: ¿un dado más, o te detienes?
ask-moment = { $source }: di «ahora» en el momento de contar las manos
ask-statement = { $source }: ¿qué afirmación cuentas?
ask-guess = { $source }: ¿es verdad la afirmación?
ask-recover = { $source }: ¿qué carta vuelve a tu mano?
ask-revive = { $source }: ¿qué carta de tus descartes juegas?
ask-pile = { $source }: ¿qué carta de tu mano va a tu pila de puntos?
ask-under = { $source }: ¿qué carta va ahora debajo del mazo? La última que nombres queda más abajo
ask-under-or-done = { $source }: ¿qué carta va ahora debajo del mazo, o ya está? La última que nombres queda más abajo
ask-aloud = { $source }: di una afirmación a tu rival, en voz alta. ¿Es verdad? (Tu respuesta queda sellada.)
counted-dice = dados
counted-hands = manos
counted-accessories = accesorios
counted-pumpkins = calabazas
target-bar = ¿qué personaje no puede oponerse este turno?
target-any = elige un personaje
target-gains = ¿qué personaje gana poder?
target-loses = ¿qué personaje pierde poder?
target-gains-number = ¿qué personaje gana { $number } de poder?
target-loses-number = ¿qué personaje pierde { $number } de poder?
target-sacrifice = ¿cuál de tus personajes sacrificas?
target-return = ¿qué personaje vuelve a la mano de su dueño?
no-stops = sin paradas
stop-before-instructions = parar antes de instrucciones
stop-before-draws = parar antes de robar
stop-before-shuffles = parar antes de barajar
stop-before-duels = parar antes de duelos
stop-before-decisions = parar antes de decisiones
stop-everywhere = parar en todas partes

# Unreliable Wizard
ask-side = ¿Qué lado de { $source } pones boca arriba, para siempre?
ask-move = ¿Adónde vas?
ask-type = { $source }: ¿qué resistencia cae?
ask-magic-deck = ¿Qué cartas forman tu mazo de magia?
ask-draws = ¿Cuántas cartas robas? Cada una cuesta vida.
ask-spells = ¿Qué hechizos haces con las cartas robadas?
ask-retire = No te queda vida: ¿de qué aliado te despides?
appears = ¡Aparece { $card }!
gains-card = { $who_is ->
    [you] Consigues { $card }.
   *[other] { $who } consigue { $card }.
 }
gives-up = { $who_is ->
    [you] Te despides de { $card }.
   *[other] { $who } se despide de { $card }.
 }
life-cost = { $who_is ->
    [you] El camino cuesta { $change }: te quedan { $life } de vida.
   *[other] El camino cuesta { $change }: a { $who } le quedan { $life } de vida.
 }
life-recovered = { $who_is ->
    [you] Recuperas { $change }: { $life } de vida.
   *[other] { $who } recupera { $change }: { $life } de vida.
 }
life-paid = { $who_is ->
    [you] Pagas { $change } por robar: quedan { $life } de vida.
   *[other] { $who } paga { $change } por robar: quedan { $life } de vida.
 }
life-healed = El hechizo cura { $change }: { $life } de vida.
life-struck = { $card } golpea con { $change }: quedan { $life } de vida.
life-rested = { $card } da { $change } de vida: { $life } de vida.
life-mended = { $card }: recuperas { $change }, { $life } de vida.
life-rewarded = La victoria sobre { $card } da { $change }: { $life } de vida.
life-hurt = { $card } quita { $change } de vida al enemigo: le quedan { $life }.
life-regained = { $card } recupera { $change }: { $life } de vida.
goes-in = { $who_is ->
    [you] Llegas a: { $place }, en { $area }.
   *[other] { $who } llega a: { $place }, en { $area }.
 }
goes-to = { $who_is ->
    [you] Llegas a: { $place }.
   *[other] { $who } llega a: { $place }.
 }
spent-here = Este lugar ({ $place }) ya dio lo que podía.
battle = — Batalla contra { $card } en { $area } —
helps = { $card } ayuda.
weakened = Cae la resistencia: { $type }.
shuffles-deck = { $who_is ->
    [you] Barajas un mazo: { $cards }.
   *[other] { $who } baraja un mazo: { $cards }.
 }
casts = { $who_is ->
    [you] Lanzas { $card }.
   *[other] { $who } lanza { $card }.
 }
stuns = { $card } impide que el enemigo golpee.
turns-up = { $card } muestra { $other }.
is-defeated = Victoria sobre { $card }.
game-won = ¡Partida ganada!
game-lost = No queda vida ni aliados: partida perdida.
damage = El ataque hace { $damage0 } de fuego + { $damage1 } de hielo + { $damage2 } de tormenta = { $total } de daño.
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
type-flame = fuego
type-frost = hielo
type-storm = tormenta

# La mesa
end-gave-up = { $name } se rindió.
end-only-bots-are-left = { $name } se rindió y solo quedan bots.
end-left = { $name } se fue.
end-the-rules-broke = La mesa encontró un fallo en sus reglas y tuvo que terminar la partida. Quedó anotado para quienes la hacen.
no-empty = Está vacío. Escribe algo, por favor.
no-cannot = Eso no se puede hacer aquí.
no-watching = Estás mirando. Primero toma un asiento.
no-begun-watch = La partida ya empezó; puedes mirar.
no-reload-seat = Recarga la página y toma el asiento otra vez.
no-seat-taken = Este asiento está ocupado. Elige otro.
no-begun = La partida ya empezó.
no-orders = Solo se pueden dejar órdenes en mesas sin prisa, en juegos con Instants.
no-such-order = No existe esa orden.
order-win = la carta daría a quien la juega los Unicorns que bastan para ganar
order-mine = la carta entraría en mi establo
order-back = respondieron a una carta mía
order-leader = es una carta Unicorn de quien tiene más Unicorns
order-magic = es una carta Magic
order-upgrade = es una carta Upgrade
order-downgrade = es una carta Downgrade
no-shuffled = Las cartas ya están barajadas.
no-such-seat = No existe ese asiento.
no-somebody-sits = Ahí ya hay alguien.
no-nobody-to-send = No hay a quién echar.
no-own-deck = Cada quien elige su propio mazo.
no-open-seats = Hay asientos libres: espera a alguien, añade bots o quita asientos.
no-decided = Eso ya estaba decidido. Aquí está la mesa como es ahora.
no-paused = La partida está en pausa.
no-nothing-played = Ahora no se está jugando nada.
no-nothing-back = No hay nada que deshacer.
no-answer-back = No hay ninguna respuesta tuya que deshacer.
no-over = La partida terminó.
no-nobody-asks = Ya nadie lo pide.
no-nothing-give-up = No hay nada a lo que renunciar.
no-nobody-away = Nadie está ausente.
no-wait-little = Espera un poco: puede que vuelva.
no-play-already = Este asiento ya lo juegas tú.
no-only-host = Solo { $name } puede cambiar eso.
no-bot = No hay ningún bot «{ $level }»; elige entre { $names }.
no-players = { $game } es para { $least } a { $most } personas.
no-lose-seat = { $name } perdería el asiento.
no-decks = En { $game } no hay mazos que elegir.
no-such-choice = Hay { $number } opciones; esta no es ninguna de ellas.
no-not-over = La partida no ha terminado todavía.
no-odds = No hay probabilidades para { $game }.
no-odds-now = Solo hay probabilidades cuando te toca decidir.
no-hints-people = Solo hay pistas en partidas contra bots.
no-hints-now = Solo hay pistas cuando te toca decidir.
no-stored = No se pudo guardar, así que nada ha cambiado. Inténtalo otra vez. ({ $why })
no-busy = La mesa está ocupada; inténtalo otra vez.
bye-moved = La mesa se mudó; se intenta otra vez.
bye-too-many = Demasiados mensajes a la vez.
bye-bytes = Se esperaba texto, no bytes.
bye-hello-twice = Ya se había saludado.
bye-hello-first = Se esperaba un saludo como primer mensaje.
bye-version = Esta página es de otra versión que la mesa. Recarga la página.
bye-put-away = Esta mesa se acaba de guardar; se intenta otra vez.
bye-slow = Tu conexión es demasiado lenta para esta mesa; se intenta otra vez.
bye-silent = Hace un rato que no se sabe nada de esta página.
bye-misunderstood = Esta página y la mesa no se entienden: { $why }. Recarga la página.
http-taken-over = Otro proceso se está haciendo cargo de la mesa. Inténtalo dentro de un momento, por favor.
http-whom = ¿A quién? Esta página no envió ningún secreto.
http-often = Eso se pidió muchas veces hace un momento. Espera un minuto, por favor.
http-not-stored = No se pudo guardar. Inténtalo dentro de un momento, por favor.
http-no-table = No hay ninguna mesa con este código.
http-many-tables = Abriste muchas mesas hace un momento. Espera un minuto, por favor.
http-long = Es demasiado largo.
http-full = Hay demasiadas mesas en este momento. Inténtalo más tarde, por favor.
http-many-codes = Desde aquí se probaron muchos códigos. Espera un minuto, por favor.
http-no-such-code = No hay ninguna mesa con este código. Los códigos son seis letras y cifras, como en la invitación.
http-no-game = En esta mesa no hay partida.
http-match-secret = La partida no ha terminado; su archivo contaría sus secretos.
http-replay-secret = La partida no ha terminado; su repetición contaría sus secretos.
http-unread = No se puede leer esa petición: { $why }

# Reglas que se eligen
rule-unicorns-first-player = quién empieza: un asiento sorteado por la semilla, o siempre el primero
rule-unicorns-babies = si los Babies se pueden robar, intercambiar y mover
rule-unicorns-magic-targets = cuándo se nombran los objetivos de una carta mágica: al resolverse o al anunciarse
rule-unicorns-final-instant = un Instant sin respuesta posible cierra la ventana, o se puede responder de nuevo a la carta de debajo
rule-unicorns-after-duel = si se puede responder una vez más a la carta que sobrevive a un duelo de Instants
rule-unicorns-pandas = a qué son inmunes los pandas
rule-unicorns-win-check = cuándo se comprueba la victoria
rule-unicorns-deck-out = la partida termina con el mazo vacío, al primer robo imposible, o nunca: se barajan los descartes
rule-unicorns-turn-end = si basta elegir un efecto que termina el turno, o lo anterior tiene que haber ocurrido
rule-unicorns-from-every-stable = quién escoge la carta de cada establo
rule-unicorns-second-play = qué puede seguir a la primera de dos jugadas
rule-unicorns-requirements = si se puede jugar una carta mágica cuya primera acción es imposible
rule-unicorns-two-player-list = qué cartas se quitan con dos personas
rule-unicorns-several-winners = varias personas llegan a la vez a la meta: deciden el número y las letras, o nadie gana
rule-unicorns-letters = si las letras de los títulos deshacen un empate
rule-narrators-cards = los mazos cuando no se nombra ninguno: los dos iniciales, treinta cartas del fondo, o tres de cada carta
rule-narrators-deck-lists = si un mazo propio tiene que ser uno inicial con sobres e intercambios, o puede llevar cualquier carta
rule-narrators-physical = si los textos sobre el mundo de fuera se juegan con sustitutos o con lo que se declara
rule-narrators-redraw-check = si se juzga que el mazo es pequeño para cambiar cartas antes o después de devolver las elegidas
rule-narrators-counter-scope = a qué se puede responder: a hechizos, o a toda carta que se juega
rule-narrators-transform-is-gain = si el poder que añade una transformación cuenta como ganado
rule-narrators-mutual-defeat = qué gana quien desafía si ambos mueren en el duelo; si nada, ninguno venció al otro
rule-narrators-loop-caps = cuántas veces por turno se puede jugar una misma carta
rule-narrators-tie-rule = con totales iguales la victoria es compartida, o se tira un dado
rule-wizard-difficulty = con cuánta vida empieza el mago
rule-wizard-princess = qué princesa participa
rule-wizard-zero-check = cuándo cuenta quedarse sin vida: tras los hechizos, al pagar los robos, o tras el golpe enemigo
rule-wizard-overdraw = si se pueden pagar más robos que puntos de vida
rule-wizard-draw-mode = si el número de robos se dice antes, o las cartas se roban una a una
rule-wizard-recover-once = cada lugar da descanso una vez, o solo el primero al que se entra
rule-wizard-support-always = si los aliados apoyan tipos de daño que ningún hechizo hace
rule-wizard-use-every-drawn-card = si cada carta robada tiene que formar parte de un hechizo
rule-wizard-regen = si los enemigos cuya carta lo dice recuperan vida tras golpear
choice-narrators-cards-starters = un mazo inicial para cada quien, o los mazos que elijan
choice-narrators-cards-drafted = treinta cartas del fondo para cada quien
choice-narrators-cards-pool = tres de cada carta para cada quien
choice-wizard-difficulty-standard = normal: empiezas con 18 de vida
choice-wizard-difficulty-apprentice = aprendiz: empiezas con 20 de vida
choice-wizard-difficulty-archmage = archimago: empiezas con 16 de vida
choice-wizard-princess-princess-dawn = Princess of Dawn: Prayer o Sunray
choice-wizard-princess-princess-dusk = Princess of Dusk: Curse o Veil
choice-wizard-draw-mode-declare = de una vez: di cuántas cartas robas y luego míralas
choice-wizard-draw-mode-one-by-one = una a una: mira cada carta antes de robar la siguiente
choice-unicorns-first-player-random = por sorteo de la semilla
choice-unicorns-first-player-a = siempre el primer asiento
choice-unicorns-babies-movable = sí
choice-unicorns-babies-pinned = no, se quedan donde están
choice-unicorns-magic-targets-resolution = al resolverse
choice-unicorns-magic-targets-announcement = al anunciarse
choice-unicorns-final-instant-closes = cierra la ventana
choice-unicorns-final-instant-reopens = se puede responder de nuevo a la carta de debajo
choice-unicorns-after-duel-closed = no, la respuesta ya pasó
choice-unicorns-after-duel-reopened = sí, una vez más
choice-unicorns-pandas-unicorn-effects = a los efectos que nombran Unicorns
choice-unicorns-pandas-all-effects = a todos los efectos de cartas
choice-unicorns-win-check-chain = tras cada cadena de efectos
choice-unicorns-win-check-phase = tras cada fase del turno
choice-unicorns-deck-out-end = con el mazo vacío
choice-unicorns-deck-out-draw = al primer robo imposible
choice-unicorns-deck-out-reshuffle = nunca, se barajan los descartes
choice-unicorns-turn-end-choice = basta elegirlo
choice-unicorns-turn-end-success = lo anterior tiene que haber ocurrido
choice-unicorns-from-every-stable-player = quien juega la carta
choice-unicorns-from-every-stable-owners = quien posee cada establo
choice-unicorns-second-play-play = una segunda jugada
choice-unicorns-second-play-play-or-draw = una segunda jugada o un robo
choice-unicorns-requirements-strict = no, nunca
choice-unicorns-requirements-lenient = sí, hasta donde alcance
choice-unicorns-two-player-list-second = las de la segunda edición
choice-unicorns-two-player-list-first-print = las de la primera impresión
choice-unicorns-several-winners-count-then-letters = deciden el número y las letras
choice-unicorns-several-winners-nobody = no gana nadie
choice-unicorns-letters-titles = sí, lo deshacen
choice-unicorns-letters-off = no cuentan
choice-narrators-deck-lists-collected = un mazo inicial con sobres e intercambios
choice-narrators-deck-lists-free = cualquier carta
choice-narrators-physical-digital = con sustitutos
choice-narrators-physical-claims = con lo que se declara
choice-narrators-redraw-check-before = antes de devolverlas
choice-narrators-redraw-check-after = después de devolverlas
choice-narrators-counter-scope-spells = a hechizos
choice-narrators-counter-scope-plays = a toda carta que se juega
choice-narrators-transform-is-gain-no = no cuenta
choice-narrators-transform-is-gain-yes = sí cuenta
choice-narrators-mutual-defeat-score = los puntos de una victoria
choice-narrators-mutual-defeat-nothing = nada
choice-narrators-loop-caps-three-plays = tres veces
choice-narrators-loop-caps-one-play = una vez
choice-narrators-tie-rule-shared = victoria compartida
choice-narrators-tie-rule-die = se tira un dado
choice-wizard-zero-check-after-synthesis = tras los hechizos
choice-wizard-zero-check-immediate = al pagar los robos
choice-wizard-zero-check-end-of-round = tras el golpe enemigo
choice-wizard-overdraw-true = sí
choice-wizard-overdraw-false = no, nunca
choice-wizard-recover-once-per-location = cada lugar una vez
choice-wizard-recover-once-per-game = solo el primero
choice-wizard-support-always-true = sí
choice-wizard-support-always-false = no, nunca
choice-wizard-use-every-drawn-card-true = sí
choice-wizard-use-every-drawn-card-false = no, puede sobrar
choice-wizard-regen-true = sí
choice-wizard-regen-false = no, nunca

# Listas de cartas y otras cosas que no se pueden leer
fault = { $file }, línea { $line }, columna { $column }: { $why }
deck-of = mazo del asiento { $seat }
deck-no-starter = no existe el mazo inicial “{ $name }”; los que hay: { $names }
deck-near = no existe la carta “{ $name }”; ¿quisiste decir “{ $near }”?
deck-no-card = no existe la carta “{ $name }”; escribe líneas como “{ $example }”
deck-copies = { $copies } × { $name }: escribe un número de 1 a { $most }
deck-empty = la lista no nombra ninguna carta; escribe líneas como “{ $example }”
deck-size = el mazo tiene { $count } cartas; deberían ser { $size }, y { $more } más por cada sobre, hasta { $most } sobres: { $sizes }
deck-score = { $number } de puntuación { $score }
deck-score-has = { $number } de { $score }
deck-score-least = al menos { $number } de puntuación { $score }
deck-scores = las puntuaciones no encajan: un mazo { $number ->
    [0] sin sobres
    [one] con un sobre
   *[other] con { $number } sobres
 } tiene { $expected }; este tiene { $has }
deck-other-cards = { $file }: las cartas de { $name } no están en este juego
deck-unfit = { $file }: { $why } (la regla deck_lists=free permite cualquier lista)
decks-many = los mazos tienen { $number } cartas; como mucho pueden ser { $most }
odds-battle = solo hay probabilidades en un combate con una pregunta abierta
# Mirar atrás
no-review = No hay repaso para { $game }.
reviewed-move = al { $way }: { $place }
reviewed-deck = mazo { $cards }
reviewed-draw = { $number ->
    [0] robar una más
   *[other] robar { $number }
}
reviewed-stop = parar
reviewed-cast = { $count ->
    [0] no lanzar nada
   *[other] lanzar { $spells }
}
reviewed-retire = renunciar a { $card }
reviewed-battle = { $card } con { $enemy } de vida, tú con { $life }
reviewed-place = { $area }, { $place }, vida { $life }
way-north = norte
way-north-east = nordeste
way-east = este
way-south-east = sudeste
way-south = sur
way-south-west = suroeste
way-west = oeste
way-north-west = noroeste
luck-unicorns = Unicornios
luck-magic = Magias
luck-instants = Instantáneas
luck-upgrades = Mejoras
luck-downgrades = Perjuicios
luck-characters = Personajes
luck-transforms = Transformaciones
luck-spells = Hechizos
luck-scores = Valor de las cartas
luck-dice = Dados de { $sides } caras
luck-damage = Daño de la magia robada
luck-enemies = Vida de los enemigos que aparecieron
