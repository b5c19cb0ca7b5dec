import type { Language } from '@baize/api'
import { escapeHtml } from '@baize/api/escape-html'
import type { MessageTexts } from '../../messages/index.ts'

/** Text of members and operators inside a message, which is markup. */
const asHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

type Words = Record<Language, [title: string, lead: string]>

const messageOf = (words: Words, html: string): MessageTexts =>
  Object.fromEntries(
    Object.entries(words).map(([code, [title, lead]]) => [code, { title, html: `<p>${lead}</p>${html}` }]),
  ) as MessageTexts

const answered: Words = {
  EN: ['We have answered your feedback', 'Thank you for writing to us. Our answer:'],
  CN: ['您的反馈已有答复', '感谢您的来信。我们的答复：'],
  JA: ['フィードバックへの返答', 'ご連絡ありがとうございます。返答は次のとおりです。'],
  TH: ['เราตอบความคิดเห็นของคุณแล้ว', 'ขอบคุณที่ติดต่อเรา คำตอบของเรา'],
  VI: ['Chúng tôi đã trả lời góp ý của bạn', 'Cảm ơn bạn đã viết cho chúng tôi. Câu trả lời:'],
  ID: ['Masukan Anda sudah dijawab', 'Terima kasih sudah menulis kepada kami. Jawaban kami:'],
  TY: ['Nasagot na ang feedback mo', 'Salamat sa pagsulat sa amin. Ang sagot namin:'],
}
const approved: Words = {
  EN: ['You are an agent now', 'Your application was approved. The reason given:'],
  CN: ['您已成为代理', '您的申请已通过。说明：'],
  JA: ['代理になりました', 'お申し込みが承認されました。理由は次のとおりです。'],
  TH: ['คุณเป็นตัวแทนแล้ว', 'คำขอของคุณได้รับอนุมัติ เหตุผล'],
  VI: ['Bạn đã trở thành đại lý', 'Đơn của bạn đã được duyệt. Lý do:'],
  ID: ['Anda sekarang agen', 'Pengajuan Anda disetujui. Alasannya:'],
  TY: ['Agent ka na', 'Na-approve ang application mo. Ang dahilan:'],
}
const rejected: Words = {
  EN: ['Your application was not approved', 'You may apply again later. The reason given:'],
  CN: ['您的申请未通过', '您以后可以再次申请。原因：'],
  JA: ['お申し込みは承認されませんでした', '後日あらためてお申し込みいただけます。理由は次のとおりです。'],
  TH: ['คำขอของคุณไม่ได้รับอนุมัติ', 'คุณสมัครใหม่ภายหลังได้ เหตุผล'],
  VI: ['Đơn của bạn chưa được duyệt', 'Bạn có thể nộp lại sau. Lý do:'],
  ID: ['Pengajuan Anda tidak disetujui', 'Anda bisa mengajukan lagi nanti. Alasannya:'],
  TY: ['Hindi na-approve ang application mo', 'Puwede kang mag-apply ulit. Ang dahilan:'],
}

const muted: Words = {
  EN: [
    'You cannot write in the chat room for a while',
    'You may read on. The pause lasts {hours} h. The reason given:',
  ],
  CN: ['您暂时不能在聊天室发言', '您仍可阅读。暂停 {hours} 小时。原因：'],
  JA: ['チャットルームへの投稿を一時停止しました', '閲覧は続けられます。停止は{hours}時間です。理由は次のとおりです。'],
  TH: ['พักการพิมพ์ในห้องแชทชั่วคราว', 'คุณยังอ่านได้ พัก {hours} ชม. เหตุผล'],
  VI: ['Bạn tạm thời không thể viết trong phòng chat', 'Bạn vẫn đọc được. Tạm dừng {hours} giờ. Lý do:'],
  ID: ['Anda belum bisa menulis di ruang obrolan', 'Anda tetap bisa membaca. Jeda {hours} jam. Alasannya:'],
  TY: ['Hindi ka muna makakasulat sa chat room', 'Makakabasa ka pa rin. Tatagal ito nang {hours} oras. Ang dahilan:'],
}

/** Why a moderator keeps a member from writing, and for how long. */
export const mutedMessage = (hours: number, reason: string): MessageTexts =>
  messageOf(
    Object.fromEntries(
      Object.entries(muted).map(([code, [title, lead]]) => [code, [title, lead.replace('{hours}', String(hours))]]),
    ) as Words,
    `<p><strong>${asHtml(reason)}</strong></p>`,
  )

/** The answer to what a member wrote, with their own words under it. */
export const answerMessage = (content: string, answer: string): MessageTexts =>
  messageOf(answered, `<p><strong>${asHtml(answer)}</strong></p><blockquote>${asHtml(content)}</blockquote>`)

export const decisionMessage = (approve: boolean, reason: string): MessageTexts =>
  messageOf(approve ? approved : rejected, `<p><strong>${asHtml(reason)}</strong></p>`)
