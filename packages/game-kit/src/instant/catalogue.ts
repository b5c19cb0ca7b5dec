import { FAMILIES } from '../catalogue/families.ts'
import type { GameArt } from '../catalogue/game.ts'
import type { Classification } from '../catalogue/traits.ts'
import type { Volatility } from '../models/model.ts'
import { defaultStake, stakeLadder, TABLE_MAXIMUM_UNITS } from '../stakes.ts'
import type { InstantKind } from './instant-game.ts'
import { type RegisteredTable, tableOf } from './registry.ts'

/** An instant game as it is listed. Money is in units of 1/10 000. */
export interface InstantTitle {
  /** Vendor code, a dash and a name of its own: `OPL-FACETS`. */
  code: string
  title: string
  /** Vendor code. */
  vendor: string
  kind: InstantKind
  edition: string
  table: RegisteredTable
  classification: Classification
  tags: readonly string[]
  volatility: Volatility
  minBetUnits: number
  maxBetUnits: number
  defaultBetUnits: number
  /** Every stake on offer, or every chip where stakes are sums, rising. */
  stakesUnits: number[]
  art: GameArt
}

type Row = [slug: string, title: string, vendor: string, edition: string, family: string, minBetUnits: number]

interface KindTraits {
  classification: Classification
  tags: readonly string[]
  volatility: Volatility
}

const TRAITS: Readonly<Record<InstantKind, KindTraits>> = {
  mines: { classification: 'AC', tags: ['instant', 'mines'], volatility: 'medium' },
  roulette: { classification: 'TG', tags: ['instant', 'roulette', 'table'], volatility: 'medium' },
  plinko: { classification: 'AC', tags: ['instant', 'plinko'], volatility: 'medium' },
  'hi-lo': { classification: 'TG', tags: ['instant', 'hi-lo', 'cards'], volatility: 'medium' },
  crash: { classification: 'AC', tags: ['instant', 'crash'], volatility: 'high' },
  blackjack: { classification: 'TG', tags: ['instant', 'blackjack', 'cards', 'table'], volatility: 'low' },
  bingo: { classification: 'BG', tags: ['instant', 'bingo'], volatility: 'medium-high' },
}

const ROWS: Readonly<Record<InstantKind, readonly Row[]>> = {
  mines: [
    ['FACETS', 'Facet Field', 'OPL', 'five', 'GEM', 1_000],
    ['SHAFT', 'Lantern Shaft', 'KRB', 'five', 'MNE', 500],
    ['PEARLS', 'Pearl Shallows', 'LGN', 'six', 'OCE', 1_000],
    ['COMB', 'Careful Comb', 'PLM', 'four', 'BEE', 500],
    ['COURTYARD', 'Jade Courtyard', 'PAG', 'six', 'MAY', 10_000],
  ],
  roulette: [
    ['WHEEL', 'Redwick Roulette', 'RDW', 'european', 'CRD', 1_000],
    ['CELLAR', 'Cellar Roulette', 'UMB', 'european', 'JAZ', 5_000],
    ['SILKWHEEL', 'Silk Roulette: Half Back', 'GRV', 'half-back', 'LMP', 1_000],
    ['MIRRORBALL', 'Mirrorball Roulette', 'MIR', 'european', 'DIS', 500],
    ['PEACOCK', 'Peacock Roulette: Half Back', 'SNT', 'half-back', 'PEA', 10_000],
  ],
  plinko: [
    ['CASCADE', 'Pinfall', 'LUM', 'all', 'NEO', 500],
    ['SWEETS', 'Sugar Drop', 'MOX', 'short', 'CND', 500],
    ['COMETS', 'Comet Fall', 'ARC', 'all', 'SPC', 1_000],
    ['BELLS', 'Winter Bells', 'NRW', 'short', 'XMS', 10_000],
  ],
  'hi-lo': [
    ['NEXTCARD', 'Next Card Please', 'RDW', 'open', 'MAG', 500],
    ['KINGSROW', 'Kings Row', 'QRL', 'open', 'KNT', 1_000],
    ['SALOON', 'Saloon Hi-Lo', 'CSP', 'strict', 'WST', 5_000],
    ['MOONCARD', 'Rabbit Moon Hi-Lo', 'KTE', 'open', 'MID', 10_000],
  ],
  crash: [
    ['KITE', 'Kite Climb', 'KTE', 'steady', 'CRN', 500],
    ['BALLOON', 'Skylark Ascent', 'SKY', 'steady', 'FAE', 1_000],
    ['ROCKET', 'Odd Orbit', 'MOX', 'steep', 'ALN', 500],
    ['SUMMIT', 'Norrwind Summit', 'NRW', 'steady', 'ICE', 10_000],
  ],
  blackjack: [
    ['TWENTYONE', 'Redwick Twenty-One', 'RDW', 'three-to-two', 'CRD', 1_000],
    ['BACKROOM', 'Back Room Blackjack', 'UMB', 'three-to-two', 'JAZ', 5_000],
    ['PARLOUR', 'Velvet Parlour Blackjack', 'VLT', 'three-to-two', 'MAG', 10_000],
    ['DELTATABLE', 'Delta Table Blackjack', 'TAM', 'three-to-two', 'MEK', 1_000],
  ],
  bingo: [
    ['TRAMLINES', 'Tram Line Bingo', 'PLM', 'lines', 'TRN', 500],
    ['HARBOUR', 'Harbour Bingo', 'LGN', 'lines', 'PIR', 1_000],
    ['FARMYARD', 'Farmyard Bingo', 'WLD', 'lines', 'FRM', 5_000],
    ['LANTERNS', 'Lantern Night Bingo', 'PAG', 'lines', 'TET', 10_000],
    ['MOSAIC', 'Mosaic Bingo', 'OPL', 'shapes', 'GEM', 500],
    ['BAKERY', 'Bakery Bingo', 'FIG', 'shapes', 'BAK', 1_000],
    ['COMETBALL', 'Orbit Bingo', 'ARC', 'shapes', 'SPC', 5_000],
    ['CARNIVAL', 'Stilt Fox Bingo', 'STL', 'shapes', 'CIR', 10_000],
    ['POSTCARD', 'Postcard Bingo', 'ZPH', 'letters', 'MER', 500],
    ['SIGNPOST', 'Signpost Bingo', 'DUN', 'letters', 'DES', 1_000],
    ['MARQUEE', 'Marquee Bingo', 'MIR', 'letters', 'RET', 5_000],
    ['INKWELL', 'Inkwell Bingo', 'UMB', 'letters', 'ALC', 10_000],
  ],
}

/** Every instant game, by kind. */
export const instantTitles: readonly InstantTitle[] = (Object.keys(ROWS) as InstantKind[]).flatMap(kind =>
  ROWS[kind].map((row, i) => titleOf(kind, row, i)),
)

function titleOf(kind: InstantKind, row: Row, place: number): InstantTitle {
  const [slug, title, vendor, edition, familyCode, minBetUnits] = row
  const table = tableOf(kind, edition)
  const family = FAMILIES.find(({ code }) => code === familyCode)!
  const stakesUnits = stakeLadder(minBetUnits, table.facts().topMultiple)
  return {
    code: `${vendor}-${slug}`,
    title,
    vendor,
    kind,
    edition,
    table,
    ...TRAITS[kind],
    minBetUnits,
    maxBetUnits: table.takesChips ? TABLE_MAXIMUM_UNITS : stakesUnits.at(-1)!,
    defaultBetUnits: defaultStake(stakesUnits),
    stakesUnits,
    art: {
      family: family.code,
      palette: [...family.palette],
      hero: family.hero,
      pattern: (2 * place + kind.length) % 5,
      frame: vendor,
      layout: place % 3,
    },
  }
}

/** The game of a code; undefined when no instant game has it. */
export const instantByCode = (code: string): InstantTitle | undefined =>
  instantTitles.find(title => title.code === code)

/** True when a title takes a stake: a step of its ladder, or a sum of its smallest chips up to the table's maximum. */
export function takesStake(
  { table, stakesUnits, minBetUnits, maxBetUnits }: InstantTitle,
  stakeUnits: number,
): boolean {
  if (!table.takesChips) return stakesUnits.includes(stakeUnits)
  return stakeUnits >= minBetUnits && stakeUnits <= maxBetUnits && stakeUnits % minBetUnits === 0
}
