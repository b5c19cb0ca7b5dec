import type { RequestOf } from '@baize/api'

type Saved = Omit<RequestOf<'points.saveGoods'>, 'texts' | 'position' | 'enabled' | 'reason'> & {
  /** Name and remark: EN, CN, VI, TH, ID, TY, JA. */
  texts: readonly (readonly [name: string, remark: string])[]
}

const cashRemark = [
  'Paid into your wallet after approval.',
  '审核后存入钱包。',
  'Vào ví sau khi duyệt.',
  'เข้ากระเป๋าเงินหลังอนุมัติ',
  'Masuk dompet setelah disetujui.',
  'Papasok sa wallet kapag na-approve.',
  '承認後ウォレットに入ります。',
] as const
const sentRemark = [
  'Shown only: the demo sends nothing.',
  '仅供展示，演示站不寄送。',
  'Chỉ để trưng bày: bản demo không gửi hàng.',
  'แสดงตัวอย่างเท่านั้น เดโมไม่จัดส่งจริง',
  'Hanya contoh: demo tidak mengirim barang.',
  'Pang-display lang: walang ipinapadala ang demo.',
  '展示用です。デモでは発送しません。',
] as const

const cash = (amount: string): Saved['texts'] => cashRemark.map((remark, at) => [`${cashNames[at]} ${amount}`, remark])
const cashNames = [
  'Demo credit',
  '演示额度',
  'Số dư demo',
  'เครดิตทดลอง',
  'Kredit demo',
  'Demo credit',
  'デモ用クレジット',
]
const bonusNames = ['Bonus', '红利', 'Tiền thưởng', 'โบนัส', 'Bonus', 'Bonus', 'ボーナス']
const bonusRemark = [
  'Yours after wagering it 10 times in 7 days, up to 60.00.',
  '7 天内完成 10 倍流水后归您所有，最多 60.00。',
  'Là của bạn khi cược đủ 10 lần trong 7 ngày, tối đa 60.00.',
  'เป็นของคุณเมื่อทำยอด 10 เท่าใน 7 วัน สูงสุด 60.00',
  'Milik Anda setelah ditaruhkan 10 kali dalam 7 hari, hingga 60.00.',
  'Sa iyo kapag naitaya nang 10 beses sa 7 araw, hanggang 60.00.',
  '7日以内に10倍を賭けると獲得できます（最大60.00）。',
] as const
const sent = (...names: string[]): Saved['texts'] => names.map((name, at) => [name, sentRemark[at]!])

/** What stands in the demo's points mall, in the order of the shelf. */
export const demoGoods: readonly Saved[] = [
  {
    ...{ code: 'CREDIT-5', type: 'CASH', picture: 'coin', points: '450', amountRequirement: '0' },
    ...{ cash: '5.00', quantity: 500, texts: cash('5.00') },
  },
  {
    ...{ code: 'CREDIT-50', type: 'CASH', picture: 'bag', points: '4200', amountRequirement: '2000.00' },
    ...{ cash: '50.00', quantity: 100, texts: cash('50.00') },
  },
  {
    ...{ code: 'BONUS-20', type: 'BONUS', picture: 'star', points: '900', amountRequirement: '0', cash: '20.00' },
    ...{ bonus: { multiple: 10, maxStake: '10.00', maxConvert: '60.00', days: 7 }, quantity: 200 },
    texts: bonusNames.map((name, at) => [`${name} 20.00`, bonusRemark[at]!]),
  },
  {
    ...{ code: 'HEADPHONES', type: 'PHYSICAL', picture: 'headphone', points: '9800', amountRequirement: '5000.00' },
    ...{ cash: null, quantity: 24 },
    texts: sent(
      'Studio headphones',
      '录音室耳机',
      'Tai nghe phòng thu',
      'หูฟังสตูดิโอ',
      'Headphone studio',
      'Studio headphones',
      'スタジオヘッドホン',
    ),
  },
  {
    ...{ code: 'DICE', type: 'PHYSICAL', picture: 'die', points: '800', amountRequirement: '0' },
    ...{ cash: null, quantity: 60 },
    texts: sent(
      'Brass dice, a pair',
      '黄铜骰子一对',
      'Cặp xúc xắc đồng',
      'ลูกเต๋าทองเหลืองหนึ่งคู่',
      'Sepasang dadu kuningan',
      'Brass dice, isang pares',
      '真鍮のサイコロ2個',
    ),
  },
  {
    ...{ code: 'PHONE', type: 'PHYSICAL', picture: 'phone', points: '68000', amountRequirement: '20000.00' },
    ...{ cash: null, quantity: 3 },
    texts: sent(
      'Phone, 256 GB',
      '手机 256 GB',
      'Điện thoại 256 GB',
      'โทรศัพท์ 256 GB',
      'Ponsel 256 GB',
      'Phone, 256 GB',
      'スマートフォン 256 GB',
    ),
  },
  {
    ...{ code: 'PURSE', type: 'PHYSICAL', picture: 'wallet', points: '3600', amountRequirement: '1000.00' },
    ...{ cash: null, quantity: 40 },
    texts: sent('Leather purse', '真皮手包', 'Ví da', 'กระเป๋าหนัง', 'Dompet kulit', 'Leather purse', '革の小物入れ'),
  },
  {
    ...{ code: 'CROWN', type: 'PHYSICAL', picture: 'crown', points: '25000', amountRequirement: '10000.00' },
    ...{ cash: null, quantity: 5 },
    texts: sent(
      'Gilded crown, desk size',
      '镀金桌面皇冠',
      'Vương miện mạ vàng để bàn',
      'มงกุฎชุบทองตั้งโต๊ะ',
      'Mahkota sepuh meja',
      'Gilded crown, pang-desk',
      '卓上の金めっき冠',
    ),
  },
  {
    ...{ code: 'GIFT-BOX', type: 'PHYSICAL', picture: 'gift', points: '1500', amountRequirement: '0' },
    ...{ cash: null, quantity: 80 },
    texts: sent(
      'Tea gift box',
      '茶叶礼盒',
      'Hộp quà trà',
      'กล่องของขวัญชา',
      'Kotak hadiah teh',
      'Tea gift box',
      'お茶のギフト箱',
    ),
  },
]
