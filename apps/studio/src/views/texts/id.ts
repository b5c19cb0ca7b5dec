import { idCommon } from '../../client/texts/id.ts'
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
  ...idCommon,
  spin: 'Putar',
  skip: 'Tampilkan Hasil',
  leftHand: 'Tombol putar di kiri',
  readGrid: 'Baca gulungan sebagai tabel',

  lines: n => `${n} line`,
  ways: n => `${n} cara menang`,
  clusters: least => `Kelompok mulai ${least}`,
  ofCount: (n, of) => `${n} / ${of}`,

  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  freeSpins: 'Free Spin',
  freeSpinsIntro: ({ spins, multiplier }) =>
    multiplier > 1 ? `${spins} putaran · ×${multiplier}` : `${spins} putaran`,
  added: n => `+${n}`,
  holdAndWin: 'Hold and Win',
  respins: 'Respin',
  livesLeft: n => `${n} respin`,
  fullGrid: 'Layar Penuh',
  expandingSymbol: 'Simbol Melebar',
  spark: 'Percikan',
  wheel: 'Roda Bonus',
  innerRing: 'Cincin dalam',
  featureTotal: 'Total Fitur',
  symbol: symbol => symbolNames[symbol] ?? `simbol ${symbol}`,

  live: {
    ...idCommon.results,
    line: ({ count, symbol, line }) => `${count} ${symbol} di line ${line}`,
    ways: ({ count, symbol }) => `${count} ${symbol}`,
    cluster: ({ count, symbol }) => `Kelompok ${count} ${symbol}`,
    more: n => `dan ${n} kemenangan lain`,
    whatAndResult: (what, result) => `${what}. ${result}`,
    step: ({ amount, multiplier }) => `Menang ${amount}, kemenangan berikutnya kali ${multiplier}.`,
    freeSpinsStart: ({ spins, multiplier }) =>
      `${spins} free spin${multiplier > 1 ? `, kemenangan mulai kali ${multiplier}` : ''}.`,
    freeSpin: (n, of) => `Free spin ${n} dari ${of}.`,
    fullGrid: multiplier => `Sembilan posisi sama semua: kemenangan dihitung ${multiplier} kali.`,
    special: symbol => `Buku terbuka: ${symbol} melebar selama free spin ini.`,
    expand: ({ symbol, reels }) => `${symbol} memenuhi gulungan ${reels}.`,
    reveal: symbol => `Simbol misteri berubah menjadi ${symbol}.`,
    spark: n => `Percikan mengubah ${n} tempat menjadi Wild.`,
    wheelStart: 'Roda bonus berputar.',
    wheelUp: 'Panah menuju cincin dalam.',
    wheelStop: multiple => `Roda berhenti di ${multiple} kali taruhan.`,
    retrigger: n => `Tambah ${n} free spin.`,
    holdStart: n => `Hold and win dimulai dengan ${n} koin.`,
    respin: ({ landed, held, lives }) =>
      `${landed === 0 ? 'Tidak ada koin baru' : `${landed} koin baru`}. ${held} dari 15 tertahan, sisa ${lives} respin.`,
    jackpot: ({ name, amount }) => `Jackpot ${name} ${amount}.`,
    featureEnd: amount => `Fitur membayar ${amount}.`,
    capped: 'Kemenangan maksimum tercapai.',
  },

  helpPage: {
    ...idCommon.helpPage,
    symbolColumn: 'Simbol',
    ofAKind: n => `${n} sama`,
    rtpValue: ({ all, base, feature }) => `Tepat ${all} %: ${base} % dari game dasar dan ${feature} % dari fitur.`,
    hitRateValue: n =>
      `${n} dari 100 ronde tidak membayar apa pun. Rentetan panjang tanpa menang itu wajar. Banyak ronde yang membayar mengembalikan kurang dari taruhan.`,
    feature: 'Fitur',
    featureValue: ({ rounds, mean }) =>
      `Sekitar sekali dalam ${rounds} ronde; rata-rata membayar ${mean} kali taruhan.`,
    topPrizeValue: ({ multiple, rounds, isBound }) =>
      `${multiple} kali taruhan, ${isBound ? 'paling sering ' : ''}sekali dalam ${rounds} ronde.`,
    cap: 'Kemenangan maksimum',
    capValue: multiple => `Ronde berakhir saat kemenangannya mencapai ${multiple} kali taruhan.`,
    noCap: multiple => `Satu ronde tidak mungkin membayar lebih dari ${multiple} kali taruhan; tidak ada batas atas.`,
    rulesOf: {
      a: [
        'Tiga baris dan dua diagonal membayar, masing-masing untuk tiga simbol sama. Wild menggantikan semua simbol dan juga simbol terbaik.',
        'Bila kesembilan posisi menampilkan satu simbol, Wild ikut dihitung, setiap kemenangan ronde itu dihitung dua kali. Tidak ada fitur lain.',
      ],
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
      e: [
        'Lima atau lebih simbol sama yang bersisian membentuk kelompok dan membayar; makin besar kelompok, makin besar bayarannya.',
        'Kelompok lenyap, simbol di atasnya jatuh, dan simbol baru menyusul selama masih ada kelompok. Langkah dalam satu rangkaian dihitung 1, 1, 2, 2, 3, 3, 5, 5, lalu 10 kali.',
        'Bila tidak ada lagi yang menang dan 20 simbol atau lebih sudah lenyap, percikan mengubah paling banyak lima tempat acak menjadi Wild, sekali dalam satu ronde. Wild dihitung untuk setiap kelompok yang disentuhnya.',
        'Setiap ronde adalah satu dari 16,777,216 entri sebuah buku yang diumumkan. Angka yang ditarik memilih entri, dan semua entri berpeluang sama.',
      ],
      f: [
        'Keenam gulungan menampilkan dua sampai tujuh simbol, ditarik baru di setiap putaran: 64 sampai 117,649 cara. Simbol yang sama di gulungan berdampingan mulai dari kiri menang, di baris mana pun. Wild menggantikan semua simbol kecuali Scatter dan muncul di gulungan 2 sampai 5.',
        'Simbol yang menang lenyap, yang di atasnya jatuh, dan simbol baru menyusul selama masih ada kemenangan.',
        'Tiga Scatter atau lebih saat gulungan berhenti memulai 8 free spin. Pengalinya mulai dari 1, naik 1 setelah setiap langkah yang menang, dan tidak pernah turun. Tiga Scatter atau lebih di sana menambah 4 free spin, paling banyak 50.',
        'Setiap ronde dasar adalah satu dari 16,777,216 entri sebuah buku yang diumumkan, setiap fitur satu dari 2,097,152 entri buku lain. Angka yang ditarik memilih entri, dan semua entri berpeluang sama.',
      ],
      g: [
        'Dua puluh lima line membayar dari kiri ke kanan, kemenangan terbaik di tiap line. Wild menggantikan semua simbol kecuali Scatter dan muncul di gulungan 2, 3, dan 4.',
        'Scatter muncul di gulungan 1, 3, dan 5. Ketiganya memulai sepuluh free spin; Scatter sendiri tidak membayar.',
        'Selama free spin, gulungan yang menampilkan Wild menjadi Wild seluruhnya sebelum line dinilai. Tiga Scatter menambah sepuluh free spin, paling banyak 200.',
      ],
      h: [
        'Sepuluh line membayar dari kiri ke kanan, kemenangan terbaik di tiap line. Buku adalah Wild sekaligus Scatter dan muncul di semua gulungan.',
        'Tiga, empat, atau lima buku di posisi mana pun membayar 2, 20, atau 200 kali taruhan dan memulai sepuluh free spin. Tiga buku atau lebih menambah sepuluh, paling banyak 200.',
        'Sebelum free spin, buku membuka satu simbol. Setelah kemenangan line, simbol itu memenuhi setiap gulungan tempat ia muncul dan membayar di kesepuluh line, di mana pun gulungannya: simbol 1 sampai 4 mulai dua gulungan, yang lain mulai tiga. Dari 64 kemungkinan, simbol 1 punya 4, simbol 2 punya 6, simbol 3 dan 4 masing-masing 7, dan yang lain masing-masing 8.',
      ],
      i: [
        'Dua puluh line membayar dari kiri ke kanan, kemenangan terbaik di tiap line. Wild menggantikan semua simbol kecuali bonus dan muncul di gulungan 2, 3, dan 4.',
        'Simbol bonus muncul di gulungan 1, 3, dan 5. Ketiganya memutar roda; 64 takiknya berpeluang sama, dan lebar busur tiap hadiah sesuai peluangnya.',
        'Cincin luar, dari 64: 10 dan 15 kali taruhan masing-masing 12, 20 kali 10, 30 kali 8, 50 kali 5, mini 25 kali 6, minor 100 kali 3, dan 8 menuju cincin dalam.',
        'Cincin dalam, dari 64: 50 kali taruhan 20, minor 100 kali 22, 250 kali 12, major 500 kali 9, grand 5,000 kali 1. Semua hadiah adalah kelipatan tetap dari taruhan.',
      ],
      j: [
        'Kemenangan dibayar dalam 1,024 cara: simbol yang sama di gulungan berdampingan mulai dari kiri, di salah satu dari empat baris. Wild menggantikan semua simbol kecuali Scatter dan muncul di gulungan 2, 3, dan 4.',
        'Simbol misteri datang bertumpuk empat. Semua yang tampak berubah menjadi satu simbol sebelum kemenangan dihitung. Dari 64 kali, simbol 1 sampai 8 mendapat 3, 5, 6, 8, 9, 10, 11, dan 12.',
        'Tiga, empat, atau lima Scatter memulai 8, 12, atau 20 free spin di gulungan dengan simbol misteri dua kali lebih banyak. Scatter di sana menambah jumlah yang sama lagi, paling banyak 200; Scatter sendiri tidak membayar.',
      ],
    },
  },
}
