import type { LetterTexts } from '../../messages/index.ts'

/** Title and sentence; {account} moves below {upline} from {day} on, {reason} is what an operator wrote. */
export const moveTexts: Record<'member' | 'from' | 'to' | 'cancelled', LetterTexts> = {
  member: {
    EN: ['Your upline changes', 'From {day} on, {upline} is the agent directly above you. {reason}'],
    CN: ['您的上级将变更', '自 {day} 起，{upline} 为您的直属上级。{reason}'],
    VI: ['Tuyến trên của bạn sẽ thay đổi', 'Từ ngày {day}, {upline} là đại lý ngay trên bạn. {reason}'],
    TH: ['อัปไลน์ของคุณจะเปลี่ยน', 'ตั้งแต่วันที่ {day} {upline} จะเป็นเอเย่นต์ที่อยู่เหนือคุณโดยตรง {reason}'],
    ID: ['Upline Anda berubah', 'Mulai {day}, {upline} adalah agen tepat di atas Anda. {reason}'],
    TY: ['Magbabago ang upline mo', 'Simula {day}, si {upline} ang agent na direktang nasa itaas mo. {reason}'],
    JA: ['アップラインが変わります', '{day}から、{upline}さんがすぐ上のエージェントになります。{reason}'],
  },
  from: {
    EN: ['A downline moves', 'From {day} on, {account} is no longer directly below you. {reason}'],
    CN: ['下级将转出', '自 {day} 起，{account} 不再是您的直属下级。{reason}'],
    VI: ['Một tuyến dưới chuyển đi', 'Từ ngày {day}, {account} không còn ngay dưới bạn. {reason}'],
    TH: ['ดาวน์ไลน์ของคุณจะย้าย', 'ตั้งแต่วันที่ {day} {account} จะไม่อยู่ใต้คุณโดยตรงอีก {reason}'],
    ID: ['Seorang downline pindah', 'Mulai {day}, {account} tidak lagi tepat di bawah Anda. {reason}'],
    TY: ['May downline na lilipat', 'Simula {day}, hindi na direktang nasa ilalim mo si {account}. {reason}'],
    JA: ['ダウンラインが移動します', '{day}から、{account}さんはあなたのすぐ下ではなくなります。{reason}'],
  },
  to: {
    EN: ['A downline comes to you', 'From {day} on, {account} is directly below you. {reason}'],
    CN: ['下级将转入', '自 {day} 起，{account} 为您的直属下级。{reason}'],
    VI: ['Một tuyến dưới chuyển đến', 'Từ ngày {day}, {account} ở ngay dưới bạn. {reason}'],
    TH: ['มีดาวน์ไลน์ย้ายมา', 'ตั้งแต่วันที่ {day} {account} จะอยู่ใต้คุณโดยตรง {reason}'],
    ID: ['Seorang downline datang', 'Mulai {day}, {account} tepat di bawah Anda. {reason}'],
    TY: ['May downline na darating', 'Simula {day}, direktang nasa ilalim mo si {account}. {reason}'],
    JA: ['ダウンラインが加わります', '{day}から、{account}さんがあなたのすぐ下になります。{reason}'],
  },
  cancelled: {
    EN: ['A change of upline is cancelled', '{account} does not move to {upline} on {day}. {reason}'],
    CN: ['上级变更已取消', '{account} 不会在 {day} 转至 {upline} 名下。{reason}'],
    VI: ['Việc đổi tuyến trên đã hủy', '{account} không chuyển sang {upline} vào ngày {day}. {reason}'],
    TH: ['ยกเลิกการเปลี่ยนอัปไลน์แล้ว', '{account} จะไม่ย้ายไปอยู่ใต้ {upline} ในวันที่ {day} {reason}'],
    ID: ['Perubahan upline dibatalkan', '{account} tidak pindah ke {upline} pada {day}. {reason}'],
    TY: ['Kinansela ang pagpapalit ng upline', 'Hindi lilipat si {account} kay {upline} sa {day}. {reason}'],
    JA: ['アップラインの変更は取り消されました', '{account}さんは{day}に{upline}さんの下へ移りません。{reason}'],
  },
}
