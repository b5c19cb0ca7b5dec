import type { SportId } from '../sport-model.ts'
import { foundryHoops, spiceIslands } from './basketball-sides.ts'
import { harbourTwelve, lanternfall, thornledger } from './esports-sides.ts'
import { deltaMonsoon, highmoor, lanternCoast, outerIsles } from './football-sides.ts'
import { copperCourt, featherLadder } from './rackets-sides.ts'

/** A side as the book knows it: its name, and the figures of its first season in the order of its sport. */
export interface Side {
  name: string
  figures: readonly number[]
}

export interface Competition {
  /** First part of the ids of its fixtures. */
  id: string
  sport: SportId
  name: string
  /** Where in a cycle of 720 s its round begins. */
  kickOffSecond: number
  roundsPerSeason: number
  /** In a cup a round halves the sides; else each meets each, once or twice in a season. */
  format: 'single' | 'double' | 'cup'
  sides: readonly Side[]
  /** How far a season's figures may lie from those of the first, either way (sportsbook 1.2). */
  drift: number
}

const rated = (rows: readonly (readonly [string, ...(number | string)[]])[], figures: number): Side[] =>
  rows.map(([name, ...rest]) => ({ name, figures: rest.slice(0, figures).map(Number) }))

const football = (id: string, name: string, kickOffSecond: number, sides: typeof lanternCoast): Competition => ({
  ...{ id, sport: 'FOOT', name, kickOffSecond, roundsPerSeason: 30, format: 'double', drift: 60 },
  sides: rated(sides, 2),
})
const basketball = (id: string, name: string, kickOffSecond: number, sides: typeof foundryHoops): Competition => ({
  ...{ id, sport: 'BASK', name, kickOffSecond, roundsPerSeason: 22, format: 'double', drift: 25 },
  sides: rated(sides, 2),
})
const esports = { roundsPerSeason: 22, format: 'double', drift: 60 } as const

/** Every competition of the book, in the order in which lists show them. */
export const COMPETITIONS: readonly Competition[] = [
  football('F1', 'Lantern Coast League', 0, lanternCoast),
  football('F2', 'Highmoor League', 180, highmoor),
  football('F3', 'Delta Monsoon League', 360, deltaMonsoon),
  football('F4', 'Outer Isles League', 540, outerIsles),
  basketball('B1', 'Foundry Hoops Association', 90, foundryHoops),
  basketball('B2', 'Spice Islands Hoops', 450, spiceIslands),
  {
    ...{ id: 'T1', sport: 'TENN', name: 'Copper Court Tour', kickOffSecond: 270, roundsPerSeason: 5, format: 'cup' },
    ...{ drift: 6, sides: rated(copperCourt, 2) },
  },
  {
    ...{ id: 'D1', sport: 'BADM', name: 'Feather Ladder', kickOffSecond: 630, roundsPerSeason: 15, format: 'single' },
    ...{ drift: 6, sides: rated(featherLadder, 1) },
  },
  {
    ...{ id: 'L1', sport: 'LANE', name: 'Lanternfall Masters', kickOffSecond: 30, ...esports },
    sides: rated(lanternfall, 1),
  },
  {
    ...{ id: 'S1', sport: 'TACT', name: 'Harbour Twelve Circuit', kickOffSecond: 390, ...esports },
    sides: rated(harbourTwelve, 1),
  },
  {
    ...{ id: 'C1', sport: 'DUEL', name: 'Thornledger Open', kickOffSecond: 210, roundsPerSeason: 15, format: 'single' },
    ...{ drift: 60, sides: rated(thornledger, 1) },
  },
]
