import type { Cases } from './cases.ts'

/** Score of a set or a game that was played to its end. */
export type PartScore = readonly [a: number, b: number]
/** Scores of the parts of a match in order. */
export type Path = readonly PartScore[]
export type Side = 'A' | 'B'

const PARTS_TO_WIN = 2

export const winnerOf = ([a, b]: PartScore): Side => (a > b ? 'A' : 'B')

/** Parts that each side won. */
export function partsWon(path: Path): PartScore {
  const a = path.filter(score => winnerOf(score) === 'A').length
  return [a, path.length - a]
}

export const isMatchOver = (path: Path): boolean => Math.max(...partsWon(path)) === PARTS_TO_WIN

/** Folds a path into an integer from -1023 to 1023, part by part from 0 on: paths of one digest are one to its markets. */
export type Digest = (soFar: number, score: PartScore, part: number) => number

/** Chances of the score of a part that begins or goes on after the given paths. */
export type ScoresAfter = (path: Path) => Cases<PartScore>

/** All that is still possible for a match of which `done` is played, path by path. */
export function allPaths(name: string, done: Path, scoresAfter: ScoresAfter): Cases<Path> {
  const follow = (path: Path, chance: number): { value: Path; chance: number }[] =>
    isMatchOver(path)
      ? [{ value: path, chance }]
      : scoresAfter(path).list.flatMap(score => follow([...path, score.value], chance * score.chance))
  return { name, list: follow(done, 1) }
}

interface Open {
  path: Path
  digest: number
  chance: number
}

/** Ends and parts won apart, and the units played, odd or even, by which the next server is known. */
const keyOf = (digest: number, path: Path, [a, b]: PartScore): number => {
  const [wonA, wonB] = partsWon(path)
  const units = path.reduce((sum, [x, y]) => sum + x + y, a + b)
  const [nextA, nextB] = a > b ? [wonA + 1, wonB] : [wonA, wonB + 1]
  return (((digest + 1024) * 3 + nextA) * 3 + nextB) * 2 + (units % 2)
}

/** As `allPaths`, with paths of one digest added up; the first of them stands for all. */
export function digestedPaths(name: string, done: Path, scoresAfter: ScoresAfter, digest: Digest): Cases<Path> {
  const ended: { value: Path; chance: number }[] = []
  const start = done.reduce((soFar, score, part) => digest(soFar, score, part), 0)
  for (let open: Open[] = [{ path: done, digest: start, chance: 1 }]; open.length > 0; ) {
    const merged = new Map<number, Open>()
    for (const { path, digest: soFar, chance } of open) {
      if (isMatchOver(path)) {
        ended.push({ value: path, chance })
        continue
      }
      for (const score of scoresAfter(path).list) {
        const next = digest(soFar, score.value, path.length)
        const key = keyOf(next, path, score.value)
        const same = merged.get(key)
        if (same) same.chance += chance * score.chance
        else merged.set(key, { path: [...path, score.value], digest: next, chance: chance * score.chance })
      }
    }
    open = [...merged.values()]
  }
  return { name, list: ended }
}

/** Values of a number over all paths, ascending; paths without a value, whose part was not played, are left out. */
export function valuesOf({ name, list }: Cases<Path>, numberOf: (path: Path) => number | null): Cases<number> {
  const chances = new Map<number, number>()
  for (const { value: path, chance } of list) {
    const value = numberOf(path)
    if (value !== null) chances.set(value, (chances.get(value) ?? 0) + chance)
  }
  const values = [...chances.keys()].toSorted((a, b) => a - b)
  return { name, list: values.map(value => ({ value, chance: chances.get(value)! })) }
}
