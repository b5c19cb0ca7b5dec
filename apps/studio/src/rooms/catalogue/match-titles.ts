import type { Language } from '@baize/api'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'

type Titles = Readonly<Record<Language, string>>

/** Names of the games between members in each language of the site. */
export const matchTitles: Readonly<Record<MatchCode, Titles>> = {
  'DUO-DICE': {
    ...{ EN: 'Twin Dice', CN: '双骰对决', VI: 'Xúc Xắc Đôi', JA: 'ツインダイス', TH: 'ลูกเต๋าคู่', ID: 'Dadu Kembar' },
    TY: 'Kambal na Dice',
  },
  'DUO-BANNERS': {
    ...{ EN: 'Seven Banners', CN: '七面战旗', VI: 'Bảy Lá Cờ', JA: 'セブンバナー', TH: 'ธงเจ็ดผืน', ID: 'Tujuh Panji' },
    TY: 'Pitong Banner',
  },
  'DUO-TIENLEN': {
    ...{
      EN: 'Tien Len',
      CN: '南方进牌',
      VI: 'Tiến Lên',
      JA: 'ティエンレン',
      TH: 'เตี๋ยนเลน',
      ID: 'Tien Len',
      TY: 'Tien Len',
    },
  },
}

/** The name of a game in a language, in English where it has none there. */
export function matchTitle(code: MatchCode, language: string): string {
  const all: Readonly<Record<string, string>> = matchTitles[code]
  return all[language] ?? all.EN!
}
