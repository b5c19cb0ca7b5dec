import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { type Replayed, replayMatch } from '@baize/game-kit/pvp/conduct/replay'
import type { MatchStart } from '@baize/game-kit/pvp/conduct/start'
import type { MatchAct } from '@baize/game-kit/pvp/conduct/state'
import { toHex } from '@baize/game-kit/seeds'
import { type Selectable, sql } from 'kysely'
import type { StudioDatabase } from '../../../studio-database.ts'
import type { StudioTables } from '../../../tables.ts'

export type StoredMatch = Selectable<StudioTables['studio.match']>

/** Accepted acts of matches in their order, by the ids of the matches. */
export async function actsOf(db: StudioDatabase, ids: readonly string[]): Promise<Map<string, MatchAct[]>> {
  const { rows } = await sql<{ id: string; acts: string[] }>`
    select i.id, array(select body from studio.match_event e where e.match_id = i.id order by n) as acts
    from unnest(${[...ids]}::text[]) as i (id)`.execute(db)
  return new Map(rows.map(({ id, acts }) => [id, acts.map(body => JSON.parse(body) as MatchAct)]))
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
