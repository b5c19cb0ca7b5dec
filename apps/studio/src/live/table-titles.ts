import type { Language } from '@baize/api'
import type { OfferedTable, TableCode } from '@baize/game-kit/tables/index'

type Titles = Readonly<Record<Language, string>>

const titles: Readonly<Record<TableCode, Titles>> = {
  'LVT-BAC': {
    ...{ EN: 'Baccarat', CN: '百家乐', VI: 'Baccarat', JA: 'バカラ', TH: 'บาคาร่า', ID: 'Bakarat', TY: 'Baccarat' },
  },
  'LVT-BNC': {
    ...{ EN: 'No Commission Baccarat', CN: '免佣百家乐', VI: 'Baccarat không hoa hồng', JA: 'ノーコミッションバカラ' },
    ...{ TH: 'บาคาร่าไม่หักค่าคอม', ID: 'Bakarat Tanpa Komisi', TY: 'Baccarat na Walang Komisyon' },
  },
  'LVT-BSP': {
    ...{ EN: 'Speed Baccarat', CN: '极速百家乐', VI: 'Baccarat tốc độ', JA: 'スピードバカラ' },
    ...{ TH: 'สปีดบาคาร่า', ID: 'Bakarat Cepat', TY: 'Mabilis na Baccarat' },
  },
  'LVT-ROU': {
    ...{ EN: 'Roulette Table', CN: '轮盘赌台', VI: 'Bàn roulette', JA: 'ルーレットテーブル', TH: 'โต๊ะรูเล็ต' },
    ...{ ID: 'Meja Rolet', TY: 'Mesa ng Roulette' },
  },
  'LVT-ROS': {
    ...{ EN: 'Spark Roulette', CN: '火花轮盘', VI: 'Roulette tia lửa', JA: 'スパークルーレット', TH: 'สปาร์ครูเล็ต' },
    ...{ ID: 'Rolet Percik', TY: 'Roulette na may Kislap' },
  },
  'LVT-SIC': {
    ...{ EN: 'Sic Bo', CN: '骰宝', VI: 'Sicbo', JA: 'シックボー', TH: 'ซิกโบ', ID: 'Sic Bo', TY: 'Sic Bo' },
  },
  'LVT-DTG': {
    ...{ EN: 'Dragon Tiger', CN: '龙虎', VI: 'Rồng Hổ', JA: 'ドラゴンタイガー', TH: 'เสือมังกร' },
    ...{ ID: 'Naga Macan', TY: 'Dragon at Tigre' },
  },
  'LVT-XOC': {
    ...{ EN: 'Xoc Dia', CN: '色碟', VI: 'Xóc đĩa', JA: 'ソックディア', TH: 'ซ็อกเดีย', ID: 'Xoc Dia', TY: 'Xoc Dia' },
  },
  'LVT-WHL': {
    ...{ EN: 'Money Wheel', CN: '金钱转轮', VI: 'Vòng quay tiền', JA: 'マネーホイール', TH: 'วงล้อเงิน' },
    ...{ ID: 'Roda Uang', TY: 'Gulong ng Pera' },
  },
  'ARN-CLK': {
    ...{ EN: 'Clockwork Yard', CN: '发条斗场', VI: 'Sân gà dây cót', JA: 'ぜんまい闘場', TH: 'ลานไก่ไขลาน' },
    ...{ ID: 'Arena Ayam Pegas', TY: 'Bakuran ng De-susi' },
  },
  'DS88-CUP': {
    ...{ EN: 'Rooftop Relay Guardians', CN: '屋顶接力守护者', VI: 'Vệ binh tiếp sức mái nhà' },
    ...{
      JA: '屋上リレーガーディアンズ',
      TH: 'ผู้พิทักษ์วิ่งผลัดดาดฟ้า',
      ID: 'Penjaga Estafet Atap',
      TY: 'Mga Bantay ng Bubungan',
    },
  },
}

/** Tables of one game are told apart by their limits. */
const highLimits: Titles = {
  ...{ EN: 'High Limits', CN: '高额', VI: 'Hạn mức cao', JA: 'ハイリミット', TH: 'เดิมพันสูง', ID: 'Limit Tinggi' },
  TY: 'Mataas na Limit',
}

/** How a table is called in each language of the site. */
export function titlesOfTable({ code, tier }: Pick<OfferedTable, 'code' | 'tier'>): Titles {
  const plain = titles[code]
  if (tier < 3) return plain
  const named = Object.entries(plain).map(([language, title]) => [
    language,
    `${title} · ${highLimits[language as Language]}`,
  ])
  return Object.fromEntries(named) as Titles
}

/** Its name in a language, in English where it has none there. */
export function tableTitle(table: Pick<OfferedTable, 'code' | 'tier'>, language: string): string {
  const all: Readonly<Record<string, string>> = titlesOfTable(table)
  return all[language] ?? all.EN!
}
