import type { RequestOf } from '@baize/api'

type Saved = Omit<RequestOf<'missions.save'>, 'titles' | 'position' | 'enabled' | 'reason'> & {
  /** EN, CN, VI, TH, ID, TY, JA. */
  titles: readonly [string, string, string, string, string, string, string]
}

const ticket = (kind: 'WHEEL' | 'EGG') => ({ kind: 'TICKET' as const, amount: '1', ticket: kind })
const points = (amount: string) => ({ kind: 'POINTS' as const, amount })
const money = (amount: string) => ({ kind: 'MONEY' as const, amount })

/** The demo's missions, in the order of the page. */
export const demoMissions: readonly Saved[] = [
  {
    ...{ code: 'DAILY-LOGIN', period: 'DAILY', metric: 'LOGIN', target: '1', reward: ticket('EGG'), score: 5 },
    picture: 'calendar',
    titles: [
      'Sign in today',
      '今日登录',
      'Đăng nhập hôm nay',
      'เข้าสู่ระบบวันนี้',
      'Masuk hari ini',
      'Mag-login ngayon',
      '今日サインインする',
    ],
  },
  {
    ...{ code: 'DAILY-BET', period: 'DAILY', metric: 'VALID_BET', target: '100', reward: points('10'), score: 10 },
    picture: 'slot',
    titles: [
      'Make 100.00 of valid bet today',
      '今日有效投注达 100.00',
      'Đạt 100.00 cược hợp lệ hôm nay',
      'ทำยอดเดิมพันที่นับได้ 100.00 วันนี้',
      'Capai 100.00 taruhan valid hari ini',
      'Umabot ng 100.00 na valid bet ngayon',
      '今日の有効ベットを100.00にする',
    ],
  },
  {
    ...{ code: 'DAILY-WINS', period: 'DAILY', metric: 'WIN', target: '5', reward: points('15'), score: 10 },
    picture: 'trophy',
    titles: [
      'Five winning bets today',
      '今日赢取 5 注',
      'Thắng năm cược hôm nay',
      'ชนะห้าเดิมพันวันนี้',
      'Lima taruhan menang hari ini',
      'Limang panalong taya ngayon',
      '今日5回当てる',
    ],
  },
  {
    ...{ code: 'WEEKLY-BET', period: 'WEEKLY', metric: 'VALID_BET', target: '1000', reward: money('8.00'), score: 40 },
    picture: 'chart',
    titles: [
      'Make 1,000.00 of valid bet this week',
      '本周有效投注达 1,000.00',
      'Đạt 1,000.00 cược hợp lệ tuần này',
      'ทำยอดเดิมพันที่นับได้ 1,000.00 สัปดาห์นี้',
      'Capai 1,000.00 taruhan valid minggu ini',
      'Umabot ng 1,000.00 na valid bet ngayong linggo',
      '今週の有効ベットを1,000.00にする',
    ],
  },
  {
    ...{ code: 'WEEKLY-LOGIN', period: 'WEEKLY', metric: 'LOGIN', target: '4', reward: ticket('WHEEL'), score: 20 },
    picture: 'medal',
    titles: [
      'Sign in on four days of the week',
      '本周登录 4 天',
      'Đăng nhập bốn ngày trong tuần',
      'เข้าสู่ระบบสี่วันในสัปดาห์นี้',
      'Masuk empat hari dalam seminggu',
      'Mag-login sa apat na araw ng linggo',
      '今週4日サインインする',
    ],
  },
  {
    ...{ code: 'ONCE-INVITE', period: 'ONCE', metric: 'INVITE', target: '1', reward: points('200'), score: 50 },
    picture: 'handshake',
    titles: [
      'Bring a first friend',
      '邀请第一位好友',
      'Mời người bạn đầu tiên',
      'ชวนเพื่อนคนแรก',
      'Ajak teman pertama',
      'Mag-imbita ng unang kaibigan',
      '最初の友達を招待する',
    ],
  },
]
