import { idErrors } from '../../client/error-texts/id.ts'
import type { Texts } from './en.ts'

const symbolNames: Readonly<Record<string, string>> = {
  W: 'Wild',
  S: 'Scatter',
  C: 'koin',
  B: 'bonus',
  M: 'misteri',
}

/** Every word of the game client in Indonesian. */
export const id: Texts = {
  balance: 'Saldo',
  stake: 'Taruhan',
  lastWin: 'Menang Terakhir',
  net: 'Hasil Bersih Sesi Ini',
  demo: 'Demo',
  demoHint: 'Kredit demo tidak bernilai uang. Aturan dan peluangnya sama.',
  replay: 'Tayangan Ulang',
  spin: 'Putar',
  skip: 'Tampilkan Hasil',
  wait: 'Mohon tunggu',
  stakeLess: 'Kurangi taruhan',
  stakeMore: 'Tambah taruhan',
  chooseStake: 'Pilih taruhan',
  help: 'Bantuan',
  history: 'Riwayat',
  fairness: 'Keadilan Game',
  close: 'Tutup',
  back: 'Kembali ke Lobi',
  mute: 'Matikan Suara',
  unmute: 'Nyalakan Suara',
  volume: 'Volume',
  settings: 'Pengaturan',
  leftHand: 'Tombol putar di kiri',
  readGrid: 'Baca gulungan sebagai tabel',
  loading: 'Memuat game …',
  stillAsking: 'Masih menunggu jawaban …',
  retry: 'Coba Lagi',

  lines: n => `${n} line`,
  ways: n => `${n} cara menang`,
  rtp: percent => `RTP ${percent} %`,
  ofCount: (n, of) => `${n} / ${of}`,
  win: amount => `Menang ${amount}`,
  returned: amount => `Kembali ${amount}`,

  tierTitles: { big: 'Menang Besar', great: 'Menang Hebat', grand: 'Menang Akbar' },
  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  freeSpins: 'Free Spin',
  freeSpinsIntro: ({ spins, multiplier }) =>
    multiplier > 1 ? `${spins} putaran · ×${multiplier}` : `${spins} putaran`,
  added: n => `+${n}`,
  holdAndWin: 'Hold and Win',
  respins: 'Respin',
  livesLeft: n => `${n} respin`,
  featureTotal: 'Total Fitur',
  symbol: symbol => symbolNames[symbol] ?? `simbol ${symbol}`,

  live: {
    noWin: balance => `Tidak menang. Saldo ${balance}.`,
    line: ({ count, symbol, line }) => `${count} ${symbol} di line ${line}`,
    ways: ({ count, symbol }) => `${count} ${symbol}`,
    more: n => `dan ${n} kemenangan lain`,
    whatAndResult: (what, result) => `${what}. ${result}`,
    won: ({ amount, balance }) => `Menang ${amount}. Saldo ${balance}.`,
    returned: ({ amount, balance }) => `Kembali ${amount}. Saldo ${balance}.`,
    step: ({ amount, multiplier }) => `Menang ${amount}, kemenangan berikutnya kali ${multiplier}.`,
    freeSpinsStart: ({ spins, multiplier }) => `${spins} free spin, kemenangan mulai kali ${multiplier}.`,
    freeSpin: (n, of) => `Free spin ${n} dari ${of}.`,
    retrigger: n => `Tambah ${n} free spin.`,
    holdStart: n => `Hold and win dimulai dengan ${n} koin.`,
    respin: ({ landed, held, lives }) =>
      `${landed === 0 ? 'Tidak ada koin baru' : `${landed} koin baru`}. ${held} dari 15 tertahan, sisa ${lives} respin.`,
    jackpot: ({ name, amount }) => `Jackpot ${name} ${amount}.`,
    featureEnd: amount => `Fitur membayar ${amount}.`,
    capped: 'Kemenangan maksimum tercapai.',
    stake: amount => `Taruhan ${amount}.`,
  },

  notices: {
    resumed:
      'Ronde terakhir Anda belum ditampilkan sampai selesai. Kemenangannya sudah masuk ke saldo; ini kelanjutannya.',
    otherTab: 'Satu ronde game ini sedang dimainkan di tempat lain. Hasilnya tampil setelah ditentukan.',
    lost: 'Belum ada jawaban. Ronde sedang dicek; tidak ada yang dikirim dua kali.',
    notSent: 'Server game tidak terhubung. Saldo Anda tidak dipotong.',
    notPlayed: 'Ronde ini tidak dimainkan. Taruhan yang sudah dipotong dikembalikan ke saldo Anda.',
    unknown: 'Server game tidak dapat dihubungi. Ronde akan muncul di riwayat setelah koneksi kembali.',
    noPicture: 'Gambar tidak dapat ditampilkan di sini. Game berjalan sebagai teks dengan peluang yang sama.',
    pending: 'Kemenangan Anda sedang masuk ke saldo.',
  },

  errors: idErrors,
  request: id => `Permintaan ${id}`,

  helpPage: {
    rules: 'Aturan',
    pays: 'Tabel Pembayaran',
    paysAt: stake => `Untuk taruhan ${stake}.`,
    symbolColumn: 'Simbol',
    ofAKind: n => `${n} sama`,
    figures: 'Angka',
    rtp: 'Return to player (RTP)',
    rtpValue: ({ all, base, feature }) => `Tepat ${all} %: ${base} % dari game dasar dan ${feature} % dari fitur.`,
    hitRate: 'Seberapa sering ronde membayar',
    hitRateValue: n =>
      `${n} dari 100 ronde tidak membayar apa pun. Rentetan panjang tanpa menang itu wajar. Banyak ronde yang membayar mengembalikan kurang dari taruhan.`,
    feature: 'Fitur',
    featureValue: ({ rounds, mean }) =>
      `Sekitar sekali dalam ${rounds} ronde; rata-rata membayar ${mean} kali taruhan.`,
    topPrize: 'Hadiah tertinggi',
    topPrizeValue: ({ multiple, rounds, isBound }) =>
      `${multiple} kali taruhan, ${isBound ? 'paling sering ' : ''}sekali dalam ${rounds} ronde.`,
    cap: 'Kemenangan maksimum',
    capValue: multiple => `Ronde berakhir saat kemenangannya mencapai ${multiple} kali taruhan.`,
    noCap: multiple => `Satu ronde tidak mungkin membayar lebih dari ${multiple} kali taruhan; tidak ada batas atas.`,
    volatility: 'Volatilitas',
    volatilities: { low: 'Rendah', medium: 'Sedang', 'medium-high': 'Agak tinggi', high: 'Tinggi' },
    pace: 'Tempo',
    paceValue: seconds => `Minimal ${seconds} detik dari satu ronde ke ronde berikutnya. Tidak ada putaran otomatis.`,
    rulesOf: {
      b: [
        'Dua puluh line membayar dari kiri ke kanan, kemenangan terbaik di tiap line. Wild menggantikan semua simbol kecuali Scatter dan muncul di gulungan 2, 3, dan 4.',
        'Tiga, empat, atau lima Scatter di posisi mana pun membayar 2, 10, atau 100 kali taruhan dan memulai 10, 15, atau 25 free spin.',
        'Selama free spin, setiap kemenangan dihitung tiga kali. Tiga Scatter atau lebih menambah jumlah free spin yang sama lagi, paling banyak 200.',
      ],
      c: [
        'Kemenangan dibayar dalam 243 cara: simbol yang sama di gulungan berdampingan mulai dari kiri, di baris mana pun. Wild menggantikan semua simbol kecuali Scatter.',
        'Simbol yang menang lenyap, yang di atasnya jatuh, dan simbol baru menyusul selama masih ada kemenangan. Langkah dalam satu rangkaian dihitung 1, 2, 3, lalu 5 kali.',
        'Tiga, empat, atau lima Scatter saat gulungan berhenti memulai 10, 12, atau 15 free spin; di sana langkahnya dihitung 3, 6, 9, lalu 15 kali. Scatter dapat menambah free spin, paling banyak 200.',
      ],
      d: [
        'Dua puluh lima line membayar dari kiri ke kanan, kemenangan terbaik di tiap line. Wild menggantikan semua simbol kecuali koin dan muncul di gulungan 2, 3, dan 4.',
        'Enam koin atau lebih memulai hold and win. Koin tetap di tempat dan posisi kosong berputar lagi. Ada tiga respin, dan setiap koin baru mengembalikannya menjadi tiga.',
        'Di akhir, semua nilai koin dibayarkan. Mini, minor, dan major bernilai 15, 25, dan 100 kali taruhan; lima belas koin menambah hadiah grand 2,000 kali taruhan. Semua hadiah adalah kelipatan tetap dari taruhan.',
      ],
    },
  },

  fairnessPage: {
    how: 'Server game memilih seed rahasia sebelum ronde pertama Anda dan menerbitkan sidik jarinya, yang disebut komitmen. Setiap ronde dihitung dari seed itu, seed Anda sendiri, dan nomor urut. Saat Anda mengganti seed, rahasianya dibuka dan setiap ronde bisa dihitung ulang.',
    commitment: 'Komitmen seed yang dipakai',
    clientSeed: 'Seed Anda',
    nonce: 'Nomor ronde berikutnya',
    rotate: 'Ganti Seed',
    revealed: 'Seed yang dibuka',
    revealedRounds: n => `Seed ini menentukan ${n} ronde.`,
    copied: 'Hitung SHA-256-nya: hasilnya harus sama dengan komitmen yang ditampilkan sebelumnya.',
  },

  historyPage: {
    empty: 'Belum ada ronde game ini. Ronde yang Anda mainkan tampil di sini.',
    failed: 'Riwayat sedang tidak dapat dibaca.',
    time: 'Waktu',
    stake: 'Taruhan',
    win: 'Menang',
    replay: 'Tayangan Ulang',
    replayOf: time => `Tayangkan ulang ronde ${time}`,
  },
}
