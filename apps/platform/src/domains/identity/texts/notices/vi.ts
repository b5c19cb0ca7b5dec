import type { NoticeTexts } from './index.ts'

export const vi: NoticeTexts = {
  hold: 'Việc rút tiền tạm dừng {hours} giờ.',
  notYou: 'Nếu không phải bạn, hãy liên hệ CSKH ngay.',
  recoveredByPhone: {
    subject: 'mật khẩu đã được thay đổi',
    text: 'Mật khẩu tài khoản {brandName} của bạn vừa được đặt lại bằng mã gửi đến số điện thoại của bạn. Các thiết bị khác đã bị đăng xuất.',
  },
  recoveredByMail: {
    subject: 'mật khẩu đã được thay đổi',
    text: 'Mật khẩu tài khoản {brandName} của bạn vừa được đặt lại bằng liên kết gửi qua email. Mọi thiết bị đã bị đăng xuất.',
  },
  digitsReset: {
    subject: 'mật khẩu rút tiền đã được thay đổi',
    text: 'Mật khẩu rút tiền của tài khoản {brandName} vừa được đặt lại bằng mã xác nhận.',
  },
  digitsSet: {
    subject: 'đã đặt mật khẩu rút tiền',
    text: 'Mật khẩu rút tiền vừa được đặt cho tài khoản {brandName} của bạn.',
  },
  mobileBound: {
    subject: 'số điện thoại mới',
    text: 'Một số điện thoại mới vừa được liên kết với tài khoản {brandName} của bạn.',
  },
  emailBound: {
    subject: 'địa chỉ email mới',
    text: 'Một địa chỉ email mới vừa được liên kết với tài khoản {brandName} của bạn.',
  },
  payoutAccountAdded: {
    subject: 'tài khoản nhận tiền mới',
    text: 'Một tài khoản nhận tiền mới ({detail}) vừa được thêm vào tài khoản {brandName} của bạn.',
  },
  signInBlocked: {
    subject: 'tài khoản của bạn bị khóa',
    text: 'Có người đăng nhập tài khoản {brandName} của bạn bằng đúng mật khẩu. Tài khoản đang bị khóa nên không mở được. Hãy hỏi CSKH để biết thêm.',
  },
  frozen: { subject: 'tài khoản của bạn bị đóng băng', text: 'Tài khoản {brandName} của bạn bị đóng băng: {detail}' },
  released: { subject: 'tài khoản đã mở lại', text: 'Tài khoản {brandName} của bạn đã được mở lại: {detail}' },
  partLocked: {
    subject: 'một phần tài khoản của bạn bị khóa',
    text: 'Một phần tài khoản {brandName} của bạn bị khóa: {detail}',
  },
  partReleased: {
    subject: 'một phần tài khoản đã mở lại',
    text: 'Một phần tài khoản {brandName} của bạn đã được mở lại: {detail}',
  },
}
