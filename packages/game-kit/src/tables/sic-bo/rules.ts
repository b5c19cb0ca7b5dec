import type { OfferedSpot, RoadEntry, TableDraws, TablePosition } from '../table-game.ts'
import type { SicBoDefinition } from './definition.ts'

export type Dice = [number, number, number]
export interface SicBoResult {
  dice: Dice
}

const FACES = [1, 2, 3, 4, 5, 6] as const

interface Throw {
  dice: Dice
  total: number
  isTriple: boolean
  count(face: number): number
}

const throwOf = (dice: Dice): Throw => ({
  dice,
  total: dice[0] + dice[1] + dice[2],
  isTriple: dice[0] === dice[1] && dice[1] === dice[2],
  count: face => dice.filter(die => die === face).length,
})

interface SicBoSpot {
  id: string
  topReturnX10000: number
  returnOn(thrown: Throw): number
}

/** Every spot of a cloth with what it returns on a throw. */
function spotsOf(definition: SicBoDefinition): SicBoSpot[] {
  const spot = (id: string, topReturnX10000: number, hits: (thrown: Throw) => boolean): SicBoSpot => ({
    ...{ id, topReturnX10000 },
    returnOn: thrown => (hits(thrown) ? topReturnX10000 : 0),
  })
  const half = (id: string, hits: (thrown: Throw) => boolean) =>
    spot(id, definition.halfX10000, thrown => !thrown.isTriple && hits(thrown))
  const single = (face: number): SicBoSpot => ({
    ...{ id: `n${face}`, topReturnX10000: definition.singleX10000[2] },
    returnOn: thrown => definition.singleX10000[thrown.count(face) - 1] ?? 0,
  })
  const combos = FACES.flatMap(low => FACES.filter(high => high > low).map(high => [low, high] as const))
  return [
    half('small', ({ total }) => total <= 10),
    half('big', ({ total }) => total >= 11),
    half('odd', ({ total }) => total % 2 === 1),
    half('even', ({ total }) => total % 2 === 0),
    ...FACES.map(single),
    ...combos.map(([low, high]) =>
      spot(`c${low}${high}`, definition.comboX10000, ({ count }) => count(low) > 0 && count(high) > 0),
    ),
    ...FACES.map(face => spot(`d${face}`, definition.doubleX10000, ({ count }) => count(face) >= 2)),
    ...FACES.map(face => spot(`k${face}`, definition.tripleX10000, ({ count }) => count(face) === 3)),
    spot('any', definition.anyTripleX10000, ({ isTriple }) => isTriple),
    ...Object.entries(definition.totalsX10000).map(([of, returned]) =>
      spot(`t${of}`, returned, ({ total }) => total === Number(of)),
    ),
  ]
}

const known = new WeakMap<SicBoDefinition, ReadonlyMap<string, SicBoSpot>>()

function clothOf(definition: SicBoDefinition): ReadonlyMap<string, SicBoSpot> {
  const cloth = known.get(definition) ?? new Map(spotsOf(definition).map(spot => [spot.id, spot]))
  known.set(definition, cloth)
  return cloth
}

export const sicBoSpots = (definition: SicBoDefinition): OfferedSpot[] =>
  [...clothOf(definition).values()].map(({ id, topReturnX10000 }) => ({ id, topReturnX10000, isShut: false }))

export const dealSicBo = ({ outcome }: Pick<TableDraws, 'outcome'>) => {
  const die = () => 1 + outcome.below(6)
  return { result: { dice: [die(), die(), die()] as Dice }, state: null }
}

export const sicBoReturn = (
  definition: SicBoDefinition,
  { spot }: Pick<TablePosition, 'spot'>,
  { dice }: SicBoResult,
): number => clothOf(definition).get(spot)!.returnOn(throwOf(dice))

export const everyThrow = (): SicBoResult[] =>
  FACES.flatMap(a => FACES.flatMap(b => FACES.map(c => ({ dice: [a, b, c] as Dice }))))

/** Big and small are sides; a triple has none. */
export function sicBoRoad({ dice }: SicBoResult): RoadEntry {
  const { total, isTriple } = throwOf(dice)
  return { side: isTriple ? null : total >= 11 ? 'big' : 'small', bead: String(total) }
}
