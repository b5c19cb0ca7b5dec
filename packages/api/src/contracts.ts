/** Kinds of contracts between an upline, or the house, and a member directly below. */
export const contractTypes = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const
export type ContractType = (typeof contractTypes)[number]

/** How often a dividend is settled. */
export const dividendPeriods = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const
export type DividendPeriod = (typeof dividendPeriods)[number]

/** ACCEPTED waits for the day on which it begins. */
export const contractStates = [
  'OFFERED',
  'ACCEPTED',
  'ACTIVE',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'TERMINATED',
] as const
export type ContractState = (typeof contractStates)[number]

/** Why a contract is terminated. */
export const contractEnds = ['SUPERSEDED', 'UPLINE', 'DOWNLINE', 'CASCADE', 'OPERATOR'] as const
export type ContractEnd = (typeof contractEnds)[number]

/**
 * FROZEN is computed and not yet tried; ZERO earned nothing, NETTED less than the debt that was carried in, CARRIED less than
 * a cent, which goes on to the next line.
 */
export const lineStates = ['FROZEN', 'PAID', 'PENDING', 'ZERO', 'NETTED', 'CARRIED'] as const
export type LineState = (typeof lineStates)[number]

export const contractActions = ['OFFER', 'ACCEPT', 'REJECT', 'WITHDRAW', 'TERMINATE'] as const

/** Highest rate that a contract may grant, in parts per million. */
export const highestRatePpm: Record<ContractType, number> = {
  DIVIDEND: 500_000,
  DAILY: 50_000,
  HOURLY: 50_000,
  REALTIME: 50_000,
}
/** Steps that a dividend contract may have; salaries have one. */
export const mostTiers = 10
/** Days in which an offer may be accepted. */
export const offerDays = 7
/** Days ahead on which a contract may begin at most. */
export const mostStartDays = 30
/** Minutes for which a real-time salary pays. */
export const realtimeSalaryMinutes = 5
