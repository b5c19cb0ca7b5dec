import type { MatchStory } from '@baize/api/studio/rooms'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import type { MatchReading } from '../pvp/hands/stored-match.ts'
import { recordsOf } from './match-records.ts'

/**
 * The record of a match that a member played, as it was published at its end.
 * @throws StudioError round_unknown for a match of others, or one that was not dealt or is not over
 */
export async function readMatch(
  reading: MatchReading,
  { user_id }: Pick<Visit, 'user_id'>,
  id: string,
): Promise<MatchStory> {
  const match = await reading.db
    .selectFrom('studio.match as m')
    .innerJoin('studio.match_seat as s', 's.match_id', 'm.id')
    .selectAll('m')
    .select('s.seat')
    .where('m.id', '=', id)
    .where('s.user_id', '=', user_id)
    .executeTakeFirst()
  const record = match && (await recordsOf(reading, [match])).get(id)
  if (!record) throw new StudioError('round_unknown')
  return { record, seat: match.seat }
}
