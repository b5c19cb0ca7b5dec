import type { HelpTexts } from './sections.ts'

export const vi: HelpTexts = {
  sections: {
    account: 'Tài khoản của bạn',
    wallet: 'Ví và số dư demo',
    games: 'Game và tính công bằng',
    invitations: 'Mã mời và đại lý',
    safety: 'Chơi an toàn và hỗ trợ',
  },
  articles: {
    register: {
      title: 'Mở tài khoản',
      html: '<p>Bấm Đăng ký và điền vào biểu mẫu. Tên đăng nhập gồm 4 đến 15 chữ cái và chữ số, bắt đầu bằng chữ cái, và không thể đổi về sau.</p><p>Bạn được đăng nhập ngay và số dư demo đã có trong ví.</p>',
    },
    'sign-in': {
      title: 'Đăng nhập, và khi nhập sai mật khẩu',
      html: '<p>Tên đăng nhập không phân biệt chữ hoa chữ thường; mật khẩu thì có.</p><ul><li>Sau ba lần sai, bạn cần nhập sáu ký tự trong hình.</li><li>Sau năm lần sai, tài khoản tạm khóa 15 phút. Đây là để bảo vệ bạn: trong thời gian đó mật khẩu đúng cũng bị từ chối.</li></ul>',
    },
    password: {
      title: 'Chọn mật khẩu',
      html: '<p>Dùng 8 đến 64 ký tự bất kỳ; vài từ cách nhau bằng khoảng trắng là đủ tốt. Mật khẩu dễ đoán, như mật khẩu phổ biến, tên đăng nhập của bạn hoặc tên của chúng tôi, sẽ bị từ chối. Mật khẩu không dùng ở nơi nào khác đáng giá hơn mật khẩu phức tạp.</p><p>Không ai của Baize hỏi mật khẩu của bạn. Chúng tôi chỉ lưu mã băm của mật khẩu và không thể cho ai biết.</p>',
    },
    sessions: {
      title: 'Phiên đăng nhập kéo dài bao lâu',
      html: '<p>Phiên kết thúc sau 30 phút không thao tác, nhiều nhất là 12 giờ, hoặc khi bạn đăng xuất. Phiên gắn với trình duyệt bạn đã đăng nhập; ở nơi khác phiên không có giá trị.</p><p>Trên thiết bị dùng chung, hãy đăng xuất khi rời đi.</p>',
    },
    language: {
      title: 'Ngôn ngữ và màu sắc',
      html: '<p>Hai nút chuyển nằm trên thanh trên cùng. Trang ghi nhớ lựa chọn trong trình duyệt này. Tin nhắn cá nhân hiện theo ngôn ngữ bạn đang dùng.</p>',
    },
    'demo-credit': {
      title: 'Số dư demo là gì',
      html: '<p>Mỗi tài khoản mới nhận 1,000.00 số dư demo, một lần. Số dư này chỉ để chơi: không mua, bán, tặng hay rút được, và không có giá trị tiền.</p><p>Tiền cược, tiền thắng và số dư được ghi trong cùng sổ cái dùng cho tiền thật, với cùng cách kiểm soát.</p>',
    },
    balance: {
      title: 'Khi nào số dư thay đổi',
      html: '<p>Tiền cược được trừ khi ván bắt đầu. Tiền thắng được cộng ngay khi ván có kết quả, trước khi hình ảnh dừng lại. Mọi trang đang mở đều tự cập nhật.</p><p>Số tiền trên màn hình được cắt còn hai chữ số thập phân và không bao giờ làm tròn lên. Sổ cái giữ bốn chữ số.</p>',
    },
    'deposit-withdraw': {
      title: 'Nạp và rút tiền',
      html: '<p>Đây là trang demo, không nhận nạp tiền và không chi trả. Ai yêu cầu bạn gửi tiền cho tài khoản ở đây đều không phải chúng tôi.</p>',
    },
    'odd-amounts': {
      title: 'Số tiền có vẻ không đúng',
      html: '<p>Trước hết hãy tải lại trang: số dư sẽ lấy mới từ sổ cái. Nếu thấy thiếu tiền cược, có thể một ván còn mở. Mở lại game để xem phần còn lại và kết quả chi trả.</p><p>Nếu vẫn không đúng, hãy liên hệ chăm sóc khách hàng và cho biết tên game cùng thời điểm.</p>',
    },
    'open-a-game': {
      title: 'Mở game',
      html: '<p>Chọn loại game, rồi chọn nhà cung cấp, hoặc tìm theo tên. Ô game cho biết mức cược tối thiểu và tỷ lệ hoàn trả. Bấm vào là mở ngay trong trang. Mỗi lần chỉ mở một game; khi mở game thứ hai, trang sẽ hỏi bạn có rời game đầu không.</p>',
    },
    'return-and-volatility': {
      title: 'Tỷ lệ hoàn trả và độ biến động',
      html: '<p>Tỷ lệ hoàn trả là phần game trả lại trung bình qua rất nhiều ván. Tỷ lệ 96 % nghĩa là trong tổng 100.00 tiền cược, về lâu dài 96.00 được trả lại và 4.00 thì không. Nó không nói gì về ván kế tiếp.</p><p>Độ biến động cho biết kết quả lên xuống thất thường đến đâu: cao nghĩa là có nhiều ván liền không thắng và những lần thắng lớn thì hiếm.</p><p>Cả hai con số được tính từ luật đã công bố của từng game, như nhau cho mọi người, mọi lúc, mọi mức cược.</p>',
    },
    interrupted: {
      title: 'Trang bị đóng giữa ván',
      html: '<p>Mỗi ván được quyết định một lần trên máy chủ, trước khi bạn thấy gì. Nếu trang bị đóng, kết quả vẫn giữ nguyên và tiền thắng đã có trong số dư. Mở lại game để xem phần còn lại.</p>',
    },
    fairness: {
      title: 'Kết quả được tạo ra thế nào',
      html: '<p>Trước khi bạn chơi, máy chủ chốt một mã gốc bí mật và cho bạn xem mã băm của nó. Mã của bạn (bạn có thể tự đổi) và một bộ đếm được ghép thêm vào. Kết quả chỉ suy ra từ ba thứ này: không từ số dư, mức cược hay các ván trước.</p><p>Khi mã gốc được công bố, ai cũng có thể đối chiếu với mã băm và tính lại mọi kết quả.</p>',
    },
    'check-a-round': {
      title: 'Kiểm tra một ván',
      html: '<ol><li>Mở game và trang về tính công bằng.</li><li>Yêu cầu mã gốc mới. Mã cũ được công bố.</li><li>Chọn một ván đã chơi với mã đó. Trang đối chiếu mã gốc với mã băm và tính lại kết quả ngay trong trình duyệt.</li><li>Xuất ván chơi nếu bạn muốn kiểm tra bằng công cụ riêng.</li></ol>',
    },
    'live-tables': {
      title: 'Bàn trực tiếp',
      html: '<p>Mỗi ván của bàn là chung cho mọi người đang ngồi. Khi bàn nhận cược, hãy đặt chip và xác nhận; phần chưa xác nhận chưa phải là cược. Trước khi khóa cược, bạn có thể rút lại trọn một vé đã xác nhận. Sau đó ván được chia và tiền thắng trả ngay.</p><p>Bàn không có ai xem sẽ nghỉ và bắt đầu lại khi bạn ngồi vào. Nếu mất kết nối, trang báo đang hỏi lại và chỉ ghi là đã đặt khi bàn thật sự đã nhận. Ván không chia được sẽ bị hủy, toàn bộ tiền cược được trả lại.</p><p>Mỗi ván được niêm phong trước khi nhận cược, và các vé cược được niêm phong trước khi chia. Khi ván kết thúc, con dấu chuyển thành “Đã kiểm chứng” sau khi trình duyệt của bạn tính lại cả hai.</p>',
    },
    'between-members': {
      title: 'Chơi với hội viên khác',
      html: '<p>Trong các phòng của Duo Hall, hội viên đấu với nhau: Xúc Xắc Đôi và Bảy Lá Cờ cho hai người, Tiến Lên cho hai đến bốn người. Hãy vào bàn theo mức cược, vào phòng đang chờ, hoặc dùng mã của bạn bè. Khi chờ, không có gì bị tạm giữ. Bấm Sẵn sàng sẽ tạm giữ mức thua tối đa của ván; phần không thua được trả lại.</p><p>Nhà cái không chơi ván nào. Phí bàn là 5% pot, tối đa 25.00; ván hòa, ván hủy và luyện tập không mất phí. Tỷ lệ hoàn trả tùy cách bạn chơi nên không được công bố.</p><p>Mọi người cùng xáo bài: mỗi trình duyệt cam kết một hạt giống trước khi bất kỳ hạt nào được mở, nên không ai chọn được ván. Khi ván kết thúc, trình duyệt của bạn tính lại. Hết giờ thì đồng hồ đánh thay; mất kết nối 60 giây thì trận đấu bị xử thua, còn ván bài do đồng hồ đánh tiếp.</p><p>Luyện tập với bot không mất tiền và không tính vào đâu cả. Bàn chơi tiền không có bot.</p>',
    },
    fishing: {
      title: 'Bắn cá',
      html: '<p>Chọn vùng biển và độ sâu; độ sâu quyết định giá mỗi viên đạn. Số tiền bạn nạp vào túi được tạm giữ từ số dư. Chỉ viên trúng mục tiêu mới bị tính tiền; viên không trúng gì sẽ được hoàn lại.</p><p>Mỗi mục tiêu trả một số viên đạn và có xác suất bắt cố định; mọi phát bắn đều hoàn trả trung bình 96%. Các lần trúng trước, cấp pháo và người khác không làm thay đổi gì.</p><p>Khoảng mỗi phút, các phát bắn được ghi thành một vé cược cùng tiền thắng. Khi rời đi, phần còn lại được trả về. Nếu mất kết nối, pháo chờ 20 giây và túi chờ 60 giây.</p>',
    },
    'invitation-codes': {
      title: 'Mã mời',
      html: '<p>Đại lý có thể gửi bạn mã mời hoặc liên kết chứa mã. Đăng ký bằng mã đó thì đại lý ấy là tuyến trên của bạn. Không có mã thì bạn không có tuyến trên, ngoài ra không khác gì. Mã sai bị từ chối trước khi tạo tài khoản để bạn sửa hoặc bỏ trống.</p>',
    },
    agents: {
      title: 'Đại lý là gì, và thấy được gì',
      html: '<p>Đại lý là hội viên được phép giới thiệu người khác. Đại lý thấy tài khoản tuyến dưới của mình, ngày tham gia và quy mô đội nhóm. Đại lý không thấy mật khẩu hay dữ liệu cá nhân, và không chơi được bằng số dư của bạn.</p>',
    },
    'safe-play': {
      title: 'Giữ việc chơi ở mức giải trí',
      html: '<p>Tính trung bình, chơi game may rủi là tốn tiền. Trước khi bắt đầu, hãy quyết định sẽ chơi bao lâu và dừng khi hết giờ. Đừng chơi để gỡ lại, đừng chơi khi bực bội hay mệt mỏi.</p><p>Nếu chơi không còn vui, hoặc người thân lo lắng, hãy tìm người để chia sẻ. Nhiều nước có đường dây hỗ trợ về cờ bạc, miễn phí và ẩn danh.</p>',
    },
    age: {
      title: 'Độ tuổi',
      html: '<p>Bạn phải đủ tuổi ghi ở chân trang, hoặc cao hơn nếu pháp luật nước bạn quy định. Đừng để trẻ em dùng tài khoản hay thiết bị của bạn khi đang đăng nhập mà không trông coi.</p>',
    },
    privacy: {
      title: 'Chúng tôi lưu gì về bạn',
      html: '<p>Chúng tôi lưu những gì bạn điền khi đăng ký, thời điểm và địa chỉ IP khi đăng nhập, các ván chơi và biến động số dư. Mật khẩu chỉ được lưu dưới dạng mã băm. Cookie dùng cho đăng nhập và cài đặt của bạn.</p>',
    },
    contact: {
      title: 'Liên hệ chăm sóc khách hàng',
      html: '<p>Bấm nút chăm sóc khách hàng ở thanh trên cùng. Chuẩn bị sẵn tên đăng nhập và mã yêu cầu nếu thông báo có ghi. Đừng bao giờ gửi mật khẩu.</p>',
    },
    channels: {
      title: 'Các kênh ngoài trang này',
      html: '<p>Thanh bên có thể dẫn tới các kênh của thương hiệu: Telegram, Twitter, Douyin, Facebook, hoặc liên kết cộng đồng. Bản demo này không có kênh nào, nên tất cả đều dẫn về đây.</p>',
    },
  },
}
