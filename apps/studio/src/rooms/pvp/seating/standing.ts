import { barredUntil } from '@baize/game-kit/pvp/deal/sealing'
import type { RoomError } from '@baize/game-kit/pvp/frames/errors'
import type { Meeting } from '@baize/game-kit/pvp/matchmaking/quick-seat'
import { sql } from 'kysely'
import { WalletUncertain } from '../../../wallet/wallet-client.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import type { Player } from '../../shard/player.ts'
import { ratingOf } from './ratings.ts'

const HOUR_MS = 3_600_000

/** Shows a member's session to the wallet, and reads how it stands: why it may not play for money, whom it met, its rating. */
export async function standingOf(
  { db, wallet }: ShardDependencies,
  player: Player,
  at: number,
): Promise<RoomError | null> {
  const { wallet_token: token, user_id: user, game_code, currency } = player.visit
  const reply = await wallet.session({ token, user, game_code, currency }).catch(error => {
    if (error instanceof WalletUncertain) return null
    throw error
  })
  if (reply?.status !== 'OK') return 'wallet_unavailable'
  const { rows: broken } = await sql<{ ended_at: Date }>`
    select ended_at from studio.match
    where broken_by <> '{}' and broken_by @> ${[user]} and ended_at > ${new Date(at - 2 * HOUR_MS)}::timestamptz`.execute(
    db,
  )
  const endedAt = broken.map(({ ended_at }) => ended_at.getTime())
  if (barredUntil(endedAt, at) !== null) return 'limit_reached'
  player.meetings = await meetingsOf(db, user, at)
  player.rating = await ratingOf(db, user, game_code)
  return null
}

/** Members that one has met within the last hour. */
async function meetingsOf(db: ShardDependencies['db'], user: string, at: number): Promise<Meeting[]> {
  const { rows } = await sql<{ other: string; begun_at: Date }>`
    select o.user_id as other, m.begun_at from studio.match_seat s
    join studio.match m on m.id = s.match_id join studio.match_seat o on o.match_id = m.id and o.user_id <> s.user_id
    where s.user_id = ${user} and m.begun_at > ${new Date(at - HOUR_MS)}::timestamptz`.execute(db)
  return rows.map(({ other, begun_at }) => ({ members: [user, other] as const, at: begun_at.getTime() }))
}
