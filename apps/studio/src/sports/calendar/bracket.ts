import { type Pairing, pairingsOfCup } from '@baize/game-kit/book/calendar/pairings'
import type { Competition } from '@baize/game-kit/book/world/competitions'
import { drawsFrom, shuffle } from '@baize/game-kit/draws'
import { hmac, sha256 } from '@baize/game-kit/node/crypto'
import { openStream } from '@baize/game-kit/stream'
import type { StudioTx } from '../../studio-database.ts'

/** Meetings of the first round of a cup, drawn from a public stream of the season (sportsbook 1.1). */
export function firstRound({ id, sides }: Competition, season: number): Pairing[] {
  const key = sha256(new TextEncoder().encode(`baize-season|${id}|${season}`))
  const label = { family: 'sport', gameCode: id, definitionVersion: 1, clientSeed: String(season), nonce: 0 }
  const draws = drawsFrom(openStream(hmac, key, { ...label, purpose: 'bracket' }))
  return pairingsOfCup(
    shuffle(
      draws,
      sides.map((_, side) => side),
    ),
  )
}

/** The meeting of a later round: the winners of two neighbours of the round before. Null where one of those has none yet. */
export async function meetingOf(
  tx: StudioTx,
  { competition, season, round, match }: { competition: string; season: number; round: number; match: number },
): Promise<Pairing | 'never' | null> {
  const before = await tx
    .selectFrom('sports.fixture')
    .select(['match', 'home', 'away', 'winner', 'state'])
    .where('competition', '=', competition)
    .where('season', '=', season)
    .where('round', '=', round - 1)
    .where('match', 'in', [2 * match - 1, 2 * match])
    .orderBy('match')
    .execute()
  if (before.length < 2 || before.some(({ state }) => state === 'void' || state === 'abandoned')) return 'never'
  if (before.some(({ winner }) => winner === null)) return null
  const [first, second] = before.map(({ home, away, winner }) => (winner === 'home' ? home! : away!))
  return [first!, second!]
}
