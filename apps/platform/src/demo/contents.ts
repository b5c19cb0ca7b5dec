/** The account that sees the contents; all accounts have the demo's password, and a visitor has none. */
type Who = 'player' | 'agent' | 'visitor' | 'clerk' | 'reporter' | 'linh'

export interface Held {
  who: Who
  what: string
  /** Address at which it is met. */
  where: string
}

/**
 * The contents of the demo after its first start and the address of each. The seeding makes them
 * (`life/live.ts`, `team/`, `texts/`), and a test looks for each.
 */
export const demoContents = {
  rounds: {
    who: 'player',
    what: 'bets that won and lost, of rounds played a moment after the first start',
    where: '/?centre=personalHistoryCopy',
  },
  openTicket: {
    who: 'player',
    what: 'a lottery ticket whose draw is to come, and one that was cancelled',
    where: '/?centre=personalHistoryCopy',
  },
  deposits: {
    who: 'player',
    what: 'a deposit that waits, one in review, one confirmed, cancelled, rejected, taken back; the one that waits expires',
    where: '/?centre=depositv2',
  },
  withdrawals: {
    who: 'player',
    what: 'a withdrawal in each state; the paid one counts as received when its half hour is over',
    where: '/?centre=withdraw',
  },
  points: {
    who: 'player',
    what: 'points to redeem and to convert, with the withdrawal password that README.md states',
    where: '/pointMall',
  },
  redemptions: {
    who: 'player',
    what: 'a redemption in process, one approved, one rejected',
    where: '/pointMall?tab=history',
  },
  promotions: { who: 'player', what: 'a promotion in each status', where: '/promotions' },
  bonus: { who: 'player', what: 'a bonus about half wagered', where: '/?centre=bonusDetails' },
  rewards: { who: 'player', what: 'rewards to claim', where: '/?centre=rewardCenter' },
  invitee: { who: 'player', what: 'a friend who came by the invitation', where: '/?centre=referral' },
  messages: { who: 'player', what: 'messages of all that was done', where: '/?centre=messageV2' },
  club: {
    who: 'player',
    what: 'club level 5 and two labels, and with the level the VIP desk and a better ratio of points',
    where: '/?centre=securityCenter',
  },
  dividendLines: { who: 'agent', what: 'settled dividends', where: '/?agent=agentDividendRecordCopy2' },
  dailyLines: { who: 'agent', what: 'settled daily salaries', where: '/?agent=agentDailyWages2' },
  hourlyLines: { who: 'agent', what: 'settled hourly salaries', where: '/?agent=agentHourSalary' },
  realtimeLines: { who: 'agent', what: 'settled real-time salaries', where: '/?agent=agentRealtimeSalary' },
  offer: { who: 'agent', what: 'an offer that waits for an answer', where: '/' },
  notices: { who: 'visitor', what: 'eleven notices, of which nine fill a page', where: '/noticePage' },
  strangersGame: {
    who: 'player',
    what: 'a game of a sample provider, served from another origin',
    where: '/game?gameCode=FAR-BOATS&vendor=FAR',
  },
  staffAgent: { who: 'clerk', what: 'an account of type 41', where: '/' },
  subAgent: { who: 'reporter', what: 'an account of type 42', where: '/' },
} as const satisfies Record<string, Held>

export type Content = keyof typeof demoContents
