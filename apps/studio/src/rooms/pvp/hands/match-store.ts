import type { MatchStart } from '@baize/game-kit/pvp/conduct/start'
import type { MatchAct, MatchMode, VoidReason } from '@baize/game-kit/pvp/conduct/state'
import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'
import { toHex } from '@baize/game-kit/seeds'
import { sql } from 'kysely'
import { matchSeedContext, type ShardDependencies } from '../../rooms-dependencies.ts'
import { fenced, readFenced, writeFenced } from '../../shard/fence.ts'
import { giveUpHolds } from '../money/holds.ts'
import { sealAct } from './stored-match.ts'

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

/** Stores matches whose seals are about to be told. @throws LeaseLost */
export function storeBegun(deps: ShardDependencies, matches: readonly BegunMatch[]): Promise<void> {
  const begun = matches.map(({ id, room, code, currency, mode, hand, lead, commitment, ...match }) => ({
    ...{ id, room, game_code: code, definition_hash: match.definitionHash, currency, mode, hand, lead, commitment },
    ...{ stake_units: match.stakeUnits, private_code: match.privateCode },
    sealed_seed: deps.vault.seal(match.serverSeed, `${matchSeedContext}:${commitment}`).toString('hex'),
  }))
  const seats = matches.flatMap(({ id, seats }) =>
    seats.map(({ place, visitId, userId, holdId, queuedAt }, seat) => ({
      ...{ match_id: id, seat, place, visit_id: String(visitId), user_id: userId, hold_id: holdId },
      queued_at: new Date(queuedAt),
    })),
  )
  return writeFenced(
    deps,
    lease => sql`
      with begun as (
        insert into studio.match (id, room, game_code, definition_hash, currency, mode, private_code, stake_units, hand, lead,
          commitment, sealed_seed, begun_at)
        select m.id, m.room, m.game_code, m.definition_hash, m.currency, m.mode, m.private_code, m.stake_units, m.hand, m.lead,
          m.commitment, decode(m.sealed_seed, 'hex'), ${deps.outside.now()}::timestamptz
        from ${lease}, jsonb_to_recordset(${JSON.stringify(begun)}::jsonb) as m (id text, room text, game_code text,
          definition_hash text, currency text, mode text, private_code text, stake_units bigint, hand int, lead int,
          commitment text, sealed_seed text)
        returning id
      )
      insert into studio.match_seat (match_id, seat, place, visit_id, user_id, hold_id, queued_at)
      select s.match_id, s.seat, s.place, s.visit_id, s.user_id, s.hold_id, s.queued_at
      from begun join jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s (match_id text, seat int, place int,
        visit_id bigint, user_id text, hold_id text, queued_at timestamptz) on s.match_id = begun.id`,
  )
}

/** A match that is about to be dealt, with all that its deal follows from. */
export type DealtMatch = Pick<MatchStart, 'match' | 'seeds' | 'startedAt'> & { hashes: string[] }

/** Stores what matches are dealt from, before the deals are told. @throws LeaseLost */
export function storeDealt(deps: ShardDependencies, matches: readonly DealtMatch[]): Promise<void> {
  const dealt = matches.map(({ match, hashes, seeds, startedAt }) => ({
    ...{ id: match, hashes, seeds, started_at: new Date(startedAt) },
  }))
  return writeFenced(
    deps,
    lease => sql`
      update studio.match m set state = 'playing', hashes = d.hashes, seeds = d.seeds, started_at = d.started_at
      from ${lease}, jsonb_to_recordset(${JSON.stringify(dealt)}::jsonb) as d (id text, hashes text[], seeds text[],
        started_at timestamptz)
      where m.id = d.id`,
  )
}

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
          ${acts.map(({ match, n, act }) => sealAct(deps.vault, match, n, act))}::text[]) as a (match_id, n, body)`,
  )

/** A match that was played to its end, with what the wallet is to be told. */
export interface EndedMatch {
  match: string
  settlement: MatchSettlement
  serverSeed: Uint8Array
}

/**
 * Stores matches that were played to their end.
 * @returns by match, false where an operator asked for it to be void before
 * @throws LeaseLost
 */
export async function storeEndings(deps: ShardDependencies, matches: readonly EndedMatch[]): Promise<boolean[]> {
  const ended = matches.map(({ match, settlement, serverSeed }) => ({
    ...{ id: match, settlement: JSON.stringify(settlement), server_seed: toHex(serverSeed) },
  }))
  const now = deps.outside.now()
  const ids = await readFenced<string>(
    deps,
    lease => sql`
      update studio.match m set state = 'ending', settlement = e.settlement, server_seed = decode(e.server_seed, 'hex'),
        ended_at = ${now}::timestamptz, retry_at = ${now}::timestamptz
      from ${lease}, jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as e (id text, settlement text, server_seed text)
      where m.id = e.id and m.state = 'playing' and m.void_asked is null returning m.id`,
  )
  return matches.map(({ match }) => ids.includes(match))
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
