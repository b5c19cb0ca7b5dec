import type { MatchStory } from '@baize/api/studio/rooms'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { replayMatch } from '@baize/game-kit/pvp/conduct/replay'
import type { MatchAct } from '@baize/game-kit/pvp/conduct/state'
import { recordOf } from '@baize/game-kit/pvp/verify/verify-match'
import { toHex } from '@baize/game-kit/seeds'
import type { StudioDatabase } from '../../studio-database.ts'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'

/**
 * The record of a match that a member played, as it was published at its end.
 * @throws StudioError round_unknown for a match of others, or one that was not dealt or is not over
 */
export async function readMatch(
  db: StudioDatabase,
  { user_id }: Pick<Visit, 'user_id'>,
  id: string,
): Promise<MatchStory> {
  const match = await db
    .selectFrom('studio.match as m')
    .innerJoin('studio.match_seat as s', 's.match_id', 'm.id')
    .selectAll('m')
    .select('s.seat')
    .where('m.id', '=', id)
    .where('s.user_id', '=', user_id)
    .executeTakeFirst()
  if (!match?.server_seed || !match.started_at) throw new StudioError('round_unknown')
  const stored = await db
    .selectFrom('studio.match_event')
    .select('body')
    .where('match_id', '=', id)
    .orderBy('n')
    .execute()
  const acts = stored.map(({ body }) => JSON.parse(body) as MatchAct)
  const start = {
    ...{ match: id, definitionHash: match.definition_hash, mode: match.mode, hand: match.hand, lead: match.lead },
    ...{ stakeUnits: Number(match.stake_units), serverSeed: toHex(match.server_seed), seeds: match.seeds! },
    startedAt: match.started_at.getTime(),
  }
  const replayed = replayMatch(start, acts, { hmac, sha256 })
  if ('reason' in replayed) throw new StudioError('round_unknown')
  const { commitment, hashes } = match
  const record = recordOf({ ...start, commitment, hashes: hashes!, acts }, replayed.state, { hmac, sha256 })
  return { record, seat: match.seat }
}
