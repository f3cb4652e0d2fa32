# Yang dikatakan meja. Nama dan teks kartu tetap seperti yang tercetak.

you = kamu
a-card = satu kartu
the-rules = aturan
owned = { $owner_is ->
    [you] { $card } milikmu
   *[other] { $card } milik { $owner }
 }
stable = { $owner_is ->
    [you] kandangmu
   *[other] kandang { $owner }
 }
own-stable = kandangnya sendiri
hand = { $owner_is ->
    [you] tanganmu
   *[other] tangan { $owner }
 }
whose-hand = { $owner_is ->
    [you] tanganmu
   *[other] tangan { $owner }
 }
their-hand = tangannya
whose-deck = { $owner_is ->
    [you] dekmu
   *[other] dek { $owner }
 }
their-deck = deknya
whose-score-pile = { $owner_is ->
    [you] tumpukan skormu
   *[other] tumpukan skor { $owner }
 }
their-score-pile = tumpukan skornya
the-deck = dek
the-discard-pile = buangan
the-nursery = ruang bayi
the-pile = tumpukan
the-limbo = limbo
the-box = kotak
yes = ya
no = tidak

# Unstable Unicorns
shuffled = Dek dikocok.
shows = { $who } memperlihatkan { $card }.
looks-at = { $who } melihat { $card }.
turn = Giliran { $number }: { $who }.
uses-effect = { $who } memakai efek { $card }.
saves = { $who } menyelamatkan { $card } dengan { $by }.
puts-back = { $who } mengembalikan kartu ke atas dek.
may-play = { $who } boleh memainkan { $number } kartu pada giliran ini.
skips = { $who_is ->
    [you] Giliranmu langsung ke akhirnya.
   *[other] Giliran { $who } langsung ke akhirnya.
 }
takes-turn = { $who } mendapat giliran lagi setelah ini.
nobody-wins = Permainan selesai dan tidak ada yang menang.
wins = { $who } memenangkan permainan!
chooses = { $who } memilih { $card }.
draws = { $who } mengambil { $card }.
answers-with = { $who } menjawab dengan { $card }.
plays = { $who } memainkan { $card }.
plays-into = { $who } memainkan { $card } ke { $place }.
enters = { $card } masuk ke { $place }.
takes-effect = { $card } berlaku.
is-sacrificed = { $card } dikorbankan.
is-destroyed = { $card } dihancurkan.
is-returned = { $card } dikembalikan.
is-sacrificed-to = { $card } dikorbankan dan pindah ke { $place }.
is-destroyed-to = { $card } dihancurkan dan pindah ke { $place }.
is-returned-to = { $card } dikembalikan ke { $place }.
steals = { $who } mencuri { $card } dari { $whom }.
moves = { $card } pindah ke { $place }.
brings = { $who } membawa { $card } ke { $place }.
discards = { $who } membuang { $card }.
takes = { $who } mengambil { $card } dari { $place }.
is-cancelled = { $card } dibatalkan.
goes = { $card } pergi ke { $place }.

ask-baby = Pilih Baby Unicorn-mu
ask-action = Aksimu: mainkan satu kartu atau ambil kartu
ask-instant = { $source } sedang dimainkan: jawab?
ask-use = Pakai efek { $source }?
ask-card = { $source }: pilih satu kartu
ask-player = { $source }: pilih satu pemain
ask-discard = { $source }: pilih kartu yang dibuang
ask-save = { $source } akan meninggalkan kandangmu: selamatkan?
ask-order = Beberapa efekmu menunggu: mana yang lebih dulu?
ask-mode = { $source }: yang mana?
ask-card-to-sacrifice = { $source }: pilih kartu yang dikorbankan
ask-card-to-destroy = { $source }: pilih kartu yang dihancurkan
ask-card-to-steal = { $source }: pilih kartu yang dicuri
ask-card-to-return-to-hand = { $source }: pilih kartu yang kembali ke tangan
ask-card-to-move = { $source }: pilih kartu yang dipindahkan
ask-card-to-put-into-your-stable = { $source }: pilih kartu untuk kandangmu
ask-card-to-take = { $source }: pilih kartu yang diambil
ask-too-many = Kartumu terlalu banyak: pilih satu untuk dibuang
ask-put-back = { $source }: kartu mana yang berikutnya kembali ke dek, di bawah yang menyusul?

# Unreliable Narrators
reshuffles = { $who_is ->
    [you] Buanganmu dikocok dan ditaruh di bawah dek.
   *[other] Buangan { $who } dikocok dan ditaruh di bawah dek.
 }
reveals = { $who } membuka { $card }.
looks-at-of = { $who } melihat { $card } dari { $place }.
responds-with = { $who } menanggapi dengan { $card }.
plays-with-power = { $who } memainkan { $card }, kekuatan { $power }.
enters-as-new = { $card } masuk sebagai tokoh baru dengan kekuatan { $power }.
covers = { $card } menutupi { $other }: kekuatan { $before } + { $added } = { $after }.
is-negated = { $card } ditiadakan dan tidak berbuat apa-apa.
dies = { $card } mati{ $below ->
    [0] {""}
   *[other] , bersama { $below } kartu di bawahnya
 }.
is-sacrificed-with = { $card } dikorbankan{ $below ->
    [0] {""}
   *[other] , bersama { $below } kartu di bawahnya
 }.
returns = { $card } kembali ke { $place }{ $below ->
    [0] {""}
   *[other] , bersama { $below } kartu di bawahnya
 }.
puts-into = { $who } menaruh { $card } ke { $place }.
puts-under = { $who } menaruh { $card } di bawah { $place }.
takes-back = { $who } mengambil kembali { $card } dari buangan.
scores = { $who } mendapat { $number } skor: { $total } seluruhnya.
pays = { $card } mencetak skor: { $who } mendapat { $number }, { $total } seluruhnya.
defeats = { $who } mendapat { $number } skor karena mengalahkan { $card }{ $covers ->
    [0] {""}
   *[other] {" "}({ $covers } untuk perubahannya)
 }: { $total } seluruhnya.
counts = { $who_is ->
    [you] Tumpukan skormu menambah { $number }: { $total } seluruhnya.
   *[other] Tumpukan skor { $who } menambah { $number }: { $total } seluruhnya.
 }
turn-of = Giliran { $number } dari { $last }: { $who } menantang.
step-draw = — langkah ambil kartu —
step-play = — langkah main —
step-challenge = — langkah tantang —
step-tricks = — langkah tipu daya —
step-duel = — langkah duel —
step-end = — akhir giliran —
passes = { $who } lewat.
gains-power = { $card } mendapat { $number } kekuatan: { $before } → { $after }.
loses-power = { $card } kehilangan { $number } kekuatan: { $before } → { $after }.
loses-all-power = { $card } kehilangan { $number } kekuatan: tadinya { $before }, kini habis.
worsens = { $card } membuat { $other } kehilangan { $number } lagi.
challenges = { $card } ({ $power }) menantang.
opposes = { $card } ({ $power }) menghadapi { $other }.
unopposed = Tidak ada yang menghadapi { $card }: ia akan mencetak skor.
duel = Duel: { $card } ({ $power }) melawan { $other } ({ $against }).
unpaired = { $card } tidak punya lawan duel lagi: tidak terjadi apa-apa.
text-happens = Teks { $card } terjadi.
text-waits = Teks { $card } menunggu akhir langkah duel.
not-met = Satu syarat { $card } tidak terpenuhi.
uses = { $who } memakai { $card }.
card-chooses = { $card } memilih { $other }.
swap-power = { $card } dan { $other } bertukar kekuatan.
is-copy = { $card } adalah salinan { $other }.
is-barred = { $card } tidak bisa menghadapi pada giliran ini.
left-out = Terlalu banyak teks dalam satu langkah: teks { $card } dilewati.
final-score = Skor akhir: { $who } { $number }, { $whom } { $more }.
shared-win = Kemenangan bersama!
rolls = { $who } melempar { $number }
die-shows = dadu menunjukkan { $number }
rolled = { $rolled }.
rolled-for = { $card }: { $rolled }.
rolled-slip = { $card }: { $rolled } (1 sampai { $most } adalah selip suara).
rolled-stands = { $card }: { $rolled }, dadu ke-{ $height } berdiri.
rolled-falls = { $card }: { $rolled }, dadu ke-{ $height } jatuh, tersisa { $left }.
claims = { $who } menyatakan { $value } untuk { $card }.
disputes = { $who } membantahnya: { $value }.
fixes = { $card }: nilainya { $value }, dan itu final.
ends-claims = { $who } mengakhiri pernyataan; mulai sekarang dadu yang menentukan.
tells = { $who } bercerita: “{ $statement }”.
guesses-true = { $who } menebak bahwa itu benar.
guesses-false = { $who } menebak bahwa itu salah.
statement-spells = Di tanganku ada { $number } mantra atau lebih
statement-transform = Di tanganku ada kartu perubahan
statement-card-score = Di tanganku ada kartu dengan skor { $number } atau lebih
statement-score-sum = Jumlah skor kartu di tanganku { $number } atau lebih
statement-pile-score = Kartu terbaik di tumpukan skorku berskor { $number } atau lebih
statement-subtype = Di tanganku ada kartu bersubtipe { $subtype }
statement-coin = Koin tersegel menunjukkan gambar

ask-play = Mainkan satu kartu, atau lewat
ask-respond = { $source } sedang dimainkan: tanggapi?
ask-redraw = Kartu baru: taruh beberapa di bawah dekmu dan ambil sebanyak itu? Yang terakhir kausebut paling bawah
ask-challenge = Siapa menantang berikutnya?
ask-oppose = { $source } menantang: siapa yang menghadapi?
ask-scoring = Tokoh mana mencetak skor berikutnya?
ask-bank = { $source } mencetak skor: taruh satu kartu tanganmu ke tumpukan skormu?
ask-duel = Duel siapa berikutnya?
ask-order-texts = Beberapa teksmu menunggu: mana yang lebih dulu?
ask-deaths = Beberapa tokoh mati: siapa lebih dulu?
ask-character = { $source }: pilih satu tokoh
ask-for = { $source }: { $what }
ask-use-text = Pakai teks { $source }?
ask-draw-of = { $source }: kartu mana yang kauambil?
ask-divide = { $source }: siapa kehilangan berapa?
ask-reshuffle = Kartu di dekmu terlalu sedikit: kocok buanganmu ke bawahnya?
ask-deck = { $source }: dek siapa?
ask-copy = { $source }: salinan tokoh mana?
ask-form = { $source }: sebagai tokoh biasa, atau di atas yang mana?
ask-stops = Kapan kamu mau ditanya pada giliran ini tentang teks untuk sembarang waktu?
ask-any-time = Pakai { $source } sekarang?
ask-claim = { $source }: berapa { $counted } yang kaunyatakan?
ask-accept = { $source }: terima bahwa nilainya { $stated }, atau sebut nilai lain?
ask-settle = { $source }: bagaimana perselisihan ini diselesaikan?
ask-referee = { $source }: apa kata orang ketiga?
ask-tower = { $source }: satu dadu lagi, atau berhenti?
ask-moment = { $source }: katakan “sekarang” saat tangan dihitung
ask-statement = { $source }: pernyataan mana yang kauceritakan?
ask-guess = { $source }: benarkah pernyataan itu?
ask-recover = { $source }: kartu mana yang kembali ke tanganmu?
ask-revive = { $source }: kartu buangan mana yang kaumainkan?
ask-pile = { $source }: kartu tangan mana yang masuk ke tumpukan skormu?
ask-under = { $source }: kartu mana yang berikutnya ke bawah dek? Yang terakhir kausebut paling bawah
ask-under-or-done = { $source }: kartu mana yang berikutnya ke bawah dek, atau sudah? Yang terakhir kausebut paling bawah
ask-aloud = { $source }: ucapkan satu pernyataan kepada lawanmu. Benarkah itu? (Jawabanmu disegel.)
counted-dice = dadu
counted-hands = tangan
counted-accessories = aksesori
counted-pumpkins = labu
target-bar = tokoh mana yang tidak bisa menghadapi pada giliran ini?
target-any = pilih satu tokoh
target-gains = tokoh mana yang mendapat kekuatan?
target-loses = tokoh mana yang kehilangan kekuatan?
target-gains-number = tokoh mana yang mendapat { $number } kekuatan?
target-loses-number = tokoh mana yang kehilangan { $number } kekuatan?
target-sacrifice = tokohmu yang mana yang kaukorbankan?
target-return = tokoh mana yang kembali ke tangan pemiliknya?
no-stops = tanpa jeda
stop-before-instructions = jeda sebelum perintah
stop-before-draws = jeda sebelum ambil kartu
stop-before-shuffles = jeda sebelum kocok
stop-before-duels = jeda sebelum duel
stop-before-decisions = jeda sebelum keputusan
stop-everywhere = jeda di mana-mana

# Unreliable Wizard
ask-side = Sisi { $source } mana yang kaubuka untuk seterusnya?
ask-move = Ke mana kamu pergi?
ask-type = { $source }: ketahanan mana yang runtuh?
ask-magic-deck = Kartu apa saja isi dek sihirmu?
ask-draws = Berapa kartu yang kauambil? Masing-masing memakan nyawa.
ask-spells = Mantra apa yang kaubuat dari kartu itu?
ask-retire = Nyawamu habis: kawan mana yang kaulepas?
appears = { $card } muncul!
gains-card = { $who } mendapat { $card }.
gives-up = { $who } melepas { $card }.
life-cost = Perjalanan memakan { $change }: nyawa { $who } tinggal { $life }.
life-recovered = { $who } memulihkan { $change }: nyawa { $life }.
life-paid = { $who } membayar { $change } untuk mengambil kartu: nyawa tinggal { $life }.
life-healed = Mantra memulihkan { $change }: nyawa { $life }.
life-struck = { $card } memukul { $change }: nyawa tinggal { $life }.
life-rested = { $card } memberi { $change } nyawa: nyawa { $life }.
life-mended = { $card }: pulih { $change }, nyawa { $life }.
life-rewarded = Kemenangan atas { $card } memberi { $change }: nyawa { $life }.
life-hurt = { $card } mengurangi nyawa musuh { $change }: tinggal { $life }.
life-regained = { $card } memulihkan { $change }: nyawa { $life }.
goes-in = { $who } pergi ke { $place } di { $area }.
goes-to = { $who } pergi ke { $place }.
spent-here = Tempat ini ({ $place }) sudah memberi semua yang bisa diberi.
battle = — Pertempuran melawan { $card } di { $area } —
helps = { $card } membantu.
weakened = Ketahanan terhadap { $type } runtuh.
shuffles-deck = { $who } mengocok dek: { $cards }.
casts = { $who } merapal { $card }.
stuns = { $card } mencegah musuh memukul.
turns-up = { $card } membuka { $other }.
is-defeated = { $card } dikalahkan.
game-won = Permainan dimenangkan!
game-lost = Nyawa dan kawan habis: permainan kalah.
damage = Serangan memberi { $damage0 } api + { $damage1 } es + { $damage2 } badai = { $total } kerusakan.
place-plain = padang
place-start = tempat awal
place-encounter = tempat musuh
place-forest = hutan
place-village = desa
place-town = kota
place-mountain = gunung
place-hills = perbukitan
place-marsh = rawa
place-wasteland = tanah tandus
place-castle = Kastel Iblis
type-flame = api
type-frost = es
type-storm = badai

# Meja
end-gave-up = { $name } menyerah.
end-only-bots-are-left = { $name } menyerah, dan hanya bot yang tersisa.
end-left = { $name } pergi.
end-the-rules-broke = Meja menemukan kesalahan dalam aturannya dan harus mengakhiri permainan. Kesalahan itu dicatat untuk pembuatnya.
no-empty = Itu kosong. Tulislah sesuatu.
no-cannot = Itu tidak bisa dilakukan di sini.
no-watching = Kamu sedang menonton. Ambil kursi dulu.
no-begun-watch = Permainan sudah dimulai; kamu bisa menonton.
no-reload-seat = Muat ulang halaman, lalu ambil kursi lagi.
no-seat-taken = Kursi ini sudah terisi. Pilih yang lain.
no-begun = Permainan sudah dimulai.
no-orders = Pesan hanya bisa ditinggalkan di meja yang tidak terburu-buru, dalam permainan dengan Instant.
no-such-order = Tidak ada pesan seperti itu.
order-win = kartu itu memberi pemainnya cukup Unicorn untuk menang
order-mine = kartu itu akan masuk ke kandangku
order-back = kartuku dijawab
order-leader = itu kartu Unicorn dari pemain yang Unicorn-nya terbanyak
order-magic = itu kartu Magic
order-upgrade = itu kartu Upgrade
order-downgrade = itu kartu Downgrade
no-shuffled = Kartu sudah dikocok.
no-such-seat = Tidak ada kursi itu.
no-somebody-sits = Sudah ada yang duduk di situ.
no-nobody-to-send = Tidak ada yang bisa disuruh pergi.
no-own-deck = Setiap orang memilih deknya sendiri.
no-open-seats = Masih ada kursi kosong: tunggu seseorang, tambah bot, atau kurangi kursi.
no-decided = Itu sudah diputuskan. Inilah meja sekarang.
no-paused = Permainan sedang dijeda.
no-nothing-played = Sekarang tidak ada yang dimainkan.
no-nothing-back = Tidak ada yang bisa dibatalkan.
no-answer-back = Tidak ada jawabanmu yang bisa dibatalkan.
no-over = Permainan sudah selesai.
no-nobody-asks = Tidak ada lagi yang memintanya.
no-nothing-give-up = Tidak ada yang bisa diserahkan.
no-nobody-away = Tidak ada yang pergi.
no-wait-little = Tunggu sebentar: mungkin ia kembali.
no-play-already = Kursi ini sudah kamu mainkan.
no-only-host = Hanya { $name } yang bisa mengubah itu.
no-bot = Tidak ada bot “{ $level }”; pilih salah satu: { $names }.
no-players = { $game } untuk { $least } sampai { $most } pemain.
no-lose-seat = { $name } akan kehilangan kursi.
no-decks = Tidak ada dek yang bisa dipilih di { $game }.
no-such-choice = Ada { $number } pilihan; ini bukan salah satunya.
no-not-over = Permainan belum selesai.
no-odds = Tidak ada peluang untuk { $game }.
no-odds-now = Peluang hanya ada saat kamu yang memutuskan.
no-hints-people = Petunjuk hanya ada dalam permainan melawan bot.
no-hints-now = Petunjuk hanya ada saat kamu yang memutuskan.
no-stored = Itu tidak bisa disimpan, jadi tidak ada yang berubah. Coba lagi. ({ $why })
no-busy = Meja sedang sibuk; coba lagi.
bye-moved = Meja sudah pindah; mencoba lagi.
bye-too-many = Terlalu banyak pesan sekaligus.
bye-bytes = Diharapkan teks, bukan byte.
bye-hello-twice = Salam sudah diucapkan.
bye-hello-first = Diharapkan salam sebagai pesan pertama.
bye-version = Halaman ini versinya lain dari meja. Muat ulang halaman.
bye-put-away = Meja ini baru saja disimpan; mencoba lagi.
bye-slow = Sambunganmu terlalu lambat untuk meja ini; mencoba lagi.
bye-silent = Sudah beberapa lama tidak ada kabar dari halaman ini.
bye-misunderstood = Halaman ini dan meja tidak saling mengerti: { $why }. Muat ulang halaman.
http-taken-over = Meja sedang diambil alih. Coba lagi sebentar lagi.
http-whom = Siapa? Halaman ini tidak mengirim rahasia.
http-often = Itu baru saja sering diminta. Tunggu satu menit.
http-not-stored = Itu tidak bisa disimpan. Coba lagi sebentar lagi.
http-no-table = Tidak ada meja dengan kode ini.
http-many-tables = Kamu baru saja membuka banyak meja. Tunggu satu menit.
http-long = Itu terlalu panjang.
http-full = Saat ini terlalu banyak meja. Coba lagi nanti.
http-many-codes = Banyak kode sudah dicoba dari sini. Tunggu satu menit.
http-no-such-code = Tidak ada meja dengan kode ini. Kode terdiri dari enam huruf dan angka, seperti pada undangan.
http-no-game = Tidak ada permainan di meja ini.
http-match-secret = Permainan belum selesai; berkasnya akan membocorkan rahasianya.
http-replay-secret = Permainan belum selesai; tayangan ulangnya akan membocorkan rahasianya.
http-unread = Permintaan itu tidak bisa dibaca: { $why }

# Aturan yang bisa dipilih
rule-unicorns-first-player = siapa yang mulai: kursi yang diundi, atau selalu kursi pertama
rule-unicorns-babies = apakah Baby boleh dicuri, ditukar, dan dipindahkan
rule-unicorns-magic-targets = kapan sasaran kartu Magic disebut: saat berlaku atau saat diumumkan
rule-unicorns-final-instant = Instant yang tak bisa dijawab menutup jendela, atau kartu di bawahnya boleh dijawab lagi
rule-unicorns-after-duel = apakah kartu yang selamat dari duel Instant boleh dijawab sekali lagi
rule-unicorns-pandas = terhadap apa panda kebal
rule-unicorns-win-check = kapan kemenangan diperiksa
rule-unicorns-deck-out = permainan berakhir saat dek habis, saat pengambilan pertama yang mustahil, atau tidak pernah: buangan dikocok lagi
rule-unicorns-turn-end = apakah memilih efek yang mengakhiri giliran sudah cukup, atau yang sebelumnya harus terjadi
rule-unicorns-from-every-stable = siapa yang memilih kartu dari tiap kandang
rule-unicorns-second-play = apa yang boleh menyusul permainan pertama dari dua
rule-unicorns-requirements = apakah kartu Magic yang aksi pertamanya mustahil boleh dimainkan
rule-unicorns-two-player-list = kartu mana yang dikeluarkan untuk dua pemain
rule-unicorns-several-winners = beberapa pemain mencapai tujuan bersamaan: jumlah dan huruf menentukan, atau tidak ada yang menang
rule-unicorns-letters = apakah huruf judul kartu memecah seri
rule-narrators-cards = dek bila tidak disebut: dua dek awal, tiga puluh kartu dari kumpulan, atau tiga dari setiap kartu
rule-narrators-deck-lists = apakah dek sendiri harus dek awal dengan booster dan tukar-menukar, atau boleh berisi kartu apa saja
rule-narrators-physical = apakah teks tentang dunia luar dimainkan dengan pengganti atau dengan pernyataan pemain
rule-narrators-redraw-check = apakah dek terlalu kecil dinilai sebelum atau sesudah kartu pilihan dikembalikan
rule-narrators-counter-scope = apa yang boleh ditanggapi: mantra, atau setiap kartu yang dimainkan
rule-narrators-transform-is-gain = apakah kekuatan tambahan dari perubahan dihitung sebagai didapat
rule-narrators-mutual-defeat = apa yang didapat penantang bila keduanya mati dalam duel; bila tidak ada, tak satu pun mengalahkan
rule-narrators-loop-caps = berapa kali satu kartu boleh dimainkan dalam satu giliran
rule-narrators-tie-rule = jumlah akhir yang sama adalah kemenangan bersama, atau dadu dilempar
rule-wizard-difficulty = dengan berapa nyawa penyihir mulai
rule-wizard-princess = putri mana yang ikut serta
rule-wizard-zero-check = kapan nyawa nol dihitung: setelah mantra, begitu pengambilan dibayar, atau setelah pukulan musuh
rule-wizard-overdraw = apakah boleh membayar lebih banyak pengambilan daripada nyawa
rule-wizard-draw-mode = apakah jumlah pengambilan disebut lebih dulu, atau kartu diambil satu per satu
rule-wizard-recover-once = setiap tempat memulihkan sekali, atau hanya yang pertama dimasuki
rule-wizard-support-always = apakah kawan mendukung jenis kerusakan yang tidak diberikan mantra
rule-wizard-use-every-drawn-card = apakah setiap kartu yang diambil harus menjadi bagian mantra
rule-wizard-regen = apakah musuh yang kartunya berkata begitu memulihkan nyawa setelah memukul
choice-narrators-cards-starters = satu dek awal untuk masing-masing, atau dek pilihan kalian
choice-narrators-cards-drafted = tiga puluh kartu dari kumpulan untuk masing-masing
choice-narrators-cards-pool = tiga dari setiap kartu untuk masing-masing
choice-wizard-difficulty-standard = biasa: kamu mulai dengan 18 nyawa
choice-wizard-difficulty-apprentice = murid: kamu mulai dengan 20 nyawa
choice-wizard-difficulty-archmage = mahaguru: kamu mulai dengan 16 nyawa
choice-wizard-princess-princess-dawn = Princess of Dawn: Prayer atau Sunray
choice-wizard-princess-princess-dusk = Princess of Dusk: Curse atau Veil
choice-wizard-draw-mode-declare = sekaligus: sebut berapa kartu yang kauambil, lalu lihat
choice-wizard-draw-mode-one-by-one = satu per satu: lihat setiap kartu sebelum mengambil berikutnya
choice-unicorns-first-player-random = diundi oleh benih
choice-unicorns-first-player-a = selalu kursi pertama
choice-unicorns-babies-movable = boleh
choice-unicorns-babies-pinned = tidak, tetap di tempatnya
choice-unicorns-magic-targets-resolution = saat berlaku
choice-unicorns-magic-targets-announcement = saat diumumkan
choice-unicorns-final-instant-closes = menutup jendela
choice-unicorns-final-instant-reopens = kartu di bawahnya boleh dijawab lagi
choice-unicorns-after-duel-closed = tidak
choice-unicorns-after-duel-reopened = ya, sekali lagi
choice-unicorns-pandas-unicorn-effects = terhadap efek yang menyebut Unicorn
choice-unicorns-pandas-all-effects = terhadap semua efek kartu
choice-unicorns-win-check-chain = setelah setiap rangkaian efek
choice-unicorns-win-check-phase = setelah setiap fase giliran
choice-unicorns-deck-out-end = saat dek habis
choice-unicorns-deck-out-draw = saat pengambilan pertama yang mustahil
choice-unicorns-deck-out-reshuffle = tidak pernah, buangan dikocok lagi
choice-unicorns-turn-end-choice = cukup dengan memilihnya
choice-unicorns-turn-end-success = yang sebelumnya harus terjadi
choice-unicorns-from-every-stable-player = yang memainkan kartu
choice-unicorns-from-every-stable-owners = pemilik tiap kandang
choice-unicorns-second-play-play = permainan kedua
choice-unicorns-second-play-play-or-draw = permainan kedua atau mengambil kartu
choice-unicorns-requirements-strict = tidak
choice-unicorns-requirements-lenient = boleh, sejauh yang bisa
choice-unicorns-two-player-list-second = kartu edisi kedua
choice-unicorns-two-player-list-first-print = kartu cetakan pertama
choice-unicorns-several-winners-count-then-letters = jumlah dan huruf menentukan
choice-unicorns-several-winners-nobody = tidak ada yang menang
choice-unicorns-letters-titles = ya
choice-unicorns-letters-off = tidak
choice-narrators-deck-lists-collected = dek awal dengan booster dan tukar-menukar
choice-narrators-deck-lists-free = kartu apa saja
choice-narrators-physical-digital = dengan pengganti
choice-narrators-physical-claims = dengan pernyataan pemain
choice-narrators-redraw-check-before = sebelum dikembalikan
choice-narrators-redraw-check-after = sesudah dikembalikan
choice-narrators-counter-scope-spells = mantra
choice-narrators-counter-scope-plays = setiap kartu yang dimainkan
choice-narrators-transform-is-gain-no = tidak
choice-narrators-transform-is-gain-yes = ya
choice-narrators-mutual-defeat-score = skor untuk kemenangan
choice-narrators-mutual-defeat-nothing = tidak ada
choice-narrators-loop-caps-three-plays = tiga kali
choice-narrators-loop-caps-one-play = sekali
choice-narrators-tie-rule-shared = kemenangan bersama
choice-narrators-tie-rule-die = dadu dilempar
choice-wizard-zero-check-after-synthesis = setelah mantra
choice-wizard-zero-check-immediate = begitu pengambilan dibayar
choice-wizard-zero-check-end-of-round = setelah pukulan musuh
choice-wizard-overdraw-true = boleh
choice-wizard-overdraw-false = tidak
choice-wizard-recover-once-per-location = setiap tempat sekali
choice-wizard-recover-once-per-game = hanya yang pertama
choice-wizard-support-always-true = ya
choice-wizard-support-always-false = tidak
choice-wizard-use-every-drawn-card-true = ya
choice-wizard-use-every-drawn-card-false = tidak, boleh tersisa
choice-wizard-regen-true = ya
choice-wizard-regen-false = tidak

# Daftar kartu dan hal lain yang tidak bisa dibaca
fault = { $file }, baris { $line }, huruf ke-{ $column }: { $why }
deck-of = dek kursi { $seat }
deck-no-starter = tidak ada dek awal “{ $name }”; yang ada: { $names }
deck-near = tidak ada kartu “{ $name }”; apakah maksudmu “{ $near }”?
deck-no-card = tidak ada kartu “{ $name }”; tulislah baris seperti “{ $example }”
deck-copies = { $copies } × { $name }: tulislah angka dari 1 sampai { $most }
deck-empty = daftar ini tidak menyebut kartu; tulislah baris seperti “{ $example }”
deck-size = dek ini berisi { $count } kartu; seharusnya { $size }, ditambah { $more } untuk tiap booster, paling banyak { $most } booster: { $sizes }
deck-score = { $number } berskor { $score }
deck-score-has = { $number } berskor { $score }
deck-score-least = sedikitnya { $number } berskor { $score }
deck-scores = skor kartunya tidak cocok: dek { $number ->
    [0] tanpa booster
   *[other] dengan { $number } booster
 } berisi { $expected }; yang ini berisi { $has }
deck-other-cards = { $file }: kartu { $name } tidak ada dalam permainan ini
deck-unfit = { $file }: { $why } (aturan deck_lists=free membolehkan daftar apa pun)
decks-many = semua dek berisi { $number } kartu; paling banyak { $most }
odds-battle = peluang hanya ada dalam pertempuran, selagi ada pertanyaan
# Melihat kembali
no-review = Tidak ada tinjauan untuk { $game }.
reviewed-move = ke { $way }, { $place }
reviewed-deck = dek { $cards }
reviewed-draw = { $number ->
    [0] ambil satu lagi
   *[other] ambil { $number }
}
reviewed-stop = berhenti
reviewed-cast = { $count ->
    [0] tidak merapal apa pun
   *[other] rapal { $spells }
}
reviewed-retire = lepas { $card }
reviewed-battle = { $card } dengan { $enemy } nyawa, kamu dengan { $life }
reviewed-place = { $area }, { $place }, nyawa { $life }
way-north = utara
way-north-east = timur laut
way-east = timur
way-south-east = tenggara
way-south = selatan
way-south-west = barat daya
way-west = barat
way-north-west = barat laut
luck-unicorns = Unicorn
luck-magic = Magic
luck-instants = Instant
luck-upgrades = Upgrade
luck-downgrades = Downgrade
luck-characters = Character
luck-transforms = Transform
luck-spells = Spell
luck-scores = Nilai kartu
luck-dice = Dadu bersisi { $sides }
luck-damage = Serangan dari sihir yang diambil
luck-enemies = Nyawa musuh yang muncul
