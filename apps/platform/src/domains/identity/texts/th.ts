import type { MessageTexts } from './index.ts'

export const th: MessageTexts = {
  smsKnown: ({ brandName }) => `${brandName}: มีผู้พยายามสมัครด้วยหมายเลขของคุณ บัญชีของคุณไม่เปลี่ยนแปลง หากเป็นคุณเอง กรุณาเข้าสู่ระบบ`,
  smsCode: ({ brandName, code, minutes }) =>
    `${brandName}: รหัส OTP ของคุณคือ ${code} ใช้ได้ภายใน ${minutes} นาที ห้ามบอกรหัสนี้กับผู้อื่น`,
  codeSubject: ({ brandName }) => `${brandName}: รหัส OTP ของคุณ`,
  resetSubject: ({ brandName }) => `${brandName}: ตั้งรหัสผ่านใหม่`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชี ${username} ที่ ${brandName}

เปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่ ใช้ได้ครั้งเดียวภายใน ${minutes} นาที:
${link}

หากไม่ใช่คุณ กรุณาไม่ต้องสนใจอีเมลนี้ รหัสผ่านของคุณจะไม่เปลี่ยนแปลง`,
}
