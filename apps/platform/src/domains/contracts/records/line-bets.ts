import type { GameType, InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { usernamesOf } from '../../identity/index.ts'
import type { ContractsDependencies } from '../dependencies.ts'
import { lineById, type StoredLine } from './lines.ts'
import { presentLines } from './present-lines.ts'

interface Bet {
  memberId: bigint
  betId: bigint
  roundId: string
  gameCode: string
  vendor: string
  gameType: GameType
  stake: bigint
  payout: bigint
  valid: bigint
  earnedAt: Date
  knownAt: Date
  late: boolean
}

/**
 * A line with its adjustments and a page of the bets that made it: those of the payee's team in the window that were known
 * at the cut-off, and those of earlier windows that became known since the cut-off before.
 * @throws ApiError not_found for a line of which the member is neither side
 */
export async function lineBets(
  { database: { kysely }, catalogue, currency }: Pick<ContractsDependencies, 'database' | 'catalogue' | 'currency'>,
  memberId: bigint,
  { lineId, page, pageSize }: InputOf<'contracts.lineBets'>,
  language: Language,
): Promise<ResponseOf<'contracts.lineBets'>> {
  const line = await lineById(kysely, BigInt(lineId))
  if (!line || (line.payeeId !== memberId && line.payerId !== memberId)) throw new ApiError('not_found')
  const facts = factsOf(line, currency)
  const { rows: bets } = await sql<Bet>`
    select member_id as "memberId", bet_id as "betId", round_id as "roundId", game_code as "gameCode",
      vendor_code as vendor, game_type as "gameType", stake_units as stake, payout_units as payout, valid_units as valid,
      earned_at as "earnedAt", known_at as "knownAt", late
    from ${facts} order by late, earned_at desc, fact_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    kysely,
  )
  const { rows: sums } = await sql<{ all: number; count: number; stake: bigint; payout: bigint; valid: bigint }>`
    select count(*)::int as all, (count(*) filter (where not late))::int as count,
      coalesce(sum(stake_units) filter (where not late), 0)::bigint as stake,
      coalesce(sum(payout_units) filter (where not late), 0)::bigint as payout,
      coalesce(sum(valid_units) filter (where not late), 0)::bigint as valid
    from ${facts}`.execute(kysely)
  const names = await usernamesOf(kysely, [...new Set(bets.map(bet => bet.memberId))])
  const [shown] = await presentLines(kysely, memberId, [line])
  const { all, count, stake, payout, valid } = sums[0]!
  return {
    line: { ...shown!, type: line.type },
    adjustments: await adjustmentsOf(kysely, line),
    list: bets.map(bet => ({
      time: bet.earnedAt.toISOString(),
      knownAt: bet.knownAt.toISOString(),
      account: names.get(bet.memberId) ?? '',
      betId: bet.betId.toString(),
      roundId: bet.roundId,
      gameCode: bet.gameCode,
      gameName: catalogue.nameOf(bet.gameCode, language),
      vendor: bet.vendor,
      gameType: bet.gameType,
      stake: toWire(bet.stake),
      payout: toWire(bet.payout),
      validBet: toWire(bet.valid),
      late: bet.late,
    })),
    totals: { count, stake: toWire(stake), payout: toWire(payout), validBet: toWire(valid) },
    totalPages: Math.ceil(all / pageSize),
  }
}

/** What became known is known no earlier than it was earned, so that the index over the known times finds it. */
const factsOf = ({ id, payeeId, start, end, cutoff, knownFrom }: StoredLine, currency: string) => sql`(
  select f.*, false as late from rounds.facts_between(${currency}, ${start}, ${end}, ${start}, ${cutoff}) f
  join agents.team_over_time t on t.descendant_id = f.member_id and f.earned_at >= t.from_at and f.earned_at < t.until_at
  where t.ancestor_id = ${payeeId}
  union all
  select f.*, true from contracts.adjustment a
  cross join lateral rounds.facts_between(${currency}, a.window_start, a.window_end, ${knownFrom}, ${cutoff}) f
  join agents.team_over_time t on t.descendant_id = f.member_id and f.earned_at >= t.from_at and f.earned_at < t.until_at
  where t.ancestor_id = ${payeeId} and a.line_id = ${id}
) facts`

async function adjustmentsOf(
  db: Queryable,
  { id }: StoredLine,
): Promise<ResponseOf<'contracts.lineBets'>['adjustments']> {
  const { rows } = await sql<
    Record<'validBefore' | 'valid' | 'netBefore' | 'net' | 'before' | 'after', bigint> & Record<'start' | 'end', Date>
  >`
    select window_start as start, window_end as "end", valid_bet_before_units as "validBefore", valid_bet_units as valid,
      net_loss_before_units as "netBefore", net_loss_units as net, before_units as before, after_units as after
    from contracts.adjustment where line_id = ${id} order by window_start`.execute(db)
  return rows.map(({ start, end, validBefore, valid, netBefore, net, before, after }) => ({
    windowStart: start.toISOString(),
    windowEnd: end.toISOString(),
    validBetBefore: toWire(validBefore),
    validBet: toWire(valid),
    netLossBefore: toWire(netBefore),
    netLoss: toWire(net),
    before: toWire(before),
    after: toWire(after),
    difference: toWire(after - before),
  }))
}
