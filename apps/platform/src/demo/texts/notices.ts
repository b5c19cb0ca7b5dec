import type { NoticeTexts } from '../../domains/site/tables.ts'

/** Notices of the demo brand: for players, pop-ups, promotions and the help pages. */
export const notices: readonly { type: 'PL' | 'PU' | 'PR' | 'H'; daysAgo: number; texts: NoticeTexts }[] = [
  {
    type: 'PL',
    daysAgo: 0,
    texts: {
      EN: {
        title: 'New: each game states its exact return and volatility in its help',
        html: '<p>Open a game and press the question mark: the paytable, the exact return to player and the chance of the top prize are there.</p>',
      },
      VI: {
        title: 'Mới: mỗi trò chơi ghi rõ tỷ lệ hoàn trả và độ biến động',
        html: '<p>Mở trò chơi và bấm dấu hỏi: bảng trả thưởng, tỷ lệ hoàn trả chính xác và cơ hội trúng giải cao nhất đều ở đó.</p>',
      },
    },
  },
  {
    type: 'PL',
    daysAgo: 1,
    texts: {
      EN: {
        title: 'An interrupted round waits for you: open the game again to see the rest',
        html: '<p>A round is decided once, on the server. If the page closes in the middle, its win is already yours and the game shows the rest when you come back.</p>',
      },
      VI: {
        title: 'Ván bị gián đoạn vẫn được giữ: mở lại trò chơi để xem tiếp',
        html: '<p>Mỗi ván được quyết định một lần trên máy chủ. Nếu trang bị đóng giữa chừng, tiền thưởng đã là của bạn và trò chơi sẽ chiếu tiếp khi bạn quay lại.</p>',
      },
    },
  },
  {
    type: 'PR',
    daysAgo: 2,
    texts: {
      EN: {
        title: 'This demo plays with demo credit; no real money is involved',
        html: '<p>Every new account gets 1,000.00 of demo credit. It cannot be bought, sold or withdrawn.</p>',
      },
      VI: {
        title: 'Bản dùng thử chơi bằng số dư demo, không có tiền thật',
        html: '<p>Mỗi tài khoản mới nhận 1,000.00 số dư demo. Số dư này không mua, bán hay rút được.</p>',
      },
    },
  },
  {
    type: 'PU',
    daysAgo: 3,
    texts: {
      EN: {
        title: 'You play with demo credit here',
        html: '<p>This site is a demonstration. Every account holds demo credit, and no real money goes in or out. Its licence badges are samples.</p>',
      },
      VI: {
        title: 'Tại đây bạn chơi bằng số dư demo',
        html: '<p>Đây là trang trình diễn. Mọi tài khoản đều dùng số dư demo, không có tiền thật nạp vào hay rút ra. Các huy hiệu giấy phép chỉ là mẫu.</p>',
      },
    },
  },
  {
    type: 'H',
    daysAgo: 4,
    texts: {
      EN: {
        title: 'How to check a round yourself',
        html: '<p>The article "Checking a round" in the help centre leads you through it step by step.</p>',
      },
      VI: {
        title: 'Cách tự kiểm tra một ván',
        html: '<p>Bài "Kiểm tra một ván" trong trung tâm trợ giúp hướng dẫn từng bước.</p>',
      },
    },
  },
]
