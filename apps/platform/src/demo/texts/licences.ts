import type { Language } from '@baize/api'

type Words = Partial<Record<Language, string>> & { EN: string }

/** What a sample badge says; `{place}` is where the authority sits. */
const sentence: Words = {
  EN: 'A sample badge. This demo holds no licence of {place}. A brand that holds one shows its number, its holder and the page of the authority here.',
  CN: '示例标识。本演示站点未持有{place}牌照。持牌品牌会在此显示牌照编号、持有人和监管机构页面。',
  JA: '見本の表示です。このデモは{place}のライセンスを保有していません。保有するブランドは、ここに番号、保有者、監督機関のページを表示します。',
  TH: 'ตราตัวอย่าง เว็บสาธิตนี้ไม่มีใบอนุญาตของ{place} แบรนด์ที่มีใบอนุญาตจะแสดงเลขที่ ผู้ถือใบอนุญาต และหน้าเว็บของหน่วยงานกำกับดูแลที่นี่',
  VI: 'Huy hiệu mẫu. Trang demo này không có giấy phép của {place}. Thương hiệu được cấp phép sẽ ghi số giấy phép, đơn vị sở hữu và trang của cơ quan quản lý tại đây.',
  ID: 'Lencana contoh. Situs demo ini tidak memiliki lisensi dari {place}. Brand yang memilikinya mencantumkan nomor, pemegang lisensi, dan halaman otoritasnya di sini.',
  TY: 'Sample badge lang ito. Walang license mula sa {place} ang demo na ito. Makikita rito ang number, may hawak, at page ng authority kapag may license ang brand.',
}

const places = {
  MT: { EN: 'Malta', CN: '马耳他', JA: 'マルタ', TH: 'มอลตา' },
  VG: {
    EN: 'the British Virgin Islands',
    CN: '英属维尔京群岛',
    JA: '英領ヴァージン諸島',
    TH: 'หมู่เกาะบริติชเวอร์จิน',
    VI: 'Quần đảo Virgin thuộc Anh',
    ID: 'Kepulauan Virgin Britania Raya',
    TY: 'British Virgin Islands',
  },
  PH: {
    EN: 'the Philippines',
    CN: '菲律宾',
    JA: 'フィリピン',
    TH: 'ฟิลิปปินส์',
    VI: 'Philippines',
    ID: 'Filipina',
    TY: 'Pilipinas',
  },
} satisfies Record<string, Words>

/** The sentence of a sample badge in every language that has one. */
export function sampleLicenceTexts(country: keyof typeof places): Words {
  const place: Words = places[country]
  const entries = Object.entries(sentence) as [Language, string][]
  return Object.fromEntries(
    entries.map(([language, text]) => [language, text.replace('{place}', place[language] ?? place.EN)]),
  ) as Words
}
