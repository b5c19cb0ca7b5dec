import type { NoticeTexts } from './index.ts'

export const cn: NoticeTexts = {
  hold: '提款暂停 {hours} 小时。',
  notYou: '如非本人操作，请立即联系客服。',
  recoveredByPhone: {
    subject: '您的密码已修改',
    text: '您的 {brandName} 账号已通过手机验证码重设密码。其他设备均已退出登录。',
  },
  recoveredByMail: {
    subject: '您的密码已修改',
    text: '您的 {brandName} 账号已通过邮件链接重设密码。所有设备均已退出登录。',
  },
  digitsReset: { subject: '您的提款密码已重设', text: '您的 {brandName} 账号已通过验证码重设提款密码。' },
  digitsSet: { subject: '提款密码已设置', text: '您的 {brandName} 账号已设置提款密码。' },
  mobileBound: { subject: '已绑定新手机号', text: '您的 {brandName} 账号已绑定新的手机号码。' },
  emailBound: { subject: '已绑定新邮箱', text: '您的 {brandName} 账号已绑定新的邮箱地址。' },
  payoutAccountAdded: { subject: '已添加收款账户', text: '您的 {brandName} 账号已添加新的收款账户（{detail}）。' },
  signInBlocked: {
    subject: '您的账号已被冻结',
    text: '有人用正确的密码登录您的 {brandName} 账号。该账号已被冻结，未能登录。详情请咨询客服。',
  },
  frozen: { subject: '您的账号已被冻结', text: '您的 {brandName} 账号已被冻结：{detail}' },
  released: { subject: '您的账号已恢复', text: '您的 {brandName} 账号已恢复使用：{detail}' },
  partLocked: { subject: '您的账号部分功能已被锁定', text: '您的 {brandName} 账号部分功能已被锁定：{detail}' },
  partReleased: { subject: '您的账号部分功能已恢复', text: '您的 {brandName} 账号部分功能已恢复使用：{detail}' },
}
