import type { HouseKind, MemberKind } from './accounts/accounts.ts'

type Kind = MemberKind | HouseKind

/** Rules of a code: the kinds of account between which its transfers go, and whether it counts as bonus. */
interface CodeRules {
  flows: readonly `${Kind}>${Kind}`[]
  promotional?: true
}

/** Every code. Promotional ones credit a member at the house's cost and count in the bonus column. */
export const codes = {
  DEPOSIT: { flows: ['CHANNEL>MAIN'] },
  DEPOSIT_REVERSAL: { flows: ['MAIN>CHANNEL'] },
  SHORTFALL: { flows: ['RECEIVABLE>CHANNEL', 'RECEIVABLE>GAMES', 'RECEIVABLE>REBATE_COST', 'RECEIVABLE>ISSUED'] },
  CHANNEL_FEE: { flows: ['FEE_COST>CHANNEL'] },
  BET: { flows: ['MAIN>GAMES', 'HOLD>GAMES', 'VENDOR>GAMES'] },
  BET_BONUS: { flows: ['BONUS>GAMES'] },
  WIN: { flows: ['GAMES>MAIN', 'GAMES>VENDOR', 'GAMES>HOLD'] },
  WIN_BONUS: { flows: ['GAMES>BONUS', 'GAMES>MAIN', 'GAMES>PROMO_COST'] },
  FREE_WIN: { promotional: true, flows: ['PROMO_COST>MAIN'] },
  ROLLBACK: { flows: ['GAMES>MAIN', 'GAMES>VENDOR', 'GAMES>BONUS', 'GAMES>PROMO_COST'] },
  ROLLBACK_WIN: { flows: ['MAIN>GAMES', 'VENDOR>GAMES', 'BONUS>GAMES', 'PROMO_COST>GAMES'] },
  CHASE_HOLD: { flows: ['MAIN>HOLD', 'VENDOR>HOLD'] },
  CHASE_RELEASE: { flows: ['HOLD>MAIN', 'HOLD>VENDOR'] },
  PURSE_HOLD: { flows: ['MAIN>HOLD', 'VENDOR>HOLD'] },
  PURSE_RELEASE: { flows: ['HOLD>MAIN', 'HOLD>VENDOR'] },
  TO_VENDOR: { flows: ['MAIN>VENDOR', 'HOLD>VENDOR'] },
  TO_VENDOR_HOLD: { flows: ['MAIN>HOLD'] },
  VENDOR_UNDO: { flows: ['HOLD>MAIN'] },
  FROM_VENDOR: { flows: ['VENDOR>MAIN'] },
  WITHDRAW_HOLD: { flows: ['MAIN>HOLD'] },
  WITHDRAW_REJECT: { flows: ['HOLD>MAIN'] },
  WITHDRAW: { flows: ['HOLD>TRANSIT'] },
  WITHDRAW_FEE: { flows: ['HOLD>FEE_INCOME'] },
  PAYOUT: { flows: ['TRANSIT>CHANNEL'] },
  PAYOUT_FORCED: { flows: ['TRANSIT>CHANNEL'] },
  WITHDRAW_REFUND: { flows: ['TRANSIT>MAIN'] },
  FEE_REFUND: { flows: ['FEE_INCOME>MAIN'] },
  WITHDRAW_REISSUE: { flows: ['TRANSIT>HOLD'] },
  REWARD: { promotional: true, flows: ['PROMO_COST>MAIN'] },
  MISSION: { promotional: true, flows: ['PROMO_COST>MAIN'] },
  REFERRAL: { promotional: true, flows: ['PROMO_COST>MAIN'] },
  BONUS_GRANT: { promotional: true, flows: ['PROMO_COST>BONUS'] },
  BONUS_CONVERT: { flows: ['BONUS>MAIN'] },
  BONUS_EXCESS: { flows: ['BONUS>PROMO_COST'] },
  BONUS_FORFEIT: { flows: ['BONUS>PROMO_COST'] },
  REBATE: {
    flows: [
      'REBATE_COST>MAIN',
      'REBATE_COST>VENDOR',
      'MAIN>REBATE_COST',
      'VENDOR>REBATE_COST',
      'ISSUED>MAIN',
      'MAIN>ISSUED',
    ],
  },
  COMMISSION: { flows: ['REBATE_COST>MAIN'] },
  POINTS_EARN: { flows: ['ISSUED>POINTS'] },
  POINTS_GRANT: { flows: ['ISSUED>POINTS'] },
  POINTS_CONVERT: { flows: ['POINTS>ISSUED'] },
  POINTS_MONEY: { promotional: true, flows: ['PROMO_COST>MAIN'] },
  REDEEM_HOLD: { flows: ['POINTS>POINTS_HOLD'] },
  REDEEM: { flows: ['POINTS_HOLD>ISSUED'] },
  REDEEM_CASH: { promotional: true, flows: ['PROMO_COST>MAIN'] },
  REDEEM_RETURN: { flows: ['POINTS_HOLD>POINTS'] },
  TRANSFER_UPLINE: { flows: ['MAIN>MAIN'] },
  TRANSFER_DOWNLINE: { flows: ['MAIN>MAIN'] },
  DIVIDEND: { flows: ['MAIN>MAIN', 'CONTRACT_COST>MAIN'] },
  SALARY_DAILY: { flows: ['MAIN>MAIN', 'CONTRACT_COST>MAIN'] },
  SALARY_HOURLY: { flows: ['MAIN>MAIN', 'CONTRACT_COST>MAIN'] },
  SALARY_REALTIME: { flows: ['MAIN>MAIN', 'CONTRACT_COST>MAIN'] },
  ADJUST: { flows: ['ADJUST>MAIN', 'ADJUST>VENDOR', 'MAIN>ADJUST'] },
  TICKET_GRANT: { flows: ['ISSUED>TICKET'] },
  TICKET_USE: { flows: ['TICKET>ISSUED'] },
  PRIZE: { promotional: true, flows: ['PROMO_COST>MAIN', 'ISSUED>POINTS', 'ISSUED>TICKET'] },
  ENVELOPE_FUND: { flows: ['PROMO_COST>ENVELOPE'] },
  ENVELOPE: { promotional: true, flows: ['ENVELOPE>MAIN'] },
  ENVELOPE_CLOSE: { flows: ['ENVELOPE>PROMO_COST'] },
  JACKPOT_IN: { flows: ['GAMES>JACKPOT', 'JACKPOT>GAMES'] },
  JACKPOT_SEED: { flows: ['PROMO_COST>JACKPOT'] },
  JACKPOT_WIN: { flows: ['JACKPOT>MAIN', 'JACKPOT>VENDOR'] },
  PLAY_GRANT: { flows: ['ISSUED>MAIN'] },
  PLAY_PURGE: { flows: ['MAIN>ISSUED'] },
} as const satisfies Record<string, CodeRules>

export type Code = keyof typeof codes

/** The codes whose credits to members count as bonus. */
export const promotionalCodes = (Object.keys(codes) as Code[]).filter(code => 'promotional' in codes[code])

/** The codes by which what is left of a bonus goes back to the house. */
export const bonusReturnCodes: readonly Code[] = ['BONUS_FORFEIT', 'BONUS_EXCESS']

/** What the bonus column of a report sums: grants less what went back. */
export const bonusCodes: readonly Code[] = [...promotionalCodes, ...bonusReturnCodes]

/** What the rebate column of a report sums. */
export const rebateCodes: readonly Code[] = ['REBATE', 'COMMISSION']

/** What the columns of deposits and withdrawals sum: what crossed the door, with fees and what came back. */
export const depositCodes: readonly Code[] = ['DEPOSIT', 'DEPOSIT_REVERSAL']
export const withdrawalCodes: readonly Code[] = [
  'WITHDRAW',
  'WITHDRAW_FEE',
  'WITHDRAW_REFUND',
  'FEE_REFUND',
  'WITHDRAW_REISSUE',
]
