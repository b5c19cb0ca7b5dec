import { fillTexts, type LetterTexts, type MessageTexts } from '../messages/index.ts'
import { goodsText } from './redemptions/redemptions.ts'
import type { GoodsTexts } from './tables.ts'

type Step = 'asked' | 'approved' | 'rejected'

/** Title and sentence by step; {goods} is the name and count, {reason} what the operator wrote. */
const texts: Record<Step, LetterTexts> = {
  asked: {
    EN: ['Redemption in process', 'You asked for {goods}. The points are held until we have checked it.'],
    CN: ['兑换处理中', '您申请了 {goods}。在我们审核完成前，积分将被冻结。'],
    VI: [
      'Yêu cầu đổi điểm đang xử lý',
      'Bạn đã yêu cầu {goods}. Điểm được giữ lại cho đến khi chúng tôi kiểm tra xong.',
    ],
    TH: ['กำลังดำเนินการแลกแต้ม', 'คุณขอแลก {goods} แต้มจะถูกพักไว้จนกว่าเราจะตรวจสอบเสร็จ'],
    ID: ['Penukaran diproses', 'Anda meminta {goods}. Poin ditahan sampai kami selesai memeriksanya.'],
    TY: ['Pinoproseso ang redemption', 'Nag-request ka ng {goods}. Naka-hold ang points hanggang ma-check namin ito.'],
    JA: ['交換を処理中です', '{goods}の交換を受け付けました。確認が終わるまでポイントをお預かりします。'],
  },
  approved: {
    EN: ['Redemption approved', '{goods}: approved. {reason}'],
    CN: ['兑换已通过', '{goods}：已通过。{reason}'],
    VI: ['Yêu cầu đổi điểm đã được duyệt', '{goods}: đã duyệt. {reason}'],
    TH: ['อนุมัติการแลกแต้มแล้ว', '{goods}: อนุมัติแล้ว {reason}'],
    ID: ['Penukaran disetujui', '{goods}: disetujui. {reason}'],
    TY: ['Na-approve na ang redemption', '{goods}: na-approve na. {reason}'],
    JA: ['交換が承認されました', '{goods}：承認されました。{reason}'],
  },
  rejected: {
    EN: ['Redemption rejected', '{goods}: rejected. Your points are back. {reason}'],
    CN: ['兑换被拒绝', '{goods}：已拒绝，积分已退还。{reason}'],
    VI: ['Yêu cầu đổi điểm bị từ chối', '{goods}: bị từ chối. Điểm đã được hoàn lại. {reason}'],
    TH: ['การแลกแต้มถูกปฏิเสธ', '{goods}: ถูกปฏิเสธ แต้มคืนให้คุณแล้ว {reason}'],
    ID: ['Penukaran ditolak', '{goods}: ditolak. Poin Anda sudah kembali. {reason}'],
    TY: ['Na-reject ang redemption', '{goods}: na-reject. Naibalik na ang points mo. {reason}'],
    JA: ['交換が却下されました', '{goods}：却下されました。ポイントはお返ししました。{reason}'],
  },
}

/** The message about a step of a redemption, in every language. */
export const redeemTexts = (
  step: Step,
  { goods, quantity, reason = '' }: { goods: { texts: GoodsTexts }; quantity: number; reason?: string },
): MessageTexts =>
  fillTexts(texts[step], language => ({
    goods: `${goodsText(goods.texts, language).name} × ${quantity}`,
    reason,
  }))
