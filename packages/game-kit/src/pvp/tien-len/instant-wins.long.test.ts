import { expect, test } from 'vitest'
import { SimulationDraws } from '../../draws.ts'
import { dealTienLen } from './deal.ts'
import { TIEN_LEN_DEFINITIONS } from './definition.ts'
import { INSTANT_WINS, instantWinOf } from './instant-wins.ts'

/** Hands of 635 013 559 600, each kind without those before it (rooms.md 3.6). */
const counts = [369_098_752, 1_677_106_640, 411_780_096, 2_746_836_448]
const allHands = 635_013_559_600

test('[PVPG-030] instant wins of 1 000 000 deals have their exact chances; of two in one deal the first in lead order wins', () => {
  const draws = new SimulationDraws(30)
  const deals = 1_000_000
  const found = new Map<string, number>()
  let twice = 0
  for (let n = 0; n < deals; n++) {
    const lead = n % 4
    const { state } = dealTienLen(TIEN_LEN_DEFINITIONS[0]!, { seats: 4, lead, draws: () => draws })
    const wins = [0, 1, 2, 3].map(place => instantWinOf(state.hands[(lead + place) % 4]!))
    const first = wins.findIndex(win => win !== null)
    if (state.winner !== (first < 0 ? null : (lead + first) % 4)) throw new Error(`deal ${n} has another winner`)
    // One hand a deal, so that the counted hands do not depend on one another.
    if (wins[0]) found.set(wins[0], (found.get(wins[0]) ?? 0) + 1)
    if (wins.filter(win => win !== null).length > 1) twice++
  }
  for (const [place, win] of INSTANT_WINS.entries()) {
    const p = counts[place]! / allHands
    expect(Math.abs((found.get(win) ?? 0) - deals * p)).toBeLessThan(3 * Math.sqrt(deals * p * (1 - p)))
  }
  expect(twice).toBeGreaterThan(0)
})
