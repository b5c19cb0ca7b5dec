import type { Language } from '@baize/api'

type Answer = Readonly<Record<Language, string>>

/** What the demo's robot writes back to feedback. */
export const feedbackAnswer: Answer = {
  EN: 'Thank you. The demo robot has read this; a real site would have a person answer you here.',
  CN: '谢谢您的反馈。演示机器人已阅读；正式网站会由工作人员在此回复您。',
  VI: 'Cảm ơn bạn. Robot của bản demo đã đọc; trên trang thật sẽ có nhân viên trả lời bạn tại đây.',
  JA: 'ありがとうございます。デモのロボットが読みました。実際のサイトでは担当者がここで回答します。',
  TH: 'ขอบคุณ หุ่นยนต์ของเดโมได้อ่านแล้ว เว็บไซต์จริงจะมีเจ้าหน้าที่ตอบที่นี่',
  ID: 'Terima kasih. Robot demo sudah membaca ini; di situs sungguhan petugas akan menjawab Anda di sini.',
  TY: 'Salamat. Nabasa na ito ng robot ng demo; sa totoong site, isang tao ang sasagot sa iyo rito.',
}

/** What it says to whoever writes to the service desk. */
export const talkAnswer: Answer = {
  EN: 'Hello, this is the demo robot. On a real site a person of our team would answer you here.',
  CN: '您好，我是演示机器人。正式网站会由我们的工作人员在此回复您。',
  VI: 'Xin chào, đây là robot của bản demo. Trên trang thật sẽ có nhân viên của chúng tôi trả lời bạn tại đây.',
  JA: 'こんにちは、デモのロボットです。実際のサイトでは担当者がここで回答します。',
  TH: 'สวัสดี นี่คือหุ่นยนต์ของเดโม เว็บไซต์จริงจะมีเจ้าหน้าที่ของเราตอบที่นี่',
  ID: 'Halo, ini robot demo. Di situs sungguhan petugas kami akan menjawab Anda di sini.',
  TY: 'Kumusta, robot ito ng demo. Sa totoong site, isang tao mula sa aming team ang sasagot sa iyo rito.',
}

/** Why an application to become an agent was approved. */
export const affiliateReason: Answer = {
  EN: 'Checked by the demo robot. No real money moves here.',
  CN: '由演示机器人审核。此处没有真实资金往来。',
  VI: 'Robot của bản demo đã kiểm tra. Ở đây không có tiền thật.',
  JA: 'デモのロボットが確認しました。ここでは実際のお金は動きません。',
  TH: 'ตรวจสอบโดยหุ่นยนต์ของเดโม ไม่มีเงินจริงเคลื่อนไหวที่นี่',
  ID: 'Diperiksa oleh robot demo. Tidak ada uang sungguhan di sini.',
  TY: 'Sinuri ng robot ng demo. Walang totoong perang gumagalaw dito.',
}
