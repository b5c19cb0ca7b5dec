import type { MissedCatch, SceneRow } from '@baize/game-kit/fish/index'
import { toHex } from '@baize/game-kit/seeds'
import type { Visit } from '../../../visits.ts'
import type { ShardDependencies } from '../../rooms-dependencies.ts'
import { SceneChain } from '../scenes/scene-chain.ts'
import { Sea } from '../sea.ts'
import type { SeaDependencies } from '../sea-dependencies.ts'
import { FishPlayer } from '../seats/fish-player.ts'
import { newPurse } from '../seats/purse.ts'
import { scenesOf } from '../tickets/scenes-of.ts'
import { rebuildTickets } from './rebuild-tickets.ts'
import { newBatch } from './room-journal.ts'
import { writeBatch } from './write-batch.ts'

/** Purses wait so long for their players after a restart (rooms.md 1.2). */
const KEPT_MS = 300_000

/**
 * Takes up what another process left: tickets are rebuilt from the journal and end as they stand, and purses wait for their
 * players (rooms.md 1.2).
 * @param onLost the lease has passed on
 * @throws LeaseLost
 */
export async function restoreSea(shard: ShardDependencies, onLost: () => void): Promise<Sea> {
  const deps: SeaDependencies = { ...shard, chain: await SceneChain.load(shard) }
  const { seq, tickets } = await rebuildTickets(deps)
  const ended = await Promise.all(
    tickets
      .filter(({ result }) => result !== null)
      .map(async ({ serial, room, result }) => ({
        ...{ serial, result: result! },
        scenes: scenesOf(await storedScenes(deps, room), result!),
      })),
  )
  const unused = tickets.filter(({ result }) => result === null).map(({ serial }) => serial)
  await writeBatch(deps, seq, { ...newBatch(), ended, dropped: unused })
  const sea = new Sea(deps, seq, onLost)
  const missed = new Map(tickets.map(({ purse, catches }) => [purse, catches]))
  await takeUpPurses(sea, missed)
  return sea
}

async function storedScenes({ db, chain }: SeaDependencies, room: string): Promise<SceneRow[]> {
  const rows = await db
    .selectFrom('studio.fish_scene')
    .selectAll()
    .where('room_id', '=', room)
    .orderBy('number')
    .execute()
  return rows.map(({ number, t0_ms, freezes_ms, reliefs_ms }) => ({
    ...{ number, seed: toHex(chain.seedOf(number)), commitment: chain.commitmentOf(number), t0Ms: t0_ms },
    ...{ freezesMs: freezes_ms, reliefsMs: reliefs_ms },
  }))
}

/** Purses that are open, with what is under way of each. */
async function takeUpPurses(sea: Sea, missed: ReadonlyMap<string, MissedCatch[]>): Promise<void> {
  const { db } = sea.deps
  const purses = await db
    .selectFrom('studio.fish_purse as p')
    .innerJoin('studio.visit as v', 'v.id', 'p.visit_id')
    .selectAll('v')
    .select(['p.id as purse', 'p.held_units', 'p.holds'])
    .where('p.state', '=', 'open')
    .execute()
  const asking = await db
    .selectFrom('studio.fish_hold')
    .select(['id', 'purse_id'])
    .where('state', '=', 'asking')
    .execute()
  const ending = await db
    .selectFrom('studio.fish_ticket')
    .select(['serial', 'purse_id', 'staked_units', 'won_units'])
    .where('state', 'in', ['ending', 'refused'])
    .execute()
  for (const { purse: id, held_units, holds, ...visit } of purses) {
    const player = new FishPlayer(visit as Visit, sea.nowMs)
    player.keptUntilMs = sea.nowMs + KEPT_MS
    player.purse = { ...newPurse(id), heldUnits: Number(held_units), holds }
    for (const hold of asking) if (hold.purse_id === id) player.purse.asking.set(hold.id, 0)
    for (const ticket of ending)
      if (ticket.purse_id === id) {
        player.purse.tickets.add(ticket.serial)
        player.purse.owedUnits += Number(ticket.won_units) - Number(ticket.staked_units)
      }
    player.missed(missed.get(id) ?? [])
    sea.players.set(player.key, player)
  }
}
