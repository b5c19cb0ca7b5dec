import type { BetWords } from './en.ts'

/** Names of bets, values and places in Indonesian. */
export const id: BetWords = {
  groups: {
    ...{ lo: 'Lo', de: 'Spesial 2', cang: '3 dan 4 Angka', xien: 'Parlay', truot: 'Tidak Keluar', straight: 'Tepat' },
    ...{ any: 'Bolak-balik', tail: 'Ekor', three: '3 Angka', two: '2 Angka', run: 'Lari', four: '4 dan 6 Angka' },
    ...{ exact: '4D 3D 2D', colok: 'Colok', sides: 'Besar Kecil', pairs: 'Pasangan', shio: 'Shio', sum: 'Jumlah' },
    ...{ same: 'Sama', diff: 'Beda', place: 'Posisi', shape: 'Pola', numbers: 'Pilih Nomor' },
  },
  bets: {
    VN_N: {
      ...{ LO2: 'Lo 2 angka', LO2H: 'Lo 2 angka depan', LO2_1K: 'Lo 2 angka 1K', LO3: 'Lo 3 angka', LO4: 'Lo 4 angka' },
      ...{ BL: 'Lo 7 atau 8 hadiah', DE: 'Spesial, 2 akhir', DEH: 'Spesial, 2 awal', DE1: 'Hadiah 1, 2 akhir' },
      ...{ DAU: 'Kepala (G7, G8)', DD: 'Kepala dan ekor', TENS: 'Spesial, puluhan', ONES: 'Spesial, satuan' },
      ...{ C3: 'Spesial, 3 akhir', C3D: 'Kepala 3 angka', C3DD: 'Kepala ekor 3 angka', C3P: '3 akhir bolak-balik' },
      ...{ C4: 'Spesial, 4 akhir', C4P: '4 akhir bolak-balik', TX: 'Besar kecil, ganjil genap' },
      ...{ X2: 'Parlay 2', X3: 'Parlay 3', X4: 'Parlay 4', XQ: 'Semua parlay 3, 4' },
      ...{ T4: 'Tidak keluar 4', T6: 'Tidak keluar 6', T8: 'Tidak keluar 8', T10: 'Tidak keluar 10' },
    },
    SEA_4D: {
      ...{ BIG: 'Big', SMALL: 'Small', A4: '4A, hadiah 1', IBIG: 'iBox Big', ISMALL: 'iBox Small', BOX: 'Box' },
      ...{ ROLL: 'Roll', A3: '3A', ABC3: '3ABC', A2: '2A', ABC2: '2ABC' },
    },
    SEA_TH: {
      ...{ '3UP': '3 atas', '3TOD': '3 tod', '2UP': '2 atas', '2DN': '2 bawah', '2TOD': '2 tod' },
      ...{ RUNUP: 'Lari atas', RUNDN: 'Lari bawah', '3FR': '3 depan', '3BK': '3 belakang', '4UP': '4 atas' },
      ...{ '4TOD': '4 tod', '6D': 'Hadiah 1, 6 angka' },
    },
    SEA_ID: {
      ...{ '4D': '4D', '3D': '3D', '2D': '2D belakang', '2DF': '2D depan', '2DM': '2D tengah', CB: 'Colok bebas' },
      ...{ CM: 'Colok macau', CN: 'Colok naga', CJ: 'Colok jitu', SHIO: 'Shio', '5050': '50-50' },
      ...{ '5050P': '50-50 posisi', HOMO: 'Silang homo', KEMB: 'Kembang kempis kembar' },
      ...{ KOMB: 'Kombinasi', DASAR: 'Dasar' },
    },
    K3: {
      ...{
        BSOE: 'Besar kecil, ganjil genap',
        SUM: 'Jumlah',
        TRIP: 'Triple',
        TRIP_ANY: 'Triple apa saja',
        PAIR: 'Kembar',
      },
      ...{ PAIR1: 'Kembar dan tunggal', D3: 'Tiga beda', D2: 'Dua beda', STR: 'Urut apa saja', ANY1: 'Satu muka' },
    },
    SSC: {
      ...{ POS: 'Angka di posisi', PBSOE: 'Besar kecil posisi', SUM: 'Besar kecil jumlah', DT: 'Naga macan' },
      ...{
        L2: '2 akhir',
        L3: '3 akhir',
        L4: '4 akhir',
        L5: 'Semua 5',
        G2: '2 akhir bolak-balik',
        G3: '3 akhir kembar',
      },
      ...{ G6: '3 akhir beda', A1: '1 angka di 3 akhir', A2: '2 angka di 3 akhir', SH: 'Pola tiga angka' },
    },
    PK10: {
      ...{ POS: 'Mobil di posisi', PBSOE: 'Besar kecil posisi', DT: 'Naga macan', GY: 'Jumlah dua terdepan' },
      ...{ GYX: 'Besar kecil jumlah', F2: 'Dua terdepan', F3: 'Tiga terdepan' },
    },
    KENO: { SPOT: 'Pilih 1 sampai 10', X: 'Jumlah, paruh, unsur' },
    SIX45: { F6: '6 dari 45', P6: '6 dari 45 dengan pool' },
    F3D: {
      ...{ ST: 'Tepat', BOX: 'Bolak-balik', F2: '2 depan', B2: '2 belakang', POS: 'Angka di posisi' },
      ...{ PBSOE: 'Besar kecil posisi', ANY1: 'Satu angka', KIND: 'Jenis', SUM: 'Jumlah' },
    },
  },
  values: {
    ...{ B: 'Besar', S: 'Kecil', O: 'Ganjil', E: 'Genap', BIG: 'Besar', SMALL: 'Kecil', ODD: 'Ganjil', EVEN: 'Genap' },
    ...{ CENTRE: 'Tengah', EDGE: 'Tepi', D: 'Naga', T: 'Macan', X: 'Seri', LEOPARD: 'Triple', PAIR: 'Kembar' },
    ...{ STRAIGHT: 'Urut', HALF: 'Setengah urut', MIXED: 'Campur', TRIPLE: 'Triple', DIFF: 'Semua beda' },
    ...{ UP: 'Lebih banyak kecil', DOWN: 'Lebih banyak besar', EVENHALF: 'Seimbang', GOLD: 'Emas', WOOD: 'Kayu' },
    ...{ WATER: 'Air', FIRE: 'Api', EARTH: 'Tanah', HOMO: 'Homo', CROSS: 'Silang', RISE: 'Kembang' },
    ...{ FALL: 'Kempis', TWIN: 'Kembar' },
  },
  zodiac: [
    'Tikus',
    'Kerbau',
    'Macan',
    'Kelinci',
    'Naga',
    'Ular',
    'Kuda',
    'Kambing',
    'Monyet',
    'Ayam',
    'Anjing',
    'Babi',
  ],
  tails: ['Satuan', 'Puluhan', 'Ratusan', 'Ribuan', 'Puluh ribuan', 'Ratus ribuan'],
  letters: { A: 'As', B: 'Kop', C: 'Kepala', D: 'Ekor' },
  windows: { F: 'Depan', M: 'Tengah', B: 'Belakang', L: 'Akhir' },
  place: n => `Ke-${n}`,
  bankers: 'Banker',
  duel: (first, second) => `Ke-${first} lawan ke-${second}`,
}
