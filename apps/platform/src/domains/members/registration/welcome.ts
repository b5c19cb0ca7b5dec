import type { MessageTexts } from '../../messages/index.ts'

/** The first message of a new member; the demo also tells what its credit is. */
export const welcome = (demo: boolean): MessageTexts => ({
  EN: {
    title: 'Welcome to Baize',
    html: `${
      demo
        ? '<p>Your 1,000.00 of demo credit is in your wallet. It is for playing only and cannot be withdrawn.</p>'
        : ''
    }<p>Every round can be checked after it is settled: open a game and look for its fairness page. The help centre explains accounts, wallet and safety.</p>`,
  },
  VI: {
    title: 'Chào mừng bạn đến với Baize',
    html: `${
      demo ? '<p>1,000.00 số dư demo đã có trong ví. Số dư này chỉ để chơi và không rút được.</p>' : ''
    }<p>Ván nào cũng kiểm chứng được sau khi kết thúc: mở trò chơi và xem trang công bằng. Trung tâm trợ giúp giải thích về tài khoản, ví và an toàn.</p>`,
  },
})
