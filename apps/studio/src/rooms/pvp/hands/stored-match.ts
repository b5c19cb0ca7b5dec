import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { type Replayed, replayMatch } from '@baize/game-kit/pvp/conduct/replay'
import type { MatchStart } from '@baize/game-kit/pvp/conduct/start'
import type { MatchAct } from '@baize/game-kit/pvp/conduct/state'
import { toHex } from '@baize/game-kit/seeds'
import type { Vault } from '@baize/server-kit/secrets/vault'
import { type Selectable, sql } from 'kysely'
import type { StudioDatabase } from '../../../studio-database.ts'
import type { StudioTables } from '../../../tables.ts'

export type StoredMatch = Selectable<StudioTables['studio.match']>

const actContext = (match: string, n: number) => `match-act:${match}:${n}`
/** All moves are as long as one another: how many dice are thrown again must not show. */
const moveLength = 256

/**
 * An act as it is stored. Moves are sealed: in duels both are made before either is shown, and whoever reads the database
 * must not know the first one.
 */
export function sealAct(vault: Vault, match: string, n: number, act: MatchAct): string {
  const body = JSON.stringify(act)
  return act.kind === 'move' ? vault.sealText(body.padEnd(moveLength), actContext(match, n)) : body
}

/** What reads matches again needs. */
export interface MatchReading {
  db: StudioDatabase
  vault: Vault
}

/** Accepted acts of matches in their order, by the ids of the matches. */
export async function actsOf({ db, vault }: MatchReading, ids: readonly string[]): Promise<Map<string, MatchAct[]>> {
  const { rows } = await sql<{ id: string; acts: string[] }>`
    select i.id, array(select body from studio.match_event e where e.match_id = i.id order by n) as acts
    from unnest(${[...ids]}::text[]) as i (id)`.execute(db)
  const actOf = (id: string, body: string, n: number) =>
    JSON.parse(vault.unsealText(body, actContext(id, n))) as MatchAct
  return new Map(rows.map(({ id, acts }) => [id, acts.map((body, n) => actOf(id, body, n))]))
}

/** Plays a match that was dealt again from its row and its acts. */
export function replayStored(
  match: StoredMatch,
  serverSeed: Uint8Array,
  acts: readonly MatchAct[],
): { start: MatchStart; replayed: Replayed } {
  const start = {
    ...{ match: match.id, definitionHash: match.definition_hash, mode: match.mode, hand: match.hand, lead: match.lead },
    ...{ stakeUnits: Number(match.stake_units), serverSeed: toHex(serverSeed), seeds: match.seeds! },
    startedAt: match.started_at!.getTime(),
  }
  return { start, replayed: replayMatch(start, acts, { hmac, sha256 }) }
}
