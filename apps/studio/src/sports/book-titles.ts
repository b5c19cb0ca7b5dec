import type { Language } from '@baize/api'

type Titles = Readonly<Record<Language, string>>

const titles: Readonly<Record<string, Titles>> = {
  'FB-1': {
    ...{ EN: 'Sportsbook', CN: '体育投注', VI: 'Cá cược thể thao', JA: 'スポーツブック', TH: 'เดิมพันกีฬา' },
    ...{ ID: 'Taruhan Olahraga', TY: 'Sportsbook' },
  },
  'VSP-FOOT': {
    ...{ EN: 'Virtual Football', CN: '虚拟足球', VI: 'Bóng đá ảo', JA: 'バーチャルサッカー', TH: 'ฟุตบอลเสมือน' },
    ...{ ID: 'Sepak Bola Virtual', TY: 'Virtual na Football' },
  },
  'VSP-BASK': {
    ...{ EN: 'Virtual Basketball', CN: '虚拟篮球', VI: 'Bóng rổ ảo', JA: 'バーチャルバスケットボール' },
    ...{ TH: 'บาสเกตบอลเสมือน', ID: 'Bola Basket Virtual', TY: 'Virtual na Basketball' },
  },
  'VSP-TENN': {
    ...{ EN: 'Virtual Tennis', CN: '虚拟网球', VI: 'Quần vợt ảo', JA: 'バーチャルテニス', TH: 'เทนนิสเสมือน' },
    ...{ ID: 'Tenis Virtual', TY: 'Virtual na Tennis' },
  },
  'VSP-BADM': {
    ...{ EN: 'Virtual Badminton', CN: '虚拟羽毛球', VI: 'Cầu lông ảo', JA: 'バーチャルバドミントン' },
    ...{ TH: 'แบดมินตันเสมือน', ID: 'Bulu Tangkis Virtual', TY: 'Virtual na Badminton' },
  },
  'VES-1': {
    ...{ EN: 'Esports Book', CN: '电竞投注', VI: 'Cá cược esports', JA: 'eスポーツブック', TH: 'เดิมพันอีสปอร์ต' },
    ...{ ID: 'Taruhan Esports', TY: 'Esports Book' },
  },
  'VES-LANE': {
    ...{ EN: 'Lanternfall', CN: '灯陨之地', VI: 'Lanternfall', JA: 'ランタンフォール', TH: 'แลนเทิร์นฟอลล์' },
    ...{ ID: 'Lanternfall', TY: 'Lanternfall' },
  },
  'VES-TACT': {
    ...{ EN: 'Harbour Twelve', CN: '十二号港', VI: 'Cảng Mười Hai', JA: 'ハーバートゥエルブ', TH: 'ฮาร์เบอร์ทเวลฟ์' },
    ...{ ID: 'Pelabuhan Dua Belas', TY: 'Daungang Dose' },
  },
  'VES-DUEL': {
    ...{ EN: 'Thornledger', CN: '荆棘账簿', VI: 'Thornledger', JA: 'ソーンレジャー', TH: 'ธอร์นเลดเจอร์' },
    ...{ ID: 'Thornledger', TY: 'Thornledger' },
  },
  'IA-1': {
    ...{ EN: 'Arena Matches', CN: '竞技场赛事', VI: 'Trận đấu Arena', JA: 'アリーナマッチ', TH: 'แมตช์อารีนา' },
    ...{ ID: 'Laga Arena', TY: 'Mga Laban sa Arena' },
  },
}

/** How a game of the book is called in each language of the site. */
export const titlesOfBook = (code: string): Titles => titles[code]!

/** Its name in a language, in English where it has none there. */
export function bookTitle(code: string, language: string): string {
  const all: Readonly<Record<string, string>> = titlesOfBook(code)
  return all[language] ?? all.EN!
}
