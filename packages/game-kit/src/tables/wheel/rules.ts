import type { Multiple } from '../../instant/multiple.ts'
import type { OfferedSpot, RoadEntry, TableDraws, TablePosition } from '../table-game.ts'
import type { Segment, WheelDefinition } from './definition.ts'

export interface WheelResult {
  /** Index of each segment that the wheel stopped on: one, or a multiplier and then the second. */
  stops: number[]
  /** What the last segment shows. */
  number: number
  multiplier: number
}

const isNumber = (segment: Segment): segment is Exclude<Segment, 'x2' | 'x7'> => typeof segment === 'number'
const multiplierOf = (segment: Segment): number => (isNumber(segment) ? 1 : Number(segment.slice(1)))

const numbersOf = ({ segments }: WheelDefinition): number[] =>
  [...new Set(segments.filter(isNumber))].sort((a, b) => a - b)

/** Indexes of the segments that stay open for a second spin, clockwise. */
export const openSegments = ({ segments }: WheelDefinition): number[] =>
  segments.flatMap((segment, index) => (isNumber(segment) ? [index] : []))

/** All bets stay for the second spin, in which both multipliers are shut. */
export function dealWheel(definition: WheelDefinition, { outcome }: Pick<TableDraws, 'outcome'>) {
  const first = outcome.below(definition.segments.length)
  const multiplier = multiplierOf(definition.segments[first]!)
  const open = openSegments(definition)
  const stops = multiplier === 1 ? [first] : [first, open[outcome.below(open.length)]!]
  const number = definition.segments[stops.at(-1)!] as number
  return { result: { stops, number, multiplier }, state: null }
}

const spotOf = (number: number): string => `w${number}`

export function wheelSpots(definition: WheelDefinition): OfferedSpot[] {
  const most = Math.max(...definition.segments.map(multiplierOf))
  return numbersOf(definition).map(number => ({
    ...{ id: spotOf(number), topReturnX10000: (number * most + 1) * 10_000, isShut: false },
  }))
}

export const wheelReturn = (
  _definition: WheelDefinition,
  { spot }: Pick<TablePosition, 'spot'>,
  { number, multiplier }: WheelResult,
): number => (spot === spotOf(number) ? (number * multiplier + 1) * 10_000 : 0)

/** Over every first stop and, after a multiplier, every second one. */
export function wheelReturns(definition: WheelDefinition): Map<string, Multiple> {
  const open = openSegments(definition)
  const { segments } = definition
  const resultOf = (first: number, last: number): WheelResult => ({
    ...{ stops: [], number: segments[last] as number, multiplier: multiplierOf(segments[first]!) },
  })
  const under = BigInt(10_000 * segments.length * open.length)
  return new Map(
    numbersOf(definition)
      .map(spotOf)
      .map(spot => {
        let over = 0
        for (const [first, segment] of segments.entries())
          over += isNumber(segment)
            ? open.length * wheelReturn(definition, { spot }, resultOf(first, first))
            : open.reduce((sum, last) => sum + wheelReturn(definition, { spot }, resultOf(first, last)), 0)
        return [spot, { over: BigInt(over), under }]
      }),
  )
}

/** A second spin, with the shutters before it. */
const SECOND_SPIN_MS = 8_000

export const wheelExtraMs = ({ stops }: WheelResult): number => (stops.length > 1 ? SECOND_SPIN_MS : 0)

/** The wheel has no sides, and so no road but its plain history. */
export const wheelRoad = ({ number, multiplier }: WheelResult): RoadEntry => ({
  side: null,
  bead: multiplier === 1 ? String(number) : `${number}x${multiplier}`,
})
