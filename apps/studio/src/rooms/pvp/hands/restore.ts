import type { VoidReason } from '@baize/game-kit/pvp/conduct/state'
import { matchSeedContext } from '../../rooms-dependencies.ts'
import { fenced } from '../../shard/fence.ts'
import type { Shard } from '../../shard/shard.ts'
import { giveUpHolds } from '../money/holds.ts'
import type { Room } from '../room.ts'
import { newSeat, type Seat } from '../seat.ts'
import { Hand } from './hand.ts'
import { storeVoid } from './match-store.ts'
import { actsOf, replayStored, type StoredMatch } from './stored-match.ts'

/**
 * Takes up what another process left: matches are replayed from their acts and go on, seals are broken off, and money that
 * was put aside for hands that never began goes back (rooms.md 1.2).
 * @throws LeaseLost
 */
export async function restoreShard(shard: Shard): Promise<void> {
  const live = await liveMatches(shard).execute()
  await takeUpAll(shard, live)
  await giveUpIdle(shard, await idleHolds(shard).execute())
}

/**
 * The same for one room whose memory may differ from what is stored; its members sit again where their match goes on.
 * @throws LeaseLost
 */
export async function restoreRoom(shard: Shard, { spec, seats }: Room): Promise<void> {
  const ids = seats.flatMap(({ hold, asking }) => [hold, asking?.hold].flatMap(one => one?.id ?? []))
  const live = await liveMatches(shard).where('room', '=', spec.id).execute()
  await takeUpAll(shard, live)
  if (ids.length > 0) await giveUpIdle(shard, await idleHolds(shard).where('h.id', 'in', ids).execute())
}

const liveMatches = ({ deps }: Shard) =>
  deps.db.selectFrom('studio.match').selectAll().where('state', 'in', ['sealing', 'playing']).orderBy('begun_at')

async function takeUpAll(shard: Shard, matches: readonly StoredMatch[]): Promise<void> {
  for (const match of matches) {
    const reason = match.state === 'sealing' ? 'restart' : await takeUp(shard, match)
    if (reason) await storeVoid(shard.deps, match.id, { reason, serverSeed: seedOf(shard, match) })
  }
}

const giveUpIdle = ({ deps }: Shard, holds: readonly { id: string }[]): Promise<void> =>
  fenced(deps, tx =>
    giveUpHolds(
      tx,
      holds.map(({ id }) => id),
      deps.outside.now(),
    ),
  )

/** Holds of no match that is played or paid. */
const idleHolds = ({ deps: { db } }: Shard) =>
  db
    .selectFrom('studio.seat_hold as h')
    .select('h.id')
    .where('h.state', 'in', ['asking', 'held'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('studio.match_seat as s')
            .innerJoin('studio.match as m', 'm.id', 's.match_id')
            .select('s.seat')
            .whereRef('s.hold_id', '=', 'h.id')
            .where('m.state', 'in', ['playing', 'ending', 'refused']),
        ),
      ),
    )

const seedOf = ({ deps: { vault } }: Shard, { sealed_seed, commitment }: StoredMatch): Buffer | null =>
  vault.unseal(sealed_seed, `${matchSeedContext}:${commitment}`)

/** Replays a match and lets it go on; why it is void where it cannot. */
async function takeUp(shard: Shard, match: StoredMatch): Promise<VoidReason | null> {
  const { deps } = shard
  const serverSeed = seedOf(shard, match)
  if (!serverSeed) {
    deps.log.error({ match: match.id }, 'the seed of a match cannot be opened')
    return 'replay_differs'
  }
  const acts = (await actsOf(deps, [match.id])).get(match.id)!
  const { start, replayed } = replayStored(match, serverSeed, acts)
  if ('reason' in replayed) {
    deps.log.error({ match: match.id, alarm: replayed.alarm }, 'a match cannot go on')
    return replayed.reason
  }
  const seats = await seatsOf(shard, match)
  const running = { start, state: replayed.state, acts, serverSeed, hashes: match.hashes! }
  const room = shard.open({
    ...{ id: match.room, code: match.game_code, stakeUnits: Number(match.stake_units), mode: match.mode },
    ...{ currency: match.currency, privateCode: match.private_code },
  })
  room.resume(Hand.resumed(deps, running, seats), match.hand + 1)
  return null
}

async function seatsOf(shard: Shard, { id }: StoredMatch): Promise<Seat[]> {
  const rows = await shard.deps.db
    .selectFrom('studio.match_seat as s')
    .innerJoin('studio.visit as v', 'v.id', 's.visit_id')
    .innerJoin('studio.seat_hold as h', 'h.id', 's.hold_id')
    .selectAll('v')
    .select(['s.place', 's.hold_id', 's.queued_at', 'h.round_id', 'h.asked_at'])
    .where('s.match_id', '=', id)
    .orderBy('s.seat')
    .execute()
  return rows.map(({ place, hold_id, queued_at, round_id, asked_at, ...visit }) => ({
    ...newSeat(place, shard.playerOf(visit), (queued_at ?? asked_at).getTime()),
    hold: { id: hold_id, round: round_id, heldAt: asked_at.getTime() },
    isReady: true,
  }))
}
