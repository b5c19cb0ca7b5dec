import type { ConcludeReply } from '@baize/api/wallet-protocol'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import { sql } from 'kysely'
import { comesAgain } from '../../../wallet/wallet-client.ts'
import { type Conclude, sendBatch } from '../../../wallet/wallet-moves.ts'
import { RETRY_MS } from '../../hold-terms.ts'
import type { RoomsDependencies } from '../../rooms-dependencies.ts'
import { definitionOf } from '../room-spec.ts'
import { noteRatings, type PaidDuel } from '../seating/ratings.ts'

interface DueMatch {
  id: string
  room: string
  game_code: string
  currency: string
  mode: 'real' | 'private'
  settlement: string
}

interface Holder {
  wallet_token: string
  user_id: string
  round_id: string
}

/** The end of a match as the wallet took it for certain, or refused it. */
interface CertainEnd {
  match: DueMatch
  holders: readonly Holder[]
  reply: ConcludeReply
}

/**
 * Ends matches at the wallet until each answer is certain (rule R5 of the wallet protocol).
 * @param paid by match, members who may bet no more; null where the wallet refused the end for certain
 */
export async function concludeMatches(
  deps: RoomsDependencies,
  paid: (match: Pick<DueMatch, 'id' | 'room'>, barred: string[] | null) => void,
): Promise<void> {
  const { db, outside } = deps
  const now = outside.now()
  const { rows } = await sql<DueMatch>`
    update studio.match set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    where id in (select id from studio.match where state = 'ending' and retry_at <= ${now}::timestamptz
      order by retry_at limit 100 for update skip locked)
    returning id, room, game_code, currency, mode, settlement`.execute(db)
  if (rows.length === 0) return
  const holders = await holdersOf(deps, rows)
  const replies = await sendBatch(
    deps,
    'conclude',
    rows.map(match => callOf(match, holders.get(match.id)!)),
  )
  const ends = rows.flatMap((match, i): CertainEnd[] => {
    const reply = replies[i]
    return reply && !comesAgain(reply.status) ? [{ match, holders: holders.get(match.id)!, reply }] : []
  })
  for (const { match, reply } of ends)
    if (reply.status !== 'OK')
      deps.log.error({ match: match.id, status: reply.status }, 'the end of a match was refused')
  if (ends.length > 0) await writeEnds(deps, ends)
  for (const end of ends) paid(end.match, isDone(end) ? barredOf(end.reply) : null)
}

const paidDuel = ({ match, holders: [first, second] }: CertainEnd): PaidDuel => ({
  ...{ gameCode: match.game_code, members: [first!.user_id, second!.user_id] },
  settlement: JSON.parse(match.settlement),
})

const isDuel = ({ game_code }: DueMatch): boolean => definitionOf({ code: game_code as MatchCode }).mostSeats === 2

const barredOf = ({ seats }: ConcludeReply): string[] =>
  seats.filter(({ may_play }) => !may_play).map(({ user }) => user)

const isDone = ({ reply }: CertainEnd): boolean => reply.status === 'OK'

/** Notes matches of whose end the wallet is certain, each once. */
function writeEnds({ db }: RoomsDependencies, ends: readonly CertainEnd[]): Promise<void> {
  return db.transaction().execute(async tx => {
    const noted = await sql<{ id: string }>`
      update studio.match m set state = case when e.is_done then 'ended' else 'refused' end, retry_at = null
      from unnest(${ends.map(({ match }) => match.id)}::text[], ${ends.map(isDone)}::boolean[]) as e (id, is_done)
      where m.id = e.id and m.state = 'ending' returning m.id`.execute(tx)
    const ids = new Set(noted.rows.map(({ id }) => id))
    const paid = ends.filter(end => isDone(end) && ids.has(end.match.id))
    await sql`update studio.seat_hold h set state = 'paid', retry_at = null
      from studio.match_seat s where s.match_id = any(${paid.map(({ match }) => match.id)}) and s.hold_id = h.id`.execute(
      tx,
    )
    const duels = paid.filter(({ match }) => match.mode === 'real' && isDuel(match))
    await noteRatings(tx, duels.map(paidDuel))
  })
}

/** Members of matches by the ids of these, in the order of their seats, with what the wallet holds for them. */
async function holdersOf({ db }: RoomsDependencies, matches: readonly DueMatch[]): Promise<Map<string, Holder[]>> {
  const rows = await db
    .selectFrom('studio.match_seat as s')
    .innerJoin('studio.visit as v', 'v.id', 's.visit_id')
    .innerJoin('studio.seat_hold as h', 'h.id', 's.hold_id')
    .select(['s.match_id', 'v.wallet_token', 'v.user_id', 'h.round_id'])
    .where(
      's.match_id',
      'in',
      matches.map(({ id }) => id),
    )
    .orderBy('s.seat')
    .execute()
  return Map.groupBy(rows, ({ match_id }) => match_id)
}

function callOf({ id, game_code, currency, settlement }: DueMatch, holders: readonly Holder[]): Conclude {
  const { rakeUnits, seats } = JSON.parse(settlement) as MatchSettlement
  return {
    ...{ transaction_uuid: `${id}:end`, round: id, game_code, currency, rake: rakeUnits },
    seats: holders.map(({ wallet_token, user_id, round_id }, seat) => {
      const { stakeUnits, payoutUnits, validUnits, status } = seats[seat]!
      return {
        ...{ token: wallet_token, user: user_id, hold_round: round_id, bet_uuid: `${id}:bet${seat}` },
        ...{ stake: stakeUnits, payout: payoutUnits, valid_amount: validUnits, status },
        ...{ into: 'free' as const, release: true },
      }
    }),
  }
}
