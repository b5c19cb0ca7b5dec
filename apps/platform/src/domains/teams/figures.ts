import { toWire } from '@baize/money'
import { type RawBuilder, sql } from 'kysely'
import type { Columns } from '../../kernel/sheets/sheet-of.ts'
import { bonusCodes, depositCodes, rebateCodes, withdrawalCodes } from '../ledger/index.ts'
import type { TeamRange } from './dependencies.ts'

/** What the members of a team put in, took out, played and were given. */
export interface Figures {
  deposits: bigint
  withdrawals: bigint
  turnover: bigint
  validBet: bigint
  payout: bigint
  rebate: bigint
  bonus: bigint
}

export const noFigures: Figures = {
  deposits: 0n,
  withdrawals: 0n,
  turnover: 0n,
  validBet: 0n,
  payout: 0n,
  rebate: 0n,
  bonus: 0n,
}

/** The members' side of it: payout, rebate and bonus less turnover. */
export const netWinUnits = ({ payout, rebate, bonus, turnover }: Figures): bigint => payout + rebate + bonus - turnover

export const presentFigures = (figures: Figures) => ({
  deposits: toWire(figures.deposits),
  withdrawals: toWire(figures.withdrawals),
  turnover: toWire(figures.turnover),
  validBet: toWire(figures.validBet),
  payout: toWire(figures.payout),
  rebate: toWire(figures.rebate),
  bonus: toWire(figures.bonus),
})

/** Columns of figures in a file, in the order of {@link figureCells}. */
export const figureColumns: Columns = [
  ['deposits', 'money'],
  ['withdrawals', 'money'],
  ['turnover', 'money'],
  ['validBet', 'money'],
  ['payout', 'money'],
  ['rebate', 'money'],
  ['bonus', 'money'],
]

export const figureCells = (shown: Record<keyof Figures, string>): string[] => [
  ...[shown.deposits, shown.withdrawals, shown.turnover, shown.validBet],
  ...[shown.payout, shown.rebate, shown.bonus],
]

/**
 * Settled play of the team as rows `t` (agents.team_over_time) and `p` (rounds.played), by the time it was earned: of whoever was in
 * the team then.
 */
export const teamPlay = ({ agentId, start, end }: TeamRange): RawBuilder<unknown> => sql`
  agents.team_over_time t
  join rounds.played(${start}, ${end}) p on p.member_id = t.descendant_id and p.earned_at >= t.from_at and p.earned_at < t.until_at
  where t.ancestor_id = ${agentId}`

/** Real money that came to the team from outside, or left it, as rows `t` and `m` (ledger.member_move), by posting time. */
export const teamMoney = ({ agentId, start, end, currency }: TeamRange): RawBuilder<unknown> => sql`
  agents.team_over_time t
  join ledger.member_move m on m.member_id = t.descendant_id and m.posted_at >= t.from_at and m.posted_at < t.until_at
  where t.ancestor_id = ${agentId} and m.book = 'REAL' and m.currency = ${currency}
    and m.posted_at >= ${start} and m.posted_at < ${end}
    and m.code = any (${[...depositCodes, ...withdrawalCodes, ...rebateCodes, ...bonusCodes]}::text[])`

/** Sums over the rows of {@link teamPlay}, as columns. */
export const playSums = sql`
  sum(p.stake_units)::bigint as turnover, sum(p.valid_units)::bigint as valid_bet, sum(p.payout_units)::bigint as payout`

/** Sums over the rows of {@link teamMoney}, as columns; withdrawals are above 0. */
export const moneySums = sql`
  coalesce(sum(m.units) filter (where m.code = any (${depositCodes}::text[])), 0)::bigint as deposits,
  coalesce(-sum(m.units) filter (where m.code = any (${withdrawalCodes}::text[])), 0)::bigint as withdrawals,
  coalesce(sum(m.units) filter (where m.code = any (${rebateCodes}::text[])), 0)::bigint as rebate,
  coalesce(sum(m.units) filter (where m.code = any (${bonusCodes}::text[])), 0)::bigint as bonus`
