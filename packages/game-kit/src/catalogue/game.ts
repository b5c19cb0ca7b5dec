import { MODEL_LETTERS, type ModelLetter, type Variant, type Volatility } from '../models/model.ts'
import { defaultStake, stakeLadder } from '../stakes.ts'
import { FAMILIES, TAILS } from './families.ts'
import { turnHue } from './palette.ts'
import { TITLE_OVERRIDES } from './title-overrides.ts'
import { type Classification, MODEL_TRAITS } from './traits.ts'
import { VENDORS } from './vendors.ts'

export const GAME_COUNT = 10_000

/** What a cover or a stage is painted from. */
export interface GameArt {
  /** Code of the theme family. */
  family: string
  /** Ground, mid and accent as `#rrggbb`, the game's hue turn applied. */
  palette: string[]
  hero: string
  /** 0 to 4. */
  pattern: number
  /** Vendor code: the frame is the vendor's. */
  frame: string
  /** Where the hero stands, 0 to 2. */
  layout: number
}

/** One game of the ten thousand; everything follows from its index (games book 2). Money is in units of 1/10 000. */
export interface SlotGame {
  index: number
  /** Vendor code, a dash and the index in base 36: `HLG-07E`. */
  code: string
  title: string
  model: ModelLetter
  variant: Variant
  /** Vendor code. */
  vendor: string
  /** Family code. */
  family: string
  minBetUnits: number
  maxBetUnits: number
  defaultBetUnits: number
  /** Every stake on offer, rising. */
  stakesUnits: number[]
  lines: number
  classification: Classification | null
  volatility: Volatility
  tags: readonly string[]
  art: GameArt
}

/** By (7i + k) mod 20: twelve games of 0.96, five of 0.95, two of 0.94, one of 0.97. */
const VARIANT_SLOTS: readonly Variant[] = Array.from({ length: 20 }, (_, slot) => {
  if (slot < 12) return '0.96'
  if (slot < 17) return '0.95'
  return slot < 19 ? '0.94' : '0.97'
})

/** By (floor(i/3) + k) mod 10: 0.01, 0.05, 0.1, 0.05, 0.01, 0.1, 1.00, 0.5, 0.01, 0.75. */
const MIN_BET_SLOTS_UNITS = [100, 500, 1000, 500, 100, 1000, 10_000, 5000, 100, 7500]

/** The game with index 0 to 9999. @throws RangeError outside */
export function gameAt(index: number): SlotGame {
  if (!Number.isInteger(index) || index < 0 || index >= GAME_COUNT) {
    throw new RangeError(`a game index is an integer from 0 to ${GAME_COUNT - 1}, not ${index}`)
  }
  const familyNumber = index % FAMILIES.length
  const rank = Math.floor(index / FAMILIES.length)
  const family = FAMILIES[familyNumber]!
  const model = modelAt(familyNumber, rank)
  const vendor = VENDORS[(index + rank) % VENDORS.length]!
  const { lines, classification, volatility, tags, topWinMultiple, lowestMinBetUnits } = MODEL_TRAITS[model]
  const minBetUnits = Math.max(MIN_BET_SLOTS_UNITS[(Math.floor(index / 3) + rank) % 10]!, lowestMinBetUnits)
  const stakesUnits = stakeLadder(minBetUnits, topWinMultiple)
  const hueTurnDegrees = ((rank * 13) % 40) - 20
  return {
    index,
    code: `${vendor.code}-${index.toString(36).toUpperCase().padStart(3, '0')}`,
    title: TITLE_OVERRIDES[index] ?? titleAt(familyNumber, rank),
    model,
    variant: VARIANT_SLOTS[(7 * index + rank) % 20]!,
    vendor: vendor.code,
    family: family.code,
    minBetUnits,
    maxBetUnits: stakesUnits.at(-1)!,
    defaultBetUnits: defaultStake(stakesUnits),
    stakesUnits,
    lines,
    classification,
    volatility,
    tags,
    art: {
      family: family.code,
      palette: family.palette.map(colour => turnHue(colour, hueTurnDegrees)),
      hero: family.hero,
      pattern: rank % 5,
      frame: vendor.code,
      layout: rank % 3,
    },
  }
}

function modelAt(family: number, rank: number): ModelLetter {
  return MODEL_LETTERS[(7 * family + 3 * Math.floor(family / 30) + 3 * rank + Math.floor(rank / 10)) % 10]!
}

function titleAt(familyNumber: number, rank: number): string {
  const { leads, things } = FAMILIES[familyNumber]!
  const pair = ((rank % 64) * 37 + 5 * familyNumber) % 64
  const title = `${leads[Math.floor(pair / 8)]} ${things[pair % 8]}`
  const turn = Math.floor(rank / 64)
  if (turn === 0) return title
  const tail = TAILS[modelAt(familyNumber, rank)][((rank + familyNumber) % 2) + 2 * (turn - 1)]
  return `${title}: ${tail}`
}

/** The game of a code; undefined when no game has it. */
export function gameByCode(code: string): SlotGame | undefined {
  const digits = /^[A-Z]{3}-([0-9A-Z]{3})$/.exec(code)?.[1]
  if (!digits) return undefined
  const index = Number.parseInt(digits, 36)
  if (index >= GAME_COUNT) return undefined
  const game = gameAt(index)
  return game.code === code ? game : undefined
}
