import { formatAmount } from '@baize/money'
import { fillTexts, type LetterTexts, type MessageTexts } from '../messages/index.ts'
import type { BonusTitles } from './tables.ts'

type Tale = 'granted' | 'CONVERTED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP'

/** Title and sentence; {title} is that of what granted the bonus, {amount} what moved, {reason} what an operator wrote. */
const texts: Record<Tale, LetterTexts> = {
  granted: {
    EN: ['A bonus is yours to play', '{title}: {amount} of bonus. It becomes your own once it is wagered.'],
    CN: ['红利已到账', '{title}：{amount} 红利，完成流水后即归您所有。'],
    VI: ['Bạn có tiền thưởng', '{title}: {amount} tiền thưởng, thành của bạn khi đủ vòng cược.'],
    TH: ['คุณได้รับโบนัส', '{title}: โบนัส {amount} จะเป็นของคุณเมื่อทำยอดเดิมพันครบ'],
    ID: ['Bonus untuk Anda', '{title}: bonus {amount}. Menjadi milik Anda setelah taruhan terpenuhi.'],
    TY: ['May bonus ka', '{title}: {amount} na bonus. Magiging sa iyo kapag natapos ang wagering.'],
    JA: ['ボーナスが付与されました', '「{title}」：ボーナス{amount}。賭け条件を満たすとご自身の残高になります。'],
  },
  CONVERTED: {
    EN: ['A bonus is yours', '{title}: the wagering is done and {amount} is in your wallet.'],
    CN: ['红利已转入钱包', '{title}：流水已完成，{amount} 已存入您的钱包。'],
    VI: ['Tiền thưởng đã là của bạn', '{title}: đã đủ vòng cược, {amount} đã vào ví của bạn.'],
    TH: ['โบนัสเป็นของคุณแล้ว', '{title}: ทำยอดครบแล้ว {amount} เข้ากระเป๋าเงินของคุณแล้ว'],
    ID: ['Bonus sudah milik Anda', '{title}: taruhan terpenuhi dan {amount} sudah masuk dompet Anda.'],
    TY: ['Sa iyo na ang bonus', '{title}: tapos na ang wagering at nasa wallet mo na ang {amount}.'],
    JA: ['ボーナスを獲得しました', '「{title}」：賭け条件を満たし、{amount}がウォレットに入りました。'],
  },
  FORFEITED: {
    EN: ['A bonus was given up', '{title}: {amount} of bonus went back. {reason}'],
    CN: ['红利已放弃', '{title}：{amount} 红利已收回。{reason}'],
    VI: ['Đã bỏ tiền thưởng', '{title}: {amount} tiền thưởng đã được thu lại. {reason}'],
    TH: ['สละโบนัสแล้ว', '{title}: โบนัส {amount} ถูกคืนแล้ว {reason}'],
    ID: ['Bonus dilepas', '{title}: bonus {amount} dikembalikan. {reason}'],
    TY: ['Binitawan ang bonus', '{title}: ibinalik ang {amount} na bonus. {reason}'],
    JA: ['ボーナスを放棄しました', '「{title}」：ボーナス{amount}は回収されました。{reason}'],
  },
  EXPIRED: {
    EN: ['A bonus has expired', '{title}: its time is over and {amount} of bonus went back.'],
    CN: ['红利已过期', '{title}：已到期，{amount} 红利已收回。'],
    VI: ['Tiền thưởng đã hết hạn', '{title}: đã hết hạn, {amount} tiền thưởng đã được thu lại.'],
    TH: ['โบนัสหมดอายุ', '{title}: หมดเวลาแล้ว โบนัส {amount} ถูกคืน'],
    ID: ['Bonus kedaluwarsa', '{title}: waktunya habis dan bonus {amount} dikembalikan.'],
    TY: ['Nag-expire ang bonus', '{title}: tapos na ang oras at ibinalik ang {amount} na bonus.'],
    JA: ['ボーナスの期限が切れました', '「{title}」：期限が過ぎ、ボーナス{amount}は回収されました。'],
  },
  USED_UP: {
    EN: ['A bonus is played out', '{title}: nothing of the bonus is left.'],
    CN: ['红利已用完', '{title}：红利已全部用完。'],
    VI: ['Tiền thưởng đã hết', '{title}: tiền thưởng đã dùng hết.'],
    TH: ['ใช้โบนัสหมดแล้ว', '{title}: ไม่มีโบนัสเหลือแล้ว'],
    ID: ['Bonus habis', '{title}: bonus sudah habis dimainkan.'],
    TY: ['Ubos na ang bonus', '{title}: wala nang natitira sa bonus.'],
    JA: ['ボーナスを使い切りました', '「{title}」：ボーナスの残りはありません。'],
  },
}

/** The message about what became of a bonus, in every language. */
export const bonusTexts = (tale: Tale, titles: BonusTitles, units: bigint, reason = ''): MessageTexts =>
  fillTexts(texts[tale], language => ({
    title: titles[language] ?? titles.EN!,
    amount: formatAmount(units),
    reason,
  }))
