import type { Language } from '@baize/api'
import type { FishCode } from '@baize/game-kit/fish/index'

type Titles = Readonly<Record<Language, string>>

/** Names of the titles of fish in each language of the site. */
export const fishTitles: Readonly<Record<FishCode, Titles>> = {
  'TDL-REEF': {
    ...{ EN: 'Lantern Reef', CN: '灯笼礁', VI: 'Rạn Đèn Lồng', JA: 'ランタンリーフ', TH: 'แนวปะการังโคมไฟ' },
    ...{ ID: 'Karang Lentera', TY: 'Bahura ng Parol' },
  },
  'TDL-DELTA': {
    ...{ EN: 'Moonlit Delta', CN: '月光三角洲', VI: 'Châu Thổ Ánh Trăng', JA: '月明かりのデルタ', TH: 'ดินดอนแสงจันทร์' },
    ...{ ID: 'Delta Cahaya Bulan', TY: 'Delta sa Buwan' },
  },
  'TDL-COMET': {
    ...{ EN: 'Comet Shoal', CN: '彗星鱼群', VI: 'Đàn Cá Sao Chổi', JA: 'コメットショール', TH: 'ฝูงปลาดาวหาง' },
    ...{ ID: 'Kawanan Komet', TY: 'Kawan ng Kometa' },
  },
}

/** The name of a title in a language, in English where it has none there. */
export function fishTitle(code: FishCode, language: string): string {
  const all: Readonly<Record<string, string>> = fishTitles[code]
  return all[language] ?? all.EN!
}
