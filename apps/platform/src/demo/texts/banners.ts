import type { BannerTexts } from '../../domains/site/tables.ts'

/** Banners of the demo brand by the group of their page. Every claim in them holds in the demo. */
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
  {
    group: 'w_reg',
    picture: 'welcome',
    url: '',
    texts: {
      EN: { title: '1,000.00 in demo credit', text: 'It is in your wallet as soon as you are in.', action: '' },
      VI: { title: '1,000.00 số dư demo', text: 'Có ngay trong ví khi bạn đăng ký xong.', action: '' },
    },
  },
  {
    group: 'help',
    picture: 'fairness',
    url: '/rng',
    texts: {
      EN: {
        title: 'Answers, and a way to check them',
        text: 'How accounts, demo credit and games work here, and how to verify a round yourself.',
        action: 'Open the slots',
      },
      VI: {
        title: 'Giải đáp, và cách tự kiểm chứng',
        text: 'Tài khoản, số dư demo và trò chơi hoạt động thế nào, và cách tự kiểm tra một ván.',
        action: 'Vào sảnh slot',
      },
    },
  },
  {
    group: 'down',
    picture: 'new-games',
    url: '/rng',
    texts: {
      EN: {
        title: 'The site is the app',
        text: 'Add it to the home screen of your phone. Nothing to install from elsewhere.',
        action: 'Open the slots',
      },
      VI: {
        title: 'Trang này chính là ứng dụng',
        text: 'Thêm vào màn hình chính của điện thoại. Không cần cài gì từ nơi khác.',
        action: 'Vào sảnh slot',
      },
    },
  },
]
