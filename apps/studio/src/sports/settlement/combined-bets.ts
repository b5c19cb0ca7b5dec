import type { ClaimResult } from '@baize/game-kit/book/claims'
import type { TestWorld } from '@baize/testing'
import { type Asked, endsOf, leg, type Pick, PlayedFixture, type Player, place, type samples } from '../fixtures.ts'

type Sample = keyof typeof samples

/** Legs of the rulebook's parlays by their letters; `d` is the claim that is sold nearest to its odds. */
const legs: Record<string, readonly [Sample, Pick, milli: number]> = {
  a: ['FOOT', ['AH', 'away', 0.75], 1_875],
  b: ['FOOT', ['AH', 'home', -0.75], 2_030],
  c: ['BASK', ['OU', 'over', 175.5], 1_930],
  d: ['BASK', ['ML', 'home'], 1_420],
  /** At 5.350. */
  x: ['FOOT', ['HTFT', 'X/1'], 5_350],
  /** At 3.860. */
  q: ['BASK', ['HSQ', 'Q1'], 3_860],
}
const kinds: Record<string, ClaimResult['kind']> = {
  ...{ w: 'won', hw: 'half_won', p: 'push', hl: 'half_lost', l: 'lost', v: 'void', '2heat': 'dead_heat' },
}

/** A parlay or system by its legs, such as `a w, b hl`: each on a fixture of its own, with the result that it is given. */
export interface CombinedRow {
  legs: string
  amount: string
  system?: string
  end: string
}

/** Announces the fixture of a leg such as `b hl`, its claim decided before the match. */
async function announceLeg(world: TestWorld, text: string) {
  const [letter, result] = text.split(' ') as [string, string]
  const [sample, pick, milli] = legs[letter]!
  const fixture = await PlayedFixture.announce(world, sample)
  await fixture.decide(pick, kinds[result]!, result === '2heat' ? 2 : undefined)
  return { fixture, pick, milli }
}

/** Asks for the bet of a row. Rows that have a leg in common have its fixture in common. */
export async function askRow(
  world: TestWorld,
  player: Player,
  { legs: text, amount, system }: CombinedRow,
  known = new Map<string, Awaited<ReturnType<typeof announceLeg>>>(),
): Promise<{ asked: Asked; fixtures: PlayedFixture[] }> {
  const fixtures: PlayedFixture[] = []
  const asked: Asked['legs'] = []
  for (const [at, name] of text.split(', ').entries()) {
    // The same leg twice in a bet is on two fixtures.
    const key = `${name} ${text.split(', ').slice(0, at).filter(other => other === name).length}`
    const announced = known.get(key) ?? (await announceLeg(world, name))
    known.set(key, announced)
    const shown = await leg(player, announced)
    if (shown.milli !== announced.milli) throw new Error(`${name} is sold at ${shown.milli}`)
    asked.push(shown)
    fixtures.push(announced.fixture)
  }
  return { asked: { legs: asked, amount, ...(system && { kind: 'system' as const, system }) }, fixtures }
}

/** How the bets of rows end when the first block of every fixture is over. */
export async function playRows(world: TestWorld, player: Player, rows: readonly CombinedRow[]): Promise<string[]> {
  const known = new Map()
  const fixtures = new Set<PlayedFixture>()
  const asked: Asked[] = []
  for (const row of rows) {
    const bet = await askRow(world, player, row, known)
    asked.push(bet.asked)
    for (const fixture of bet.fixtures) fixtures.add(fixture)
  }
  const bets = await place(player, ...asked)
  for (const fixture of fixtures) await fixture.toBlock(1)
  return endsOf(player, bets)
}
