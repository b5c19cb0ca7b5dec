import type { MessageTexts } from './index.ts'

export const vi: MessageTexts = {
  smsKnown: ({ brandName }) =>
    `${brandName}: có người vừa thử đăng ký bằng số của bạn. Tài khoản của bạn không thay đổi. Nếu là bạn, hãy đăng nhập.`,
  smsCode: ({ brandName, code, minutes }) =>
    `${brandName}: mã của bạn là ${code}, có hiệu lực trong ${minutes} phút. Không chia sẻ mã này với bất kỳ ai.`,
  codeSubject: ({ brandName }) => `${brandName}: mã xác minh của bạn`,
  resetSubject: ({ brandName }) => `${brandName}: đặt mật khẩu mới`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `Có người yêu cầu đặt lại mật khẩu cho tài khoản ${username} tại ${brandName}.

Mở liên kết sau để đặt mật khẩu mới. Liên kết dùng được một lần trong ${minutes} phút:
${link}

Nếu không phải bạn, hãy bỏ qua thư này. Mật khẩu của bạn không thay đổi.`,
}
