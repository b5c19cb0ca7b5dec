import { formatAmount } from '@baize/money'
import { fillTexts, type LetterTexts, type MessageTexts } from '../messages/index.ts'
import type { PromotionTexts } from './tables.ts'

type Tale = 'joined' | 'applied' | 'rejected' | 'claimable' | 'claimed' | 'issued' | 'issuedBonus'

/** Title and sentence; {promotion} is its title, {amount} what was paid, {reason} what the operator wrote. */
const texts: Record<Tale, LetterTexts> = {
  joined: {
    EN: ['You have joined', 'You are in: {promotion}. {reason}'],
    CN: ['参加成功', '您已参加：{promotion}。{reason}'],
    VI: ['Đã tham gia', 'Bạn đã tham gia: {promotion}. {reason}'],
    TH: ['เข้าร่วมแล้ว', 'คุณเข้าร่วมแล้ว: {promotion} {reason}'],
    ID: ['Anda sudah ikut', 'Anda sudah ikut: {promotion}. {reason}'],
    TY: ['Kasali ka na', 'Kasali ka na sa: {promotion}. {reason}'],
    JA: ['参加しました', '「{promotion}」に参加しました。{reason}'],
  },
  applied: {
    EN: ['Application received', '{promotion}: we have your application and will answer here.'],
    CN: ['已收到申请', '{promotion}：我们已收到您的申请，结果将在此通知。'],
    VI: ['Đã nhận yêu cầu', '{promotion}: chúng tôi đã nhận yêu cầu và sẽ trả lời tại đây.'],
    TH: ['ได้รับคำขอแล้ว', '{promotion}: เราได้รับคำขอของคุณแล้วและจะแจ้งผลที่นี่'],
    ID: ['Pengajuan diterima', '{promotion}: pengajuan Anda sudah kami terima dan akan dijawab di sini.'],
    TY: ['Natanggap ang application', '{promotion}: natanggap na namin ang application mo at dito kami sasagot.'],
    JA: ['申請を受け付けました', '「{promotion}」の申請を受け付けました。結果はこちらでお知らせします。'],
  },
  rejected: {
    EN: ['Application not accepted', '{promotion}: not accepted. {reason}'],
    CN: ['申请未通过', '{promotion}：未通过。{reason}'],
    VI: ['Yêu cầu bị từ chối', '{promotion}: bị từ chối. {reason}'],
    TH: ['คำขอไม่ผ่าน', '{promotion}: ไม่ผ่าน {reason}'],
    ID: ['Pengajuan ditolak', '{promotion}: ditolak. {reason}'],
    TY: ['Hindi na-approve', '{promotion}: hindi na-approve. {reason}'],
    JA: ['申請は承認されませんでした', '「{promotion}」は承認されませんでした。{reason}'],
  },
  claimable: {
    EN: [
      'A reward is waiting',
      'You have reached the target of {promotion}. Claim the reward before the promotion ends.',
    ],
    CN: ['奖励待领取', '您已达到“{promotion}”的目标，请在活动结束前领取奖励。'],
    VI: [
      'Có phần thưởng đang chờ',
      'Bạn đã đạt mục tiêu của {promotion}. Vui lòng nhận thưởng trước khi khuyến mãi kết thúc.',
    ],
    TH: ['มีรางวัลรออยู่', 'คุณทำยอดครบตามเป้าหมายของ {promotion} แล้ว กรุณารับรางวัลก่อนโปรโมชั่นจบ'],
    ID: ['Ada hadiah menunggu', 'Anda sudah mencapai target {promotion}. Klaim hadiahnya sebelum promosi berakhir.'],
    TY: [
      'May reward na naghihintay',
      'Naabot mo na ang target ng {promotion}. I-claim ang reward bago matapos ang promo.',
    ],
    JA: ['特典を受け取れます', '「{promotion}」の目標に達しました。終了までに特典をお受け取りください。'],
  },
  claimed: {
    EN: ['Reward claimed', '{promotion}: {amount} is in your wallet.'],
    CN: ['奖励已领取', '{promotion}：{amount} 已存入您的钱包。'],
    VI: ['Đã nhận thưởng', '{promotion}: {amount} đã vào ví của bạn.'],
    TH: ['รับรางวัลแล้ว', '{promotion}: {amount} เข้ากระเป๋าเงินของคุณแล้ว'],
    ID: ['Hadiah diklaim', '{promotion}: {amount} sudah masuk dompet Anda.'],
    TY: ['Na-claim na ang reward', '{promotion}: nasa wallet mo na ang {amount}.'],
    JA: ['特典を受け取りました', '「{promotion}」：{amount}がウォレットに入りました。'],
  },
  issued: {
    EN: ['Reward paid', '{promotion}: {amount} is in your wallet. {reason}'],
    CN: ['奖励已派发', '{promotion}：{amount} 已存入您的钱包。{reason}'],
    VI: ['Đã phát thưởng', '{promotion}: {amount} đã vào ví của bạn. {reason}'],
    TH: ['จ่ายรางวัลแล้ว', '{promotion}: {amount} เข้ากระเป๋าเงินของคุณแล้ว {reason}'],
    ID: ['Hadiah dibayar', '{promotion}: {amount} sudah masuk dompet Anda. {reason}'],
    TY: ['Naibigay na ang reward', '{promotion}: nasa wallet mo na ang {amount}. {reason}'],
    JA: ['特典を付与しました', '「{promotion}」：{amount}がウォレットに入りました。{reason}'],
  },
  issuedBonus: {
    EN: ['Reward paid', '{promotion}: a bonus of {amount} is yours to play. {reason}'],
    CN: ['奖励已派发', '{promotion}：{amount} 奖金可用于游戏。{reason}'],
    VI: ['Đã phát thưởng', '{promotion}: {amount} tiền thưởng đã sẵn sàng để chơi. {reason}'],
    TH: ['จ่ายรางวัลแล้ว', '{promotion}: โบนัส {amount} พร้อมเล่นแล้ว {reason}'],
    ID: ['Hadiah dibayar', '{promotion}: bonus {amount} siap dimainkan. {reason}'],
    TY: ['Naibigay na ang reward', '{promotion}: handa nang laruin ang {amount} na bonus. {reason}'],
    JA: ['特典を付与しました', '「{promotion}」：ボーナス{amount}をプレイに使えます。{reason}'],
  },
}

/** The message about what became of a member's part in a promotion, in every language. */
export const promotionTexts = (
  tale: Tale,
  promotion: { texts: PromotionTexts },
  { units = 0n, reason = '' }: { units?: bigint; reason?: string } = {},
): MessageTexts =>
  fillTexts(texts[tale], language => ({
    promotion: (promotion.texts[language] ?? promotion.texts.EN!).title,
    amount: formatAmount(units),
    reason,
  }))
