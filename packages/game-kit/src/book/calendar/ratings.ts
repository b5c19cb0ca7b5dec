import { drawsFrom } from '../../draws.ts'
import { toHex } from '../../seeds.ts'
import { type Hmac, openStream, type Sha256 } from '../../stream.ts'
import type { Competition } from '../world/competitions.ts'

/**
 * The figures of every side in a season, in the order of its list: those of the first season, each moved a little by a public
 * stream that anybody can compute (sportsbook 1.2). They hold for the whole season.
 */
export function ratingsOfSeason(
  { hmac, sha256 }: { hmac: Hmac; sha256: Sha256 },
  { id, sides, drift }: Competition,
  season: number,
): number[][] {
  if (season === 1) return sides.map(({ figures }) => [...figures])
  const key = sha256(new TextEncoder().encode(`baize-season|${id}|${season}`))
  const label = { family: 'sport', gameCode: id, definitionVersion: 1, clientSeed: String(season), nonce: 0 }
  const draws = drawsFrom(openStream(hmac, key, { ...label, purpose: 'ratings' }))
  return sides.map(({ figures }) => figures.map(figure => figure + draws.below(2 * drift + 1) - drift))
}

/** Hash under which the figures of a fixture's sides are announced. */
export const ratingsHash = (
  sha256: Sha256,
  { home, away }: { home: readonly number[]; away: readonly number[] },
): string => toHex(sha256(new TextEncoder().encode(`${home.join(',')}|${away.join(',')}`)))
