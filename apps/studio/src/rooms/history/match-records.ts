import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import type { MatchAct } from '@baize/game-kit/pvp/conduct/state'
import type { MatchRecord } from '@baize/game-kit/pvp/verify/match-record'
import { recordOf } from '@baize/game-kit/pvp/verify/verify-match'
import { actsOf, type MatchReading, replayStored, type StoredMatch } from '../pvp/hands/stored-match.ts'

/** Matches whose acts are read at once. */
const AT_ONCE = 200

/** Records of matches by their ids; those that were not dealt, are not over, or whose rules are gone, have none. */
export async function recordsOf(
  reading: MatchReading,
  matches: readonly StoredMatch[],
): Promise<Map<string, MatchRecord>> {
  const acts = await actsOf(
    reading,
    matches.map(({ id }) => id),
  )
  return new Map(
    matches.flatMap(match => {
      const record = recordFrom(match, acts.get(match.id)!)
      return record ? [[match.id, record] as const] : []
    }),
  )
}

function recordFrom(match: StoredMatch, acts: MatchAct[]): MatchRecord | null {
  const { server_seed, started_at, seeds, hashes } = match
  if (!server_seed || !started_at || !seeds || !hashes) return null
  const { start, replayed } = replayStored(match, server_seed, acts)
  if ('reason' in replayed || !replayed.state.end) return null
  // One that an operator voided as it ended: its acts tell of an end that never counted.
  if (match.state === 'void' && replayed.state.end.kind !== 'void') return null
  return recordOf({ ...start, commitment: match.commitment, hashes, acts }, replayed.state, { hmac, sha256 })
}

/** Matches that are over, newest first, a line of JSON each. Nothing in them tells who played. */
export async function* matchLines(
  reading: MatchReading,
  { game, limit }: { game?: string | undefined; limit: number },
): AsyncGenerator<string> {
  let before: StoredMatch | null = null
  for (let left = limit; left > 0; left -= AT_ONCE) {
    let page = reading.db
      .selectFrom('studio.match')
      .selectAll()
      .where('state', 'in', ['ended', 'void'])
      .orderBy('begun_at', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.min(left, AT_ONCE))
    if (game) page = page.where('game_code', '=', game as StoredMatch['game_code'])
    if (before) {
      const { begun_at, id }: StoredMatch = before
      page = page.where(eb => eb(eb.refTuple('begun_at', 'id'), '<', eb.tuple(begun_at, id)))
    }
    const matches: StoredMatch[] = await page.execute()
    const records = await recordsOf(reading, matches)
    for (const record of records.values()) yield `${JSON.stringify(record)}\n`
    before = matches.at(-1) ?? null
    if (!before || matches.length < AT_ONCE) return
  }
}
