import type { MessageTexts } from './index.ts'

export const vi: MessageTexts = {
  smsCode: ({ brandName, code, minutes }) =>
    `${brandName}: mã của bạn là ${code}, có hiệu lực trong ${minutes} phút. Không chia sẻ mã này với bất kỳ ai.`,
  codeSubject: ({ brandName }) => `${brandName}: mã xác minh của bạn`,
  resetSubject: ({ brandName }) => `${brandName}: đặt mật khẩu mới`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `Có người yêu cầu đặt lại mật khẩu cho tài khoản ${username} tại ${brandName}.

Mở liên kết sau để đặt mật khẩu mới. Liên kết dùng được một lần trong ${minutes} phút:
${link}

Nếu không phải bạn, hãy bỏ qua thư này. Mật khẩu của bạn không thay đổi.`,
  recoveredSubject: ({ brandName }) => `${brandName}: mật khẩu đã được thay đổi`,
  recoveredBody: ({ brandName, hours }) =>
    `Mật khẩu tài khoản ${brandName} của bạn vừa được đặt lại bằng mã gửi đến số điện thoại của bạn. Các thiết bị khác đã bị đăng xuất và việc rút tiền tạm dừng ${hours} giờ. Nếu không phải bạn, hãy liên hệ CSKH ngay.`,
  digitsResetSubject: ({ brandName }) => `${brandName}: mật khẩu rút tiền đã được thay đổi`,
  digitsResetBody: ({ brandName, hours }) =>
    `Mật khẩu rút tiền của tài khoản ${brandName} vừa được đặt lại bằng mã xác nhận. Việc rút tiền tạm dừng ${hours} giờ. Nếu không phải bạn, hãy liên hệ CSKH ngay.`,
}
