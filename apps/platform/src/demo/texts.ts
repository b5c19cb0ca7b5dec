import type { BannerTexts, NoticeTexts } from '../domains/site/tables.ts'

/** Banners of the demo brand's home and lobby. Every claim in them holds in the demo. */
export const banners: readonly { group: string; picture: string; url: string; texts: BannerTexts }[] = [
  {
    group: 'home',
    picture: 'welcome',
    url: '/register',
    texts: {
      EN: {
        title: 'A seat at the table, 1,000 in demo credit',
        text: 'Register with a username and a password. Your demo credit is there before the page is.',
        action: 'Register',
      },
      VI: {
        title: 'Mời vào bàn, tặng 1,000 số dư demo',
        text: 'Đăng ký bằng tên đăng nhập và mật khẩu. Số dư demo có ngay lập tức.',
        action: 'Đăng ký',
      },
    },
  },
  {
    group: 'home',
    picture: 'fairness',
    url: '/rng',
    texts: {
      EN: {
        title: 'Every round can be checked',
        text: 'The seed is committed before you press. Afterwards anyone can draw the same reels again.',
        action: 'Open the slots',
      },
      VI: {
        title: 'Ván nào cũng kiểm chứng được',
        text: 'Mã gốc được cam kết trước khi bạn quay. Sau đó ai cũng có thể tính lại kết quả.',
        action: 'Vào sảnh slot',
      },
    },
  },
  {
    group: 'home',
    picture: 'vault',
    url: '/rng?page=BRZ',
    texts: {
      EN: {
        title: 'Six coins hold, the rest spin again',
        text: 'Hold-and-win tables by Brazier Nine and friends, with fixed jackpots up to 2,000 times the stake.',
        action: 'See the games',
      },
      VI: {
        title: 'Giữ sáu đồng, quay phần còn lại',
        text: 'Các trò giữ và thắng của Brazier Nine, giải cố định đến 2,000 lần mức cược.',
        action: 'Xem trò chơi',
      },
    },
  },
  {
    group: 'rng',
    picture: 'free-spins',
    url: '/rng',
    texts: {
      EN: {
        title: 'Three thousand slots, three ways to win',
        text: 'Lines with free spins, cascading ways, hold and win. The return of each is stated and exact.',
        action: 'Pick one',
      },
      VI: {
        title: 'Ba nghìn slot, ba lối chơi',
        text: 'Dòng thưởng kèm lượt quay miễn phí, đổ tầng, giữ và thắng. Tỷ lệ hoàn trả ghi rõ và chính xác.',
        action: 'Chọn một trò',
      },
    },
  },
]

export const notices: readonly { type: 'PL' | 'PR'; daysAgo: number; texts: NoticeTexts }[] = [
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
]
