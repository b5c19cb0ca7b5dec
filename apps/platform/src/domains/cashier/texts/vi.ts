import type { NoticeTable } from './index.ts'

export const vi: NoticeTable = {
  reason: 'Lý do: {reason}',
  notices: {
    depositCreated: {
      title: 'Đơn nạp {order} đã được tạo',
      text: 'Bạn yêu cầu nạp {amount}. Vui lòng thanh toán kèm mã đơn {order} trong {minutes} phút.',
    },
    depositInReview: {
      title: 'Đơn nạp {order} đang duyệt',
      text: 'Chúng tôi đang đối chiếu khoản nạp {amount} của bạn và sẽ báo kết quả tại đây.',
    },
    depositPartArrived: {
      title: 'Đã nhận một phần của lệnh nạp {order}',
      text: 'Đã nhận {amount}. Số tiền sẽ vào ví khi phần còn lại đến hoặc sau khi chúng tôi kiểm tra.',
    },
    depositBeyondArrived: {
      title: 'Lệnh nạp {order} nhận thêm một khoản tiền',
      text: '{amount} đến thêm ngoài số tiền bạn yêu cầu nạp. Chúng tôi đang kiểm tra và sẽ báo cho bạn tại đây.',
    },
    depositConfirmed: {
      title: 'Đơn nạp {order} đã vào ví',
      text: '{amount} đã vào ví của bạn.',
    },
    depositRejected: {
      title: 'Đơn nạp {order} bị từ chối',
      text: 'Khoản nạp {amount} của bạn bị từ chối. Chưa có khoản nào được cộng.',
    },
    depositExpired: {
      title: 'Đơn nạp {order} đã hết hạn',
      text: 'Chưa nhận được {amount} đúng hạn. Nếu bạn đã thanh toán, tiền sẽ được cộng khi đến nơi.',
    },
    depositReversed: {
      title: 'Đơn nạp {order} đã bị đảo',
      text: 'Kênh thanh toán đã thu hồi {amount}, và số tiền này được trừ khỏi ví.',
    },
    withdrawalRequested: {
      title: 'Lệnh rút {order} đã được gửi',
      text: '{amount} đã được giữ lại cho lệnh rút của bạn.',
    },
    withdrawalInReview: {
      title: 'Lệnh rút {order} đang duyệt',
      text: 'Lệnh rút {amount} của bạn đã được kiểm tra và đang được chi.',
    },
    withdrawalRejected: {
      title: 'Lệnh rút {order} bị từ chối',
      text: '{amount} đã trở lại ví của bạn.',
    },
    withdrawalPaid: {
      title: 'Lệnh rút {order} đã chuyển tiền',
      text: 'Chúng tôi đã chuyển {amount}. Vui lòng cho biết đã nhận hay chưa trong {minutes} phút; quá thời gian này được tính là đã nhận.',
    },
    withdrawalRestReturned: {
      title: 'Phần còn lại của lệnh rút {order} đã hoàn',
      text: '{amount} chưa được gửi và đã trở lại ví của bạn.',
    },
    withdrawalDisputed: {
      title: 'Lệnh rút {order} đang khiếu nại',
      text: 'Chúng tôi đang xem xét phản ánh của bạn về {amount} và sẽ báo kết quả tại đây.',
    },
    withdrawalAutoReceived: {
      title: 'Lệnh rút {order} được tính là đã nhận',
      text: 'Đã hết thời gian phản hồi, nên {amount} đã chuyển được tính là đã nhận.',
    },
    withdrawalRefunded: {
      title: 'Lệnh rút {order} đã hoàn tiền',
      text: '{amount} đã trở lại ví của bạn.',
    },
    withdrawalReissued: {
      title: 'Lệnh rút {order} được chi lại',
      text: '{amount} sẽ được chuyển lại, không thu phí.',
    },
    withdrawalForced: {
      title: 'Lệnh rút {order} đã đóng và tính là đã nhận',
      text: 'Khiếu nại về {amount} đã đóng và tính là đã nhận. Số tiền không được hoàn lại.',
    },
    correctedUp: {
      title: 'Điều chỉnh {order}',
      text: 'Đã cộng {amount} vào ví của bạn.',
    },
    correctedDown: {
      title: 'Điều chỉnh {order}',
      text: 'Đã trừ {amount} khỏi ví của bạn.',
    },
  },
}
