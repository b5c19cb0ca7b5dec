import { SimulationDraws } from '../../../draws.ts'
import type { ChancedClaim, Claim, ClaimResult } from '../../claims.ts'
import type { SportModel } from '../../sport-model.ts'
import type { RatingPair } from '../sides.ts'

/** A match of random sides: what is worked out for them, and every state in which bets are taken. */
export interface RandomMatch<Tables, State> {
  tables: Tables
  /** The states before each block that changed something, and the last one. */
  states: State[]
}

/** Claims are followed to their end from every third state: all of them would take most of a test run. */
const STATE_STEP = 3

/** Plays matches of sides rated 1320 to 1740, the widest that a season gives (sportsbook 1.2). */
export function randomMatches<Tables, State>(
  model: SportModel<RatingPair, Tables, State>,
  matches: number,
  seed: number,
): RandomMatch<Tables, State>[] {
  const draws = new SimulationDraws(seed)
  const word = () => 65_536 * draws.below(65_536) + draws.below(65_536)
  const rating = () => 1320 + draws.below(421)
  return Array.from({ length: matches }, () => {
    const tables = model.prepare({ A: rating(), B: rating() })
    const states = [model.start()]
    for (let block = 1; block <= model.blocks && !model.isOver(states.at(-1)!); block++) {
      const next = model.play(tables, states.at(-1)!, block, word)
      if (next !== states.at(-1)) states.push(next)
    }
    return { tables, states }
  })
}

const nameOf = ({ market, selection, line4 }: Claim): string => `${market} ${selection} ${line4}`

/**
 * What is wrong with the claims of one state: parts that are not chances, claims that are decided already, and selections of
 * one market and line that do not make one whole together.
 */
export function faultsOf(claims: readonly ChancedClaim[]): string[] {
  const faults: string[] = []
  const whole = new Map<string, number>()
  const returned = new Map<string, number>()
  for (const { market, selection, line4, parts } of claims) {
    const { won, lost, returned: back } = parts
    const name = nameOf({ market, selection, line4 })
    if (Math.abs(won + lost + back - 1) > 1e-9) faults.push(`${name} sums to ${won + lost + back}`)
    if (won <= 0 || lost <= 0 || back < 0) faults.push(`${name} is decided or negative`)
    const isHandicap = /AH$/.test(market)
    const key = `${market} ${isHandicap && selection === 'B' ? -line4 : line4}`
    whole.set(key, (whole.get(key) ?? 0) + won)
    returned.set(key, back)
  }
  for (const [key, won] of whole)
    if (Math.abs(won + returned.get(key)! - 1) > 1e-9) faults.push(`${key} makes ${won + returned.get(key)!}`)
  return faults
}

/**
 * What is wrong with how claims of a match settle: a claim that was open settles at once, ends otherwise than the recount, or
 * changes its result after it was certain; or one without a line has left the sheet and is not settled.
 * @param recount how a claim ends, read from the last state alone
 */
export function settlingFaults<Tables, State>(
  model: SportModel<RatingPair, Tables, State>,
  { tables, states }: RandomMatch<Tables, State>,
  recount: (claim: Claim, end: State, accepted: State) => ClaimResult['kind'],
): string[] {
  const faults: string[] = []
  const end = states.at(-1)!
  const early = model.claims(tables, states[0]!, 'before')
  const expected = early.map(claim => recount(claim, end, states[0]!))
  for (const state of states.filter((_, at) => at % STATE_STEP === 0)) {
    const sheet = model.claims(tables, state, 'live')
    for (const claim of sheet) {
      if (model.settle(claim, state, state)) faults.push(`${nameOf(claim)} is open and settled`)
      const result = model.settle(claim, state, end)?.kind
      if (result !== recount(claim, end, state)) faults.push(`${nameOf(claim)} ended ${result}`)
    }
    const open = new Set(sheet.map(nameOf))
    early.forEach((claim, at) => {
      const result = model.settle(claim, states[0]!, state)?.kind
      if (result && result !== expected[at]) faults.push(`${nameOf(claim)} settled early as ${result}`)
      if (!result && claim.line4 === 0 && !open.has(nameOf(claim))) faults.push(`${nameOf(claim)} is not settled`)
    })
  }
  return faults
}
