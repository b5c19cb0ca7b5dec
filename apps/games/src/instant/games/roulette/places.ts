import { SPOTS, type Spot } from '@baize/game-kit/instant/roulette/spots'

/** Where a spot lies on the cloth, in cells: `u` along the twelve rows from zero's place at -1, `v` across from 0 to 5. */
export interface Place {
  spot: Spot
  u: number
  v: number
  width: number
  height: number
  /** Spots between numbers lie over the cells that they join. */
  isBetween: boolean
}

export const CLOTH_LENGTH = 14
export const CLOTH_WIDTH = 5

const overlap = 0.36
const rowOf = (number: number): number => Math.ceil(number / 3) - 1
/** The third column lies on top. */
const acrossOf = (number: number): number => 2 - ((number - 1) % 3)
const evenOrder = ['low', 'even', 'red', 'black', 'odd', 'high']
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function placeOf(spot: Spot): Place {
  const [kind, first] = spot.id.split('-') as [string, string?]
  const cell = (u: number, v: number, width = 1, height = 1): Place => ({ spot, u, v, width, height, isBetween: false })
  if (spot.id === 'straight-0') return cell(-1, 0, 1, 3)
  if (kind === 'straight') return cell(rowOf(Number(first)), acrossOf(Number(first)))
  if (kind === 'column') return cell(12, 3 - Number(first))
  if (kind === 'dozen') return cell(4 * (Number(first) - 1), 3, 4)
  if (spot.isEven) return cell(2 * evenOrder.indexOf(spot.id), 4, 2)
  const [u, v] = middleOf(kind, spot.numbers)
  return { spot, u: u - overlap / 2, v: v - overlap / 2, width: overlap, height: overlap, isBetween: true }
}

/** The middle of a spot between numbers. Streets and six lines lie on the edge of their rows. */
function middleOf(kind: string, numbers: readonly number[]): [u: number, v: number] {
  const others = numbers.filter(number => number > 0)
  const across = mean(others.map(number => acrossOf(number) + 0.5))
  if (numbers.includes(0)) return [0, kind === 'corner' ? 3 : across]
  const along = mean(others.map(number => rowOf(number) + 0.5))
  return [along, kind === 'street' || kind === 'six' ? 3 : across]
}

export const PLACES: readonly Place[] = [...SPOTS.values()].map(placeOf)

/** The place that lies nearest in a direction, for the arrow keys. */
export function neighbour(from: Place, du: number, dv: number): Place | undefined {
  const middle = ({ u, v, width, height }: Place) => [u + width / 2, v + height / 2] as const
  const [fromU, fromV] = middle(from)
  let best: Place | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const place of PLACES) {
    const [u, v] = middle(place)
    const ahead = (u - fromU) * du + (v - fromV) * dv
    const aside = Math.abs((u - fromU) * dv) + Math.abs((v - fromV) * du)
    if (place === from || ahead < 0.05 || aside > ahead * 2) continue
    const cost = ahead + 3 * aside
    if (cost < bestCost) [best, bestCost] = [place, cost]
  }
  return best
}
