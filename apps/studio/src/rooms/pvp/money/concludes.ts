import type { ConcludeReply } from '@baize/api/wallet-protocol'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import { sql } from 'kysely'
import { type WalletClient, WalletUncertain } from '../../../wallet/wallet-client.ts'
import { RETRY_MS } from '../../hold-terms.ts'
import type { RoomsDependencies } from '../../rooms-dependencies.ts'
import { definitionOf } from '../room-spec.ts'
import { noteRatings } from '../seating/ratings.ts'

interface DueMatch {
  id: string
  game_code: string
  currency: string
  mode: 'real' | 'private'
  settlement: string
}

/**
 * Ends matches at the wallet until each answer is certain (rule R5 of the wallet protocol).
 * @param paid by the id of a match, members who may bet no more; null where the wallet refused the end for certain
 */
export async function concludeMatches(
  deps: RoomsDependencies,
  paid: (match: string, barred: string[] | null) => void,
): Promise<void> {
  const { db, outside } = deps
  const now = outside.now()
  const { rows } = await sql<DueMatch>`
    update studio.match set retry_at = ${new Date(now.getTime() + RETRY_MS)}::timestamptz
    where id in (select id from studio.match where state = 'ending' and retry_at <= ${now}::timestamptz
      order by retry_at limit 100 for update skip locked)
    returning id, game_code, currency, mode, settlement`.execute(db)
  await Promise.all(rows.map(match => conclude(deps, match, paid)))
}

async function conclude(
  deps: RoomsDependencies,
  match: DueMatch,
  paid: (match: string, barred: string[] | null) => void,
): Promise<void> {
  const { db, wallet, log } = deps
  try {
    const call = await callOf(deps, match)
    const reply = await wallet.conclude(call)
    const isDone = reply.status === 'OK'
    if (!isDone) log.error({ match: match.id, status: reply.status }, 'the end of a match was refused')
    await db.transaction().execute(async tx => {
      await tx
        .updateTable('studio.match')
        .set({ state: isDone ? 'ended' : 'refused', retry_at: null })
        .where('id', '=', match.id)
        .where('state', '=', 'ending')
        .execute()
      if (!isDone) return
      await sql`update studio.seat_hold h set state = 'paid', retry_at = null
        from studio.match_seat s where s.match_id = ${match.id} and s.hold_id = h.id`.execute(tx)
      const [first, second] = call.seats
      if (match.mode === 'real' && isDuel(match))
        await noteRatings(tx, match.game_code, [first!.user, second!.user], JSON.parse(match.settlement))
    })
    paid(match.id, isDone ? barredOf(reply) : null)
  } catch (error) {
    if (!(error instanceof WalletUncertain)) throw error
    log.warn({ err: error, match: match.id }, 'the end of a match has no certain answer; it is sent again')
  }
}

const isDuel = ({ game_code }: DueMatch): boolean => definitionOf({ code: game_code as MatchCode }).mostSeats === 2

const barredOf = ({ seats }: ConcludeReply): string[] =>
  seats.filter(({ may_play }) => !may_play).map(({ user }) => user)

async function callOf(
  { db }: RoomsDependencies,
  { id, game_code, currency, settlement }: DueMatch,
): Promise<Parameters<WalletClient['conclude']>[0]> {
  const { rakeUnits, seats } = JSON.parse(settlement) as MatchSettlement
  const holders = await db
    .selectFrom('studio.match_seat as s')
    .innerJoin('studio.visit as v', 'v.id', 's.visit_id')
    .innerJoin('studio.seat_hold as h', 'h.id', 's.hold_id')
    .select(['v.wallet_token', 'v.user_id', 'h.round_id'])
    .where('s.match_id', '=', id)
    .orderBy('s.seat')
    .execute()
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
