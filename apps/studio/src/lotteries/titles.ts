import type { Language } from '@baize/api'
import type { LotteryGame } from '@baize/game-kit/lotteries/index'

type Titles = Readonly<Record<Language, string>>

/** The same words with the minutes between two draws. */
const everyMinutes = (name: Titles, minutes: number): Titles => ({
  EN: `${name.EN} ${minutes} Min`,
  CN: `${name.CN}${minutes}分钟`,
  VI: `${name.VI} ${minutes} phút`,
  JA: `${name.JA} ${minutes}分`,
  TH: `${name.TH} ${minutes} นาที`,
  ID: `${name.ID} ${minutes} Menit`,
  TY: `${name.TY} ${minutes} Min`,
})

const threeDice: Titles = {
  ...{ EN: 'Three Dice', CN: '骰宝快三', VI: 'Ba xúc xắc', JA: 'スリーダイス' },
  ...{ TH: 'สามลูกเต๋า', ID: 'Tiga Dadu', TY: 'Tatlong Dais' },
}
const fiveDigits: Titles = {
  ...{ EN: 'Five Digits', CN: '时时五位', VI: 'Năm chữ số', JA: 'ファイブディジット' },
  ...{ TH: 'ห้าหลัก', ID: 'Lima Digit', TY: 'Limang Numero' },
}
const racingTen: Titles = {
  ...{ EN: 'Racing Ten', CN: '赛车十强', VI: 'Đua xe 10', JA: 'レーシングテン' },
  ...{ TH: 'แข่งรถสิบคัน', ID: 'Balap Sepuluh', TY: 'Karera ng Sampu' },
}
const fast3D: Titles = {
  ...{
    EN: 'Fast 3D',
    CN: '快速3D',
    VI: '3D nhanh',
    JA: 'ファスト3D',
    TH: '3D ด่วน',
    ID: '3D Cepat',
    TY: 'Mabilis na 3D',
  },
}
const keno: Titles = { EN: 'Keno', CN: '基诺', VI: 'Keno', JA: 'キノ', TH: 'คีโน', ID: 'Keno', TY: 'Keno' }

const titles: Readonly<Record<string, Titles>> = {
  EL_K3_1: everyMinutes(threeDice, 1),
  EL_K3_3: everyMinutes(threeDice, 3),
  EL_SSC_1: everyMinutes(fiveDigits, 1),
  EL_SSC_5: everyMinutes(fiveDigits, 5),
  EL_PK10_1: everyMinutes(racingTen, 1),
  EL_PK10_3: everyMinutes(racingTen, 3),
  EL_F3D_1: everyMinutes(fast3D, 1),
  EL_KENO_5: everyMinutes(keno, 5),
  EL_VN_1: {
    ...{ EN: 'Mekong Minute', CN: '湄公河分分彩', VI: 'Mê Kông siêu tốc', JA: 'メコンミニット' },
    ...{ TH: 'แม่โขงนาทีเดียว', ID: 'Mekong Semenit', TY: 'Mekong Bawat Minuto' },
  },
  LT_3D: {
    ...{ EN: 'Baize 3D', CN: 'Baize 福彩3D', VI: 'Baize 3D', JA: 'Baize 3D', TH: 'Baize 3D', ID: 'Baize 3D' },
    TY: 'Baize 3D',
  },
  LT_645: {
    ...{ EN: 'Baize 6/45', CN: 'Baize 6/45', VI: 'Baize 6/45', JA: 'Baize 6/45', TH: 'Baize 6/45' },
    ...{ ID: 'Baize 6/45', TY: 'Baize 6/45' },
  },
  VN_N: {
    ...{ EN: 'North Draw', CN: '北部彩票', VI: 'Xổ số miền Bắc', JA: '北部抽選', TH: 'หวยภาคเหนือ' },
    ...{ ID: 'Undian Utara', TY: 'Bunot ng Hilaga' },
  },
  SEA_4D: {
    ...{ EN: 'Strait 4D', CN: '海峡4D', VI: 'Eo biển 4D', JA: '海峡4D', TH: 'ช่องแคบ 4D', ID: 'Selat 4D' },
    TY: 'Kipot 4D',
  },
  SEA_TH: {
    ...{ EN: 'Orchid Six', CN: '兰花六位', VI: 'Phong lan 6', JA: 'オーキッドシックス', TH: 'กล้วยไม้หกหลัก' },
    ...{ ID: 'Anggrek Enam', TY: 'Orkidyas Anim' },
  },
  SEA_TH_D: {
    ...{ EN: 'Orchid Daily', CN: '兰花每日', VI: 'Phong lan hằng ngày', JA: 'オーキッドデイリー' },
    ...{ TH: 'กล้วยไม้รายวัน', ID: 'Anggrek Harian', TY: 'Orkidyas Araw-Araw' },
  },
  SEA_ID: {
    ...{ EN: 'Archipelago 4D', CN: '群岛4D', VI: 'Quần đảo 4D', JA: '群島4D', TH: 'หมู่เกาะ 4D' },
    ...{ ID: 'Nusantara 4D', TY: 'Kapuluan 4D' },
  },
}

/** How a lottery is called in each language of the site. A house station has one name, as a place has. */
export function titlesOf({ code, station }: Pick<LotteryGame, 'code' | 'station'>): Titles {
  if (!station) return titles[code]!
  return { EN: station, CN: station, VI: station, JA: station, TH: station, ID: station, TY: station }
}

/** Its name in a language, in English where it has none there. */
export function titleOf(game: Pick<LotteryGame, 'code' | 'station'>, language: string): string {
  const all: Readonly<Record<string, string>> = titlesOf(game)
  return all[language] ?? all.EN!
}
