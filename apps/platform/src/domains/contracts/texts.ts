import type { ContractType, Language } from '@baize/api'
import { fillTexts, type LetterTexts, type MessageTexts } from '../messages/index.ts'

export type Tale =
  | 'offered'
  | 'accepted'
  | 'begun'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'terminated'
  | 'paid'
  | 'pending'
  | 'owed'

const typeNames: Record<ContractType, Record<Language, string>> = {
  DIVIDEND: {
    EN: 'Dividend',
    CN: '分红',
    VI: 'Cổ tức',
    TH: 'เงินปันผล',
    ID: 'Dividen',
    TY: 'Dividend',
    JA: '収益分配',
  },
  DAILY: {
    EN: 'Daily salary',
    CN: '日工资',
    VI: 'Lương ngày',
    TH: 'ค่าตอบแทนรายวัน',
    ID: 'Gaji Harian',
    TY: 'Daily Salary',
    JA: '日次報酬',
  },
  HOURLY: {
    EN: 'Hourly salary',
    CN: '小时工资',
    VI: 'Lương giờ',
    TH: 'ค่าตอบแทนรายชั่วโมง',
    ID: 'Gaji Per Jam',
    TY: 'Hourly Salary',
    JA: '時間別報酬',
  },
  REALTIME: {
    EN: 'Real-time salary',
    CN: '实时工资',
    VI: 'Lương thời gian thực',
    TH: 'ค่าตอบแทนเรียลไทม์',
    ID: 'Gaji Real-time',
    TY: 'Real-time Salary',
    JA: 'リアルタイム報酬',
  },
}

/** Title and sentence; {account} is the other side, {type} and {rate} those of the contract, {reason} what an operator wrote. */
const texts: Record<Tale, LetterTexts> = {
  offered: {
    EN: ['A contract is offered to you', '{account} offers you a contract: {type}, up to {rate} %. Answer it in time.'],
    CN: ['您收到一份契约', '{account} 向您发起契约：{type}，最高 {rate}%。请在有效期内答复。'],
    VI: [
      'Bạn nhận được đề nghị hợp đồng',
      '{account} gửi hợp đồng: {type}, tối đa {rate}%. Hãy trả lời trong thời hạn.',
    ],
    TH: ['มีข้อเสนอสัญญาถึงคุณ', '{account} เสนอสัญญา: {type} สูงสุด {rate}% โปรดตอบภายในกำหนด'],
    ID: [
      'Anda ditawari kontrak',
      '{account} menawarkan kontrak: {type}, hingga {rate} %. Jawab sebelum batas waktunya.',
    ],
    TY: [
      'May inaalok na contract sa iyo',
      'Nag-offer si {account} ng contract: {type}, hanggang {rate}%. Sumagot bago ang deadline.',
    ],
    JA: ['契約の提案があります', '{account}さんからの提案：{type}、最大{rate}%。期限までにお答えください。'],
  },
  accepted: {
    EN: ['A contract was accepted', '{account} accepted the contract: {type}, up to {rate} %.'],
    CN: ['契约已同意', '{account} 已同意契约：{type}，最高 {rate}%。'],
    VI: ['Hợp đồng đã được chấp nhận', '{account} đã chấp nhận hợp đồng: {type}, tối đa {rate}%.'],
    TH: ['สัญญาได้รับการยอมรับ', '{account} ยอมรับสัญญา: {type} สูงสุด {rate}%'],
    ID: ['Kontrak diterima', '{account} menerima kontrak: {type}, hingga {rate} %.'],
    TY: ['Tinanggap ang contract', 'Tinanggap ni {account} ang contract: {type}, hanggang {rate}%.'],
    JA: ['契約が承諾されました', '{account}さんが承諾しました：{type}、最大{rate}%。'],
  },
  begun: {
    EN: ['A contract has begun', 'The contract with {account} is in force now: {type}, up to {rate} %.'],
    CN: ['契约已生效', '与 {account} 的契约现已生效：{type}，最高 {rate}%。'],
    VI: ['Hợp đồng đã có hiệu lực', 'Hợp đồng với {account} nay có hiệu lực: {type}, tối đa {rate}%.'],
    TH: ['สัญญาเริ่มมีผลแล้ว', 'สัญญากับ {account} มีผลแล้ว: {type} สูงสุด {rate}%'],
    ID: ['Kontrak mulai berlaku', 'Kontrak dengan {account} kini berlaku: {type}, hingga {rate} %.'],
    TY: ['Nagsimula na ang contract', 'May bisa na ang contract kay {account}: {type}, hanggang {rate}%.'],
    JA: ['契約が始まりました', '{account}さんとの契約が有効になりました：{type}、最大{rate}%。'],
  },
  rejected: {
    EN: ['A contract was rejected', '{account} rejected the contract: {type}, up to {rate} %.'],
    CN: ['契约被拒绝', '{account} 已拒绝契约：{type}，最高 {rate}%。'],
    VI: ['Hợp đồng bị từ chối', '{account} đã từ chối hợp đồng: {type}, tối đa {rate}%.'],
    TH: ['สัญญาถูกปฏิเสธ', '{account} ปฏิเสธสัญญา: {type} สูงสุด {rate}%'],
    ID: ['Kontrak ditolak', '{account} menolak kontrak: {type}, hingga {rate} %.'],
    TY: ['Tinanggihan ang contract', 'Tinanggihan ni {account} ang contract: {type}, hanggang {rate}%.'],
    JA: ['契約が拒否されました', '{account}さんが拒否しました：{type}、最大{rate}%。'],
  },
  withdrawn: {
    EN: ['An offer was withdrawn', 'The offer of {account} is withdrawn: {type}, up to {rate} %. {reason}'],
    CN: ['契约已撤回', '{account} 的契约已撤回：{type}，最高 {rate}%。{reason}'],
    VI: ['Đề nghị đã được rút lại', 'Đề nghị của {account} đã được rút lại: {type}, tối đa {rate}%. {reason}'],
    TH: ['ข้อเสนอถูกถอน', 'ข้อเสนอของ {account} ถูกถอนแล้ว: {type} สูงสุด {rate}% {reason}'],
    ID: ['Penawaran ditarik', 'Penawaran {account} ditarik: {type}, hingga {rate} %. {reason}'],
    TY: ['Na-withdraw ang offer', 'Na-withdraw ang offer ni {account}: {type}, hanggang {rate}%. {reason}'],
    JA: ['提案が取り下げられました', '{account}さんの提案は取り下げられました：{type}、最大{rate}%。{reason}'],
  },
  expired: {
    EN: ['An offer has expired', '{account} did not answer in time: {type}, up to {rate} %.'],
    CN: ['契约已过期', '{account} 未在期限内答复：{type}，最高 {rate}%。'],
    VI: ['Đề nghị đã hết hạn', '{account} không trả lời kịp: {type}, tối đa {rate}%.'],
    TH: ['ข้อเสนอหมดอายุ', '{account} ไม่ได้ตอบภายในเวลา: {type} สูงสุด {rate}%'],
    ID: ['Penawaran kedaluwarsa', '{account} tidak menjawab tepat waktu: {type}, hingga {rate} %.'],
    TY: ['Nag-expire ang offer', 'Hindi sumagot si {account} sa oras: {type}, hanggang {rate}%.'],
    JA: ['提案の期限が切れました', '{account}さんから期限内に返答がありませんでした：{type}、最大{rate}%。'],
  },
  terminated: {
    EN: ['A contract has ended', 'The contract with {account} has ended: {type}, up to {rate} %. {reason}'],
    CN: ['契约已终止', '与 {account} 的契约已终止：{type}，最高 {rate}%。{reason}'],
    VI: ['Hợp đồng đã chấm dứt', 'Hợp đồng với {account} đã chấm dứt: {type}, tối đa {rate}%. {reason}'],
    TH: ['สัญญาสิ้นสุดแล้ว', 'สัญญากับ {account} สิ้นสุดแล้ว: {type} สูงสุด {rate}% {reason}'],
    ID: ['Kontrak berakhir', 'Kontrak dengan {account} berakhir: {type}, hingga {rate} %. {reason}'],
    TY: ['Natapos na ang contract', 'Natapos na ang contract kay {account}: {type}, hanggang {rate}%. {reason}'],
    JA: ['契約が終了しました', '{account}さんとの契約が終了しました：{type}、最大{rate}%。{reason}'],
  },
  paid: {
    EN: ['{type}: {amount}', '{amount} for {window} is in your wallet, paid by {account}.'],
    CN: ['{type}：{amount}', '{window} 的 {amount} 已由 {account} 支付，存入您的钱包。'],
    VI: ['{type}: {amount}', '{amount} cho {window} do {account} trả đã vào ví của bạn.'],
    TH: ['{type}: {amount}', '{amount} ของ {window} จาก {account} เข้ากระเป๋าเงินของคุณแล้ว'],
    ID: ['{type}: {amount}', '{amount} untuk {window} dari {account} sudah masuk dompet Anda.'],
    TY: ['{type}: {amount}', 'Nasa wallet mo na ang {amount} para sa {window}, bayad ni {account}.'],
    JA: ['{type}：{amount}', '{account}さんから{window}分の{amount}がウォレットに入りました。'],
  },
  pending: {
    EN: ['{type}: a payment is waiting', '{amount} for {window} is paid as soon as {account} has the money.'],
    CN: ['{type}：待支付', '{window} 的 {amount} 将在 {account} 余额足够时支付。'],
    VI: ['{type}: khoản trả đang chờ', '{amount} cho {window} sẽ được trả ngay khi {account} đủ tiền.'],
    TH: ['{type}: รอการจ่าย', '{amount} ของ {window} จะจ่ายทันทีที่ {account} มีเงินพอ'],
    ID: ['{type}: pembayaran menunggu', '{amount} untuk {window} dibayar begitu saldo {account} cukup.'],
    TY: [
      '{type}: naghihintay ng bayad',
      'Babayaran ang {amount} para sa {window} kapag may sapat nang pera si {account}.',
    ],
    JA: ['{type}：支払い待ち', '{window}分の{amount}は、{account}さんの残高が足り次第支払われます。'],
  },
  owed: {
    EN: [
      '{type}: you owe {amount}',
      '{amount} for {window} is due to {account}. It is paid as soon as your wallet covers it, and cannot be withdrawn until then.',
    ],
    CN: [
      '{type}：您应付 {amount}',
      '应付 {account} {window} 的 {amount}。余额足够时自动支付，在此之前该金额不可提款。',
    ],
    VI: [
      '{type}: bạn còn nợ {amount}',
      'Bạn phải trả {account} {amount} cho {window}. Khoản này được trả ngay khi ví đủ tiền, và chưa thể rút trước đó.',
    ],
    TH: [
      '{type}: คุณค้างจ่าย {amount}',
      'ต้องจ่าย {amount} ของ {window} ให้ {account} ระบบจะจ่ายทันทีที่เงินพอ และถอนส่วนนี้ไม่ได้จนกว่าจะจ่าย',
    ],
    ID: [
      '{type}: Anda berutang {amount}',
      '{amount} untuk {window} harus dibayar ke {account}. Dibayar begitu saldo cukup, dan tidak bisa ditarik sebelum itu.',
    ],
    TY: [
      '{type}: may utang kang {amount}',
      'May babayarang {amount} kay {account} para sa {window}. Babayaran ito kapag sapat na ang wallet mo, at hindi mawi-withdraw hanggang doon.',
    ],
    JA: [
      '{type}：{amount}の支払いがあります',
      '{account}さんへの{window}分{amount}の支払いが残っています。残高が足り次第支払われ、それまで出金できません。',
    ],
  },
}

/** The message about a contract or one of its payments, in every language. */
export const contractTexts = (
  tale: Tale,
  type: ContractType,
  values: { account: string; rate?: string; amount?: string; window?: string; reason?: string },
): MessageTexts => fillTexts(texts[tale], language => ({ ...values, type: typeNames[type][language] }))
