import type { RouletteDefinition } from '../../instant/roulette/definition.ts'
import { payOf } from '../../instant/roulette/rules.ts'
import { colourOf, SPOTS } from '../../instant/roulette/spots.ts'
import type { OfferedSpot, RoadEntry, TableDraws, TablePosition } from '../table-game.ts'
import type { RouletteTableDefinition } from './definition.ts'

export interface RouletteResult {
  number: number
}

export const everyNumber = ({ pockets }: RouletteDefinition): RouletteResult[] =>
  Array.from({ length: pockets }, (_, number) => ({ number }))

/** What a spot returns on a number, in 1/10 000 of the stake. */
export const wheelReturn = (wheel: RouletteDefinition, spot: string, number: number): number =>
  payOf(wheel, SPOTS.get(spot)!, 10_000, number)

export const wheelSpots = (wheel: RouletteDefinition): OfferedSpot[] =>
  [...SPOTS.values()].map(({ id, numbers }) => ({
    id,
    topReturnX10000: wheelReturn(wheel, id, numbers[0]!),
    isShut: false,
  }))

export const dealRoulette = ({ wheel }: RouletteTableDefinition, { outcome }: Pick<TableDraws, 'outcome'>) => ({
  result: { number: outcome.below(wheel.pockets) },
  state: null,
})

export const rouletteReturn = (
  { wheel }: RouletteTableDefinition,
  { spot }: Pick<TablePosition, 'spot'>,
  { number }: RouletteResult,
): number => wheelReturn(wheel, spot, number)

/** Red and black are sides; zero has none. */
export const rouletteRoad = ({ number }: RouletteResult): RoadEntry => ({
  side: number === 0 ? null : colourOf(number),
  bead: String(number),
})
