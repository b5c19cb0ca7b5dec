import type { MatchStart } from '@baize/game-kit/pvp/conduct/start'
import type { MatchAct, MatchMode, VoidReason } from '@baize/game-kit/pvp/conduct/state'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import { sql } from 'kysely'
import { matchSeedContext, type ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced, writeFenced } from '../../shard/fence.ts'
import { giveUpHolds } from '../money/holds.ts'

/** A match as it is stored before its seal is told: it binds the house. */
export interface BegunMatch {
  id: string
  room: string
  code: MatchCode
  definitionHash: string
  currency: string
  mode: Exclude<MatchMode, 'practice'>
  stakeUnits: number
  /** Of a private room: its friends find it by this after a restart too. */
  privateCode: string | null
  hand: number
  lead: number | null
  commitment: string
  serverSeed: Uint8Array
  /** By seat of the match. */
  seats: { place: number; visitId: bigint; userId: string; holdId: string; queuedAt: number }[]
}

/** Stores a match whose seal is about to be told. @throws LeaseLost */
export function storeBegun(deps: ShardDependencies, match: BegunMatch): Promise<void> {
  const { id, room, code, currency, mode, hand, lead, commitment } = match
  return fenced(deps, async tx => {
    await tx
      .insertInto('studio.match')
      .values({
        ...{ id, room, game_code: code, definition_hash: match.definitionHash, currency, mode, hand, lead, commitment },
        ...{ stake_units: BigInt(match.stakeUnits), private_code: match.privateCode, hashes: null, seeds: null },
        sealed_seed: deps.vault.seal(match.serverSeed, `${matchSeedContext}:${commitment}`),
        ...{ begun_at: deps.outside.now(), started_at: null, ended_at: null, retry_at: null },
      })
      .execute()
    await tx
      .insertInto('studio.match_seat')
      .values(
        match.seats.map(({ place, visitId, userId, holdId, queuedAt }, seat) => ({
          ...{ match_id: id, seat, place, visit_id: visitId, user_id: userId, hold_id: holdId },
          queued_at: new Date(queuedAt),
        })),
      )
      .execute()
  })
}

/** Stores what a match is dealt from, before the deal is told. @throws LeaseLost */
export const storeDealt = (
  deps: ShardDependencies,
  { match, seeds, startedAt }: MatchStart,
  hashes: string[],
): Promise<void> =>
  writeFenced(
    deps,
    lease => sql`
      update studio.match set state = 'playing', hashes = ${hashes}, seeds = ${seeds}, started_at = ${new Date(startedAt)}
      from ${lease} where id = ${match}`,
  )

/** An accepted act of a match, by its number from 0. */
export interface StoredAct {
  match: string
  n: number
  act: MatchAct
}

/** Stores accepted acts, before anything of them is told. @throws LeaseLost */
export const storeActs = (deps: ShardDependencies, acts: readonly StoredAct[]): Promise<void> =>
  writeFenced(
    deps,
    lease => sql`
      insert into studio.match_event (match_id, n, body) select a.match_id, a.n, a.body from ${lease},
        unnest(${acts.map(({ match }) => match)}::text[], ${acts.map(({ n }) => n)}::int[],
          ${acts.map(({ act }) => JSON.stringify(act))}::text[]) as a (match_id, n, body)`,
  )

/**
 * Stores a match that was played to its end, with what the wallet is to be told.
 * @returns false where an operator asked for it to be void before
 * @throws LeaseLost
 */
export const storeEnding = async (
  deps: ShardDependencies,
  match: string,
  settlement: MatchSettlement,
  serverSeed: Uint8Array,
): Promise<boolean> => {
  const now = deps.outside.now()
  const ending = {
    ...{ state: 'ending' as const, settlement: JSON.stringify(settlement), server_seed: Buffer.from(serverSeed) },
    ...{ ended_at: now, retry_at: now },
  }
  const { numUpdatedRows } = await fenced(deps, tx =>
    tx
      .updateTable('studio.match')
      .set(ending)
      .where('id', '=', match)
      .where('state', '=', 'playing')
      .where('void_asked', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  return numUpdatedRows > 0n
}

/** A void match: every hold of it goes back, and nobody pays. @throws LeaseLost */
export function storeVoid(
  deps: ShardDependencies,
  match: string,
  { reason, serverSeed, brokenBy = [] }: { reason: VoidReason; serverSeed: Uint8Array | null; brokenBy?: string[] },
): Promise<void> {
  const now = deps.outside.now()
  return fenced(deps, async tx => {
    const ended = { state: 'void' as const, void_reason: reason, broken_by: brokenBy, ended_at: now, retry_at: null }
    await tx
      .updateTable('studio.match')
      .set({ ...ended, server_seed: serverSeed && Buffer.from(serverSeed) })
      .where('id', '=', match)
      .execute()
    const seats = await tx.selectFrom('studio.match_seat').select('hold_id').where('match_id', '=', match).execute()
    await giveUpHolds(
      tx,
      seats.map(({ hold_id }) => hold_id),
      now,
    )
  })
}
