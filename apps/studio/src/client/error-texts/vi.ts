import type { StudioErrorCode } from '@baize/api/studio/errors'

/** Every refusal of the studio in Vietnamese, for games and betting pages alike. */
export const viErrors: Record<StudioErrorCode, string> = {
  visit_unknown: 'Lượt chơi này đã kết thúc. Vui lòng mở lại game từ sảnh. Bạn chưa bị trừ tiền.',
  visit_over: 'Lượt chơi này đã kết thúc. Vui lòng mở lại game từ sảnh. Bạn chưa bị trừ tiền.',
  stake_invalid: 'Không có mức cược này. Vui lòng chọn mức khác. Bạn chưa bị trừ tiền.',
  client_seed_invalid: 'Dùng từ 1 đến 64 ký tự hiển thị được.',
  client_seed_wanted: 'Mã gốc của hệ thống đã đổi. Mã mới của bạn đang được gửi; hãy bấm lại. Bạn chưa bị trừ tiền.',
  input_invalid: 'Hệ thống không nhận dữ liệu vừa gửi. Bạn chưa bị trừ tiền.',
  round_open: 'Một ván khác của game này chưa xong. Bạn chưa bị trừ tiền.',
  round_unknown: 'Không tìm thấy ván này.',
  round_over: 'Vòng này đã kết thúc. Kết quả giữ nguyên.',
  bet_invalid: 'Cược này không có trên bàn. Vui lòng đổi cược. Bạn chưa bị trừ tiền.',
  choice_invalid: 'Lựa chọn này hiện không có. Vòng chơi vẫn tiếp tục.',
  choice_taken: 'Một lựa chọn khác đã được ghi trước. Vòng chơi hiển thị đúng như hiện tại.',
  too_fast: 'Ván sau có thể bắt đầu trong giây lát. Bạn chưa bị trừ tiền.',
  price_changed: 'Giá của phiếu đã thay đổi. Hãy xem lại và đặt lại. Bạn chưa bị trừ tiền.',
  odds_changed:
    'Tỷ lệ trả thưởng đã thay đổi. Phiếu hiển thị tỷ lệ mới; hãy đặt lại nếu bạn đồng ý. Bạn chưa bị trừ tiền.',
  slip_reused: 'Phiếu mang số này đã được gửi. Bạn không bị trừ tiền lần nữa.',
  slip_unknown: 'Không tìm thấy phiếu này.',
  chase_unknown: 'Không tìm thấy đơn đặt này, hoặc đơn đã kết thúc.',
  ticket_unknown: 'Vé này chưa có trong sổ đã niêm phong.',
  issue_closed: 'Kỳ này đã khóa cược. Kỳ sau đang mở. Bạn chưa bị trừ tiền.',
  not_enough_money: 'Số dư ít hơn tiền cược. Chọn mức thấp hơn hoặc nạp thêm. Bạn chưa bị trừ tiền.',
  limit_reached: 'Đã chạm một hạn mức do bạn đặt. Bạn chưa bị trừ tiền. Bạn vẫn có thể rút tiền.',
  game_closed: 'Game này hiện không khả dụng. Bạn chưa bị trừ tiền.',
  wallet_unavailable: 'Ví chưa phản hồi rõ ràng. Ván không được chơi; tiền cược đã trừ sẽ được trả lại.',
  too_many_requests: 'Quá nhiều yêu cầu từ kết nối của bạn. Vui lòng thử lại trong giây lát.',
  busy: 'Hệ thống đang bận. Vui lòng thử lại trong giây lát.',
  internal: 'Hệ thống gặp lỗi.',
}
