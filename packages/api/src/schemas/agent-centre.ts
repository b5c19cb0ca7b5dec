import { z } from 'zod'
import { agentTypes } from '../constants.ts'
import { contractTypes, dividendPeriods } from '../contracts.ts'
import { amount, nothing, queryInt, text, time } from './common.ts'
import { betFilter, betRow, betTotals, days, shownDays } from './records.ts'

const id = z.string().regex(/^\d{1,18}$/)
const paging = { page: queryInt(1, 100_000).default(1), pageSize: queryInt(1, 100).default(20) }
const count = z.number().int()
const account = z.object({ id, account: z.string() })

/** Money of members and what came of their play. */
const figures = {
  deposits: amount,
  withdrawals: amount,
  turnover: amount,
  validBet: amount,
  payout: amount,
  rebate: amount,
  bonus: amount,
}

const downline = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  type: z.union(agentTypes.map(type => z.literal(type))),
  /** Steps below the agent who asks. */
  level: count,
  balance: amount,
  lastSignInAt: time.nullable(),
  registeredAt: time,
  /** The member and everybody below, however deep. */
  teamSize: count,
  directCount: count,
  state: z.enum(['ACTIVE', 'BLOCKED']),
  /** What runs for the member, one of a type at most, with its highest rate in percent; `period` of dividends alone. */
  contracts: z.array(
    z.object({ type: z.enum(contractTypes), period: z.enum(dividendPeriods).nullable(), rate: z.string() }),
  ),
})

/** How the accounts begin that are asked for; the whole team where left out. */
const accountStart = text(100).optional()
const moveFilter = {
  account: accountStart,
  /** Codes of transfers, separated by commas. */
  codes: text(300).optional(),
}
const losses = {
  /** Contract salaries for windows inside the days, received less paid. */
  salary: amount,
  /** Turnover less payout, rebate, bonus and salary. */
  netLoss: amount,
}
const income = {
  dividend: amount,
  daily: amount,
  hourly: amount,
  realtime: amount,
  commission: amount,
  /** The sum of these. */
  income: amount,
  paidToDownlines: amount,
  kept: amount,
}

const home = {
  ...income,
  /** Of the agent's own play. */
  rebate: amount,
  /** Income and rebate. */
  earned: amount,
  /** Of the team: who registered, deposits, turnover, and payout, rebate and bonus less turnover. */
  registered: count,
  deposits: amount,
  turnover: amount,
  netWin: amount,
}
const aboutMember = { memberId: id, account: z.string(), at: time }
const alert = z.discriminatedUnion('kind', [
  /** Whose first deposit was confirmed of late, and its amount. */
  z.object({ kind: z.literal('NEW_DEPOSITOR'), ...aboutMember, amount }),
  /** Members that won much of late: payout less stake, and the last bet of it. */
  z.object({ kind: z.literal('BIG_WINNER'), ...aboutMember, amount }),
  /** Members that have not played for some days, and when last. */
  z.object({ kind: z.literal('DORMANT'), ...aboutMember, days: count }),
  /** A contract whose next step lacks little: valid bet or net loss as an amount, active members as a number. */
  z.object({
    kind: z.literal('THRESHOLD_NEAR'),
    contractId: id,
    type: z.enum(contractTypes),
    of: z.enum(['VALID_BET', 'NET_LOSS', 'ACTIVE']),
    left: z.string(),
    windowEnd: time,
  }),
])

export const agentCentreSchemas = {
  'agents.home': {
    request: nothing,
    response: z.object({
      at: time,
      /** Until when the day before counts in `before`. */
      comparedUntil: time,
      today: z.object(home),
      /** The day before up to the same time of day. */
      before: z.object(home),
      /** Windows of the agent's contracts that run or wait to be settled, the soonest due first. */
      accruing: z.array(
        z.object({
          contractId: id,
          type: z.enum(contractTypes),
          period: z.enum(dividendPeriods).nullable(),
          /** Null is the house. */
          payer: z.string().nullable(),
          windowStart: time,
          windowEnd: time,
          dueAt: time,
          /** Of the team in the window so far; `netLoss` of dividends alone. */
          validBet: amount,
          netLoss: amount.nullable(),
          activeMembers: count,
          /** In percent, of the step that is reached. */
          rate: z.string(),
          /** What would be paid if the window ended now. */
          amount,
          /** The step that comes next; null once the highest is reached. */
          next: z.object({ validBet: amount, netLoss: amount, activeMembers: count, rate: z.string() }).nullable(),
        }),
      ),
      /** The first of these that pays anything. */
      next: z.object({ contractId: id, windowStart: time }).nullable(),
      alerts: z.array(alert),
    }),
  },
  'agents.member': {
    request: z.strictObject({ id, ...days }),
    response: z.object({
      ...shownDays,
      member: downline,
      /** From the agent who asks down to the member. */
      path: z.array(account),
      ...figures,
      netWin: amount,
      /** What the agent earned by the member in these days: parts of paid salaries and dividends, and commissions. */
      earned: amount,
      lastBetAt: time.nullable(),
      lastDeposit: z.object({ at: time, amount }).nullable(),
    }),
  },
  'agents.overview': {
    request: z.strictObject(days),
    response: z.object({
      ...shownDays,
      /** The team as it is now, the agent included. */
      members: count,
      direct: count,
      /** Members whose valid bet of these days reaches what the brand asks for. */
      active: count,
      /** Registered in these days. */
      registered: count,
      ...figures,
      /** Payout, rebate and bonus less turnover: the members' side. */
      netWin: amount,
      /** Oldest first, days without anything included. */
      byDay: z.array(z.object({ day: z.string(), registered: count, ...figures, netWin: amount })),
    }),
  },
  'agents.overviewSheet': { request: z.strictObject(days), response: z.string() },
  'agents.downlines': {
    request: z.strictObject({
      /** A member of the team whose direct downlines are asked for; the agent's own where left out. */
      of: id.optional(),
      /** How the accounts begin that are looked for, in the whole team of that member. */
      account: text(100).optional(),
      sort: z.enum(['REGISTERED', 'ACCOUNT', 'BALANCE']).default('REGISTERED'),
      ...paging,
    }),
    response: z.object({
      list: z.array(downline),
      /** From the agent who asks down to whose downlines are shown. */
      path: z.array(account),
      totalCount: count,
      totalPages: count,
    }),
  },
  'agents.bets': {
    request: z.strictObject({ ...betFilter, account: accountStart, ...paging }),
    response: z.object({
      ...shownDays,
      list: z.array(betRow.extend({ account: z.string(), level: count })),
      totals: betTotals,
      totalPages: count,
    }),
  },
  'agents.betsSheet': { request: z.strictObject({ ...betFilter, account: accountStart }), response: z.string() },
  'agents.statements': {
    request: z.strictObject({ ...days, account: accountStart, ...paging }),
    response: z.object({
      ...shownDays,
      /** Members who did anything in these days, the agent first. */
      list: z.array(z.object({ account: z.string(), level: count, ...figures, ...losses })),
      /** Of all of them, whatever page is shown. */
      total: z.object({ ...figures, ...losses }),
      totalCount: count,
      totalPages: count,
    }),
  },
  'agents.statementsSheet': { request: z.strictObject({ ...days, account: accountStart }), response: z.string() },
  'agents.income': {
    request: z.strictObject(days),
    response: z.object({
      ...shownDays,
      /** Oldest first, days without anything included. */
      list: z.array(z.object({ day: z.string(), ...income })),
      total: z.object(income),
    }),
  },
  'agents.incomeSheet': { request: z.strictObject(days), response: z.string() },
  'agents.transactions': {
    request: z.strictObject({ ...days, ...moveFilter, ...paging }),
    response: z.object({
      ...shownDays,
      list: z.array(
        z.object({
          /** Of the transfer; one between two of the team stands twice. */
          id,
          time,
          account: z.string(),
          level: count,
          /** Code of the transfer, as in the account record. */
          type: z.string(),
          in: amount,
          out: amount,
          reference: z.string().nullable(),
        }),
      ),
      byType: z.array(z.object({ type: z.string(), count, in: amount, out: amount })),
      totals: z.object({ count, in: amount, out: amount }),
      totalPages: count,
    }),
  },
  'agents.transactionsSheet': { request: z.strictObject({ ...days, ...moveFilter }), response: z.string() },
  'agents.register': {
    request: z.strictObject({ username: text(255, 1), type: z.literal([0, 1]) }),
    /** The password is stored nowhere and must be changed at the first sign-in. */
    response: z.object({ id, account: z.string(), password: z.string() }),
  },
  'agents.affiliateCodes': {
    request: z.strictObject(days),
    response: z.object({
      ...shownDays,
      list: z.array(
        z.object({
          /** What a registration link carries as `affiliateCode`. */
          code: z.string(),
          label: z.string(),
          createdAt: time,
          /** Visits that began by the link in these days. */
          clicks: count,
          /** Members who registered by it in these days, and members whose first deposit was confirmed in them. */
          registrations: count,
          firstDeposits: count,
          /** In these days, of all who ever came by it; `earned` by the agent. */
          turnover: amount,
          earned: amount,
        }),
      ),
    }),
  },
  'agents.createAffiliateCode': {
    request: z.strictObject({ label: text(40).default('') }),
    response: z.object({ code: z.string() }),
  },
  'agents.announcements': {
    request: z.strictObject({ ...paging, pageSize: queryInt(1, 50).default(9) }),
    response: z.object({
      list: z.array(z.object({ id, title: z.string(), html: z.string(), postedAt: time })),
      totalPages: count,
    }),
  },
}
