import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

type Pair = readonly [script: string, one: string, other: string]

const ofOne: readonly Pair[] = [
  ['Latin', 'Đặng Thị Phượng', 'DANG THI PHUONG'],
  ['Latin', 'Ðặng Văn Ðức', 'DANG VAN DUC'],
  ['Latin', 'Trần Thị Lan', ' tran  thi LAN'],
  ['Latin', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ['Latin', 'Łukasz Wałęsa', 'LUKASZ WALESA'],
  ['Latin', 'Søren Ørsted', 'SOREN ORSTED'],
  ['Latin', 'O’Brien', 'OBrien'],
  ['Latin', "D'Angelo", 'Dʼangelo'],
  ['Latin', 'Yıldız', 'YILDIZ'],
  ['Latin', 'Straße', 'STRASSE'],
  ['Latin', 'Jean-Luc Picard', 'Jean Luc Picard'],
  ['Latin', 'ＬＡＮ\u3000ＡＮＨ', 'Lan Anh'],
  ['Latin', 'José\u200b Núñez', 'JOSE NUNEZ'],
  ['Latin', 'Ægir Þór', 'AEGIR THOR'],
  ['Greek', 'Νίκος Παπάς', 'ΝΙΚΟΣ ΠΑΠΑΣ'],
  ['Greek', 'Άννα', 'ΑΝΝΑ'],
  ['Cyrillic', 'Алёна Ершова', 'АЛЕНА ЕРШОВА'],
  ['Cyrillic', 'Йосип', 'ИОСИП'],
  ['Thai', 'สุดา ใจดี', 'สุดา  ใจดี'],
  ['Thai', 'น้ำฝน', 'น้\u0e4dาฝน'],
  ['Lao', 'ແກ້ວ ມະນີ', 'ແກ້ວ  ມະນີ'],
  ['Khmer', 'សុខ\u200b ជា', 'សុខ ជា'],
  ['Burmese', 'စုစု', 'စုစု '],
  ['Devanagari', 'राम\u200d कुमार', 'राम कुमार'],
  ['Kana', 'ﾌｸﾀﾞ ｹﾝ', 'フクダ ケン'],
  ['Kana', 'ﾊﾟｸ･ﾐﾅ', 'パク ミナ'],
  ['Kana', 'か\u3099んじ', 'がんじ'],
  ['Hangul', '김민준', '\u1100\u1175\u11b7\u1106\u1175\u11ab\u110c\u116e\u11ab'],
  ['Han', '王小明', '王小明 '],
  ['Arabic', 'مُحَمَّد علي', 'محمد علي'],
  ['Hebrew', 'דָּוִד', 'דוד'],
]

const ofTwo: readonly Pair[] = [
  ['Thai', 'สุดา ใจดี', 'สิดา ใจดี'],
  ['Thai', 'สุดา', 'สีดา'],
  ['Thai', 'นิด', 'นุด'],
  ['Thai', 'มานี', 'มานิ'],
  ['Thai', 'สมศรี', 'สมศร'],
  ['Thai', 'ขาว', 'ข้าว'],
  ['Lao', 'ແກ້ວ', 'ແກວ'],
  ['Lao', 'ມະນີ', 'ມະນິ'],
  ['Khmer', 'សុខ', 'សខ'],
  ['Khmer', 'ស៊ីម', 'សីម'],
  ['Burmese', 'စုစု', 'စီစီ'],
  ['Burmese', 'မင်း', 'မင်'],
  ['Devanagari', 'राम', 'रोमी'],
  ['Devanagari', 'कुमार', 'कमार'],
  ['Devanagari', 'कमल', 'कमला'],
  ['Tamil', 'மணி', 'மணீ'],
  ['Bengali', 'রিনা', 'রীনা'],
  ['Kana', 'フクダ ケン', 'フクタ ケン'],
  ['Kana', 'パク', 'ハク'],
  ['Kana', 'パク', 'バク'],
  ['Kana', 'はな', 'ばな'],
  ['Kana', 'ﾌｸﾀﾞ', 'ﾌｸﾀ'],
  ['Hangul', '김민준', '김민중'],
  ['Han', '王小明', '王小朋'],
  ['Arabic', 'أحمد', 'حمد'],
  ['Arabic', 'علي', 'عالي'],
  ['Hebrew', 'דוד', 'דור'],
  ['Latin', 'Lan Anh', 'Lan Ánh Mai'],
  ['Latin', 'Łukasz', 'Ukasz'],
  ['Latin', 'Somebody Else', 'Lan Anh'],
  ['Greek', 'Άννα', 'Άνα'],
  ['Cyrillic', 'Алёна', 'Алина'],
]

test('[MEND-013] The table has 60 pairs in 12 scripts', () => {
  const pairs = [...ofOne, ...ofTwo]
  expect(pairs.length).toBeGreaterThanOrEqual(60)
  expect(new Set(pairs.map(([script]) => script)).size).toBeGreaterThanOrEqual(12)
  expect(pairs.filter(([, one, other]) => one === other)).toEqual([])
})

test.each(ofOne)('[MEND-013] A holder is the member: %s, %s is %s', (_script, one, other) => {
  expect(plainName(one)).toBe(plainName(other))
  expect(plainName(one)).not.toBe('')
})

test.each(ofTwo)('[MEND-013] A holder is another person: %s, %s is not %s', (_script, one, other) => {
  expect(plainName(one)).not.toBe(plainName(other))
})
