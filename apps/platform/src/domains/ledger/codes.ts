/** What a transfer is for. Promotional ones credit a member at the house's cost and count in the bonus column. */
export const codes = {
  DEPOSIT: {},
  DEPOSIT_REVERSAL: {},
  SHORTFALL: {},
  CHANNEL_FEE: {},
  BET: {},
  BET_BONUS: {},
  WIN: {},
  WIN_BONUS: {},
  FREE_WIN: { promotional: true },
  ROLLBACK: {},
  ROLLBACK_WIN: {},
  CHASE_HOLD: {},
  CHASE_RELEASE: {},
  TO_VENDOR: {},
  TO_VENDOR_HOLD: {},
  VENDOR_UNDO: {},
  FROM_VENDOR: {},
  WITHDRAW_HOLD: {},
  WITHDRAW_REJECT: {},
  WITHDRAW: {},
  WITHDRAW_FEE: {},
  PAYOUT: {},
  PAYOUT_FORCED: {},
  WITHDRAW_REFUND: {},
  FEE_REFUND: {},
  WITHDRAW_REISSUE: {},
  REWARD: { promotional: true },
  MISSION: { promotional: true },
  REFERRAL: { promotional: true },
  BONUS_GRANT: { promotional: true },
  BONUS_CONVERT: {},
  BONUS_EXCESS: {},
  BONUS_FORFEIT: {},
  REBATE: {},
  COMMISSION: {},
  POINTS_EARN: {},
  POINTS_GRANT: {},
  POINTS_CONVERT: {},
  POINTS_MONEY: { promotional: true },
  REDEEM_HOLD: {},
  REDEEM: {},
  REDEEM_CASH: { promotional: true },
  REDEEM_RETURN: {},
  TRANSFER_UPLINE: {},
  TRANSFER_DOWNLINE: {},
  DIVIDEND: {},
  SALARY_DAILY: {},
  SALARY_HOURLY: {},
  SALARY_REALTIME: {},
  ADJUST: {},
  TICKET_GRANT: {},
  TICKET_USE: {},
  PRIZE: { promotional: true },
  ENVELOPE_FUND: {},
  ENVELOPE: { promotional: true },
  ENVELOPE_CLOSE: {},
  JACKPOT_IN: {},
  JACKPOT_SEED: {},
  JACKPOT_WIN: {},
  PLAY_GRANT: {},
  PLAY_PURGE: {},
} as const satisfies Record<string, { promotional?: true }>

export type Code = keyof typeof codes

/** The codes whose credits to members count as bonus. */
export const promotionalCodes = (Object.keys(codes) as Code[]).filter(code => 'promotional' in codes[code])

/** The codes by which what is left of a bonus goes back to the house. */
export const bonusReturnCodes: readonly Code[] = ['BONUS_FORFEIT', 'BONUS_EXCESS']

/** What the bonus column of a report sums: grants less what went back. */
export const bonusCodes: readonly Code[] = [...promotionalCodes, ...bonusReturnCodes]

/** What the rebate column of a report sums. */
export const rebateCodes: readonly Code[] = ['REBATE', 'COMMISSION']
