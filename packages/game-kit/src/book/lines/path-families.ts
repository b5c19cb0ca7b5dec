import { allPaths, type Digest, digestedPaths, type Path, type ScoresAfter } from './best-of-three.ts'
import type { Cases } from './cases.ts'

/** Families of markets of a match in parts. */
export type PathFamily = 'result' | 'margin' | 'total' | 'part 1' | 'part 2' | 'part 3'
export type PathCases<Family extends string> = Record<Family, Cases<Path>>

const scoreOfPart =
  (wanted: number): Digest =>
  (soFar, [a, b], part) =>
    part === wanted ? 32 * a + b : soFar

/** Digests of the families that every sport in parts has. */
export const PATH_DIGESTS: Record<PathFamily, Digest> = {
  result: () => 0,
  margin: (soFar, [a, b]) => soFar + a - b,
  total: (soFar, [a, b]) => soFar + a + b,
  'part 1': scoreOfPart(0),
  'part 2': scoreOfPart(1),
  'part 3': scoreOfPart(2),
}

/**
 * Cases of every family after the parts that are done. In the first part, when a match has tens of thousands of ways to go
 * and no two families can pay alike, each family has its own digest; later all share the paths under one name, so that
 * claims of different families can be compared.
 */
export function pathFamilies<Family extends string>(
  digests: Record<Family, Digest>,
  done: Path,
  scoresAfter: ScoresAfter,
): PathCases<Family> {
  const families = Object.keys(digests) as Family[]
  const paths = done.length > 0 ? allPaths('match', done, scoresAfter) : null
  const casesOf = (family: Family) => paths ?? digestedPaths(family, done, scoresAfter, digests[family])
  return Object.fromEntries(families.map(family => [family, casesOf(family)])) as PathCases<Family>
}
