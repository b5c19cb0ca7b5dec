import { z } from 'zod'
import {
  contractActions,
  contractEnds,
  contractStates,
  contractTypes,
  dividendPeriods,
  lineStates,
  mostTiers,
} from '../contracts.ts'
import { amount, gameCode, gameTypeCode, nothing, queryInt, reason, text, time, vendorCode } from './common.ts'
import { days, shownDays } from './records.ts'

/** Percent with up to four decimals, as 0.8 or 12.5. */
const rate = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/)
const threshold = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/)
const id = z.string().regex(/^\d{1,18}$/)

/** One step of a contract: what the team must reach for it, and the rate that it then pays. */
const tierSchema = z.strictObject({
  /** Valid bet of the period; of a salary, the bet amount per day, hour or 5 minutes. */
  validBet: threshold.default('0'),
  /** What the house keeps of the team in the period: its profit and loss, seen from the house. */
  netLoss: threshold.default('0'),
  activeMembers: z.number().int().min(0).max(1_000_000).default(0),
  rate,
})

const contractView = z.object({
  id: z.string(),
  type: z.enum(contractTypes),
  state: z.enum(contractStates),
  /** Account of who pays; null is the house. */
  payer: z.string().nullable(),
  payee: z.string(),
  /** Of a dividend; null for salaries. */
  period: z.enum(dividendPeriods).nullable(),
  /** The highest rate, in percent. */
  rate: z.string(),
  tiers: z.array(z.object({ validBet: amount, netLoss: amount, activeMembers: z.number().int(), rate: z.string() })),
  offeredAt: time,
  /** Until when an offer may be accepted. */
  expiresAt: time,
  /** From when it is to be in force, where that is not its acceptance. */
  startsAt: time.nullable(),
  /** Since when it is in force. */
  acceptedAt: time.nullable(),
  endedAt: time.nullable(),
  endReason: z.enum(contractEnds).nullable(),
})
const contracts = z.array(contractView)

/** What a member's contracts come to: what waits for an answer, and what runs. */
export const consolidatedContracts = z.object({
  /** Offers that wait for the member's answer. */
  divtypereq: contracts,
  dailysalreqtype: contracts,
  contracthoursalreq: contracts,
  realtimesalreqtype: contracts,
  /** Active contracts in which an upline pays the member. */
  divtypeinfo: contracts,
  dailysalinfotype: contracts,
  contracthoursalinfo: contracts,
  realtimesalinfotype: contracts,
  /** The active daily salary that the house itself pays. */
  contractmrdailysalinfotype: contracts,
  /** Accepted contracts that begin on a later day. */
  upcoming: contracts,
  /** True when the member has, had or was offered a contract of the type, or granted one. */
  enableCt: z.boolean(),
  salary: z.boolean(),
  hourSalary: z.boolean(),
  agentRealtimeSalary: z.boolean(),
})

const act = {
  action: z.enum(contractActions),
  /** Of every action but OFFER. */
  contractId: id.optional(),
  /** Of OFFER: the direct downline. */
  account: text(20).optional(),
  /** Of OFFER: the day on which the contract begins, such as 2027-06-15; left out, it begins when it is accepted. */
  startsOn: text(10).optional(),
}
/** Of OFFER: one threshold and the rate. */
const salaryTerms = { betAmount: threshold.optional(), rate: rate.optional() }
/** Of OFFER. */
const dividendTerms = {
  period: z.enum(dividendPeriods).optional(),
  tiers: z.array(tierSchema).min(1).max(mostTiers).optional(),
}
const salary = { request: z.strictObject({ ...act, ...salaryTerms }), response: contractView }
const contractPage = z.object({ list: contracts, totalCount: z.number().int(), totalPages: z.number().int() })
const paging = { page: queryInt(1, 1_000_000).default(1), pageSize: queryInt(1, 100).default(20) }

/** What every line of a contract has. */
const lineFigures = {
  id: z.string(),
  contractId: z.string(),
  windowStart: time,
  windowEnd: time,
  /** The side of the agent: paid, or paying. */
  side: z.enum(['RECEIVED', 'PAID']),
  /** Account of who pays; null is the house. */
  payer: z.string().nullable(),
  payee: z.string(),
  /** Of the payee's team. */
  validBet: amount,
  activeMembers: z.number().int(),
  /** Percent. */
  rate: z.string(),
  /** What the window earns, and what corrections of earlier windows and the lines before add or take. */
  due: amount,
  adjustment: amount,
  carryIn: amount,
  amount,
  /** What the next line begins with, never above 0. */
  carryOut: amount,
  state: z.enum(lineStates),
  paidAt: time.nullable(),
}
const salaryLine = z.object({ ...lineFigures, threshold: amount })
const dividendLine = z.object({
  ...lineFigures,
  turnover: amount,
  payout: amount,
  rebate: amount,
  bonus: amount,
  /** Received less paid, of the whole team. */
  salary: amount,
  netLoss: amount,
  /** The step that was reached, from 1; 0 is none. */
  tier: z.number().int(),
})
const lineFilter = { ...days, side: z.enum(['ALL', 'RECEIVED', 'PAID']).default('ALL') }
const linePage = <T extends z.ZodType>(line: T) => ({
  request: z.strictObject({ ...lineFilter, ...paging }),
  response: z.object({
    ...shownDays,
    list: z.array(line),
    /** Of all lines that match. */
    totals: z.object({ count: z.number().int(), due: amount, adjustment: amount, amount }),
    totalPages: z.number().int(),
  }),
})

export const contractSchemas = {
  'members.consolidated': { request: nothing, response: consolidatedContracts },
  'contracts.dividend': { request: z.strictObject({ ...act, ...dividendTerms }), response: contractView },
  'contracts.dailySalary': salary,
  'contracts.hourlySalary': salary,
  'contracts.realtimeSalary': salary,
  'contracts.own': {
    request: z.strictObject({
      side: z.enum(['RECEIVED', 'GRANTED']).default('RECEIVED'),
      type: z.enum(contractTypes).optional(),
      state: z.enum(contractStates).optional(),
      /** The other side's account. */
      account: text(20).optional(),
      ...paging,
    }),
    response: contractPage,
  },
  'contracts.simulate': {
    request: z.strictObject({ contractId: id }),
    response: z.object({
      from: time,
      to: time,
      /** Windows or periods with play, and those of them that would have been paid for. */
      windows: z.number().int(),
      paid: z.number().int(),
      amount,
    }),
  },
  'contracts.dividends': linePage(dividendLine),
  'contracts.dailySalaries': linePage(salaryLine),
  'contracts.hourlySalaries': linePage(salaryLine),
  'contracts.realtimeSalaries': linePage(salaryLine),
  'contracts.linesSheet': {
    request: z.strictObject({ ...lineFilter, type: z.enum(contractTypes) }),
    response: z.string(),
  },
  'contracts.linesCsv': {
    request: z.strictObject({ ...lineFilter, type: z.enum(contractTypes) }),
    response: z.string(),
  },
  'contracts.lineBets': {
    request: z.strictObject({ lineId: id, ...paging }),
    response: z.object({
      line: z.object({ ...lineFigures, type: z.enum(contractTypes) }),
      /** What earlier windows would earn now, less what they were last computed at. */
      adjustments: z.array(
        z.object({
          windowStart: time,
          windowEnd: time,
          validBetBefore: amount,
          validBet: amount,
          netLossBefore: amount,
          netLoss: amount,
          before: amount,
          after: amount,
          difference: amount,
        }),
      ),
      /** Bets of the window, the newest first, then those of earlier windows that became known late. */
      list: z.array(
        z.object({
          /** When the bet was settled, and when that became known. */
          time,
          knownAt: time,
          account: z.string(),
          betId: z.string(),
          roundId: z.string(),
          gameCode,
          gameName: z.string(),
          vendor: vendorCode,
          gameType: gameTypeCode,
          /** Below 0 where a bet was taken back. */
          stake: amount,
          payout: amount,
          validBet: amount,
          /** Belongs to an earlier window, and is in its adjustment. */
          late: z.boolean(),
        }),
      ),
      /** Of the window's own bets: what the line was computed from. */
      totals: z.object({ count: z.number().int(), stake: amount, payout: amount, validBet: amount }),
      totalPages: z.number().int(),
    }),
  },
  'contracts.offerAsHouse': {
    request: z.strictObject({
      account: text(20),
      type: z.enum(contractTypes),
      period: z.enum(dividendPeriods).optional(),
      /** A salary has one, with a valid bet and a rate. */
      tiers: z.array(tierSchema).min(1).max(mostTiers),
      startsOn: text(10).optional(),
      reason,
    }),
    response: contractView,
  },
  'contracts.endAsOperator': { request: z.strictObject({ contractId: id, reason }), response: contractView },
  'contracts.runs': {
    request: z.strictObject({ type: z.enum(contractTypes), ...paging }),
    response: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          period: z.enum(dividendPeriods).nullable(),
          windowStart: time,
          windowEnd: time,
          cutoff: time,
          state: z.enum(['FROZEN', 'DONE']),
          lines: z.number().int(),
          amount,
          /** What of it waits for a payer's money. */
          pending: amount,
        }),
      ),
      totalPages: z.number().int(),
    }),
  },
  'contracts.rerun': {
    request: z.strictObject({ id, reason }),
    response: z.object({
      lines: z.number().int(),
      /** Of all lines together; anything but 0.00 is a fault of ours. */
      difference: amount,
      differing: z.array(z.object({ lineId: z.string(), due: amount, computed: amount })),
    }),
  },
  'contracts.ofMember': {
    request: z.strictObject({ account: text(20), ...paging }),
    response: contractPage,
  },
}
