import type { MessageTexts } from './index.ts'

export const cn: MessageTexts = {
  smsKnown: ({ brandName }) => `${brandName}：有人尝试用您的号码注册。您的账号没有变化；如是您本人，请直接登录。`,
  smsCode: ({ brandName, code, minutes }) =>
    `【${brandName}】您的验证码为 ${code}，${minutes} 分钟内有效。请勿告知他人。`,
  codeSubject: ({ brandName }) => `${brandName}：您的验证码`,
  resetSubject: ({ brandName }) => `${brandName}：设置新密码`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `我们收到重置 ${brandName} 账号 ${username} 密码的请求。

请打开以下链接设置新密码。链接 ${minutes} 分钟内有效，仅可使用一次：
${link}

如非本人操作，请忽略此邮件，您的密码不会改变。`,
}
