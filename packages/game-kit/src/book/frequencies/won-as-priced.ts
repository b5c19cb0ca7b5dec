import { expect, test } from 'vitest'
import { type ChancedClaim, type ClaimResult, LEAST_DECIDED } from '../claims.ts'
import { partsOfResult } from '../lines/results.ts'
import { modelOf, ratingsOf } from '../sports.ts'
import { playOn, testWords } from '../testing/played-matches.ts'
import { sampleFigures } from '../testing/sample-figures.ts'

/** Each match decides one sixth of the claims, in turns: that leaves every claim enough of them, and deciding takes no longer than playing. */
const turns = 6
const seed = 7
/** Standard deviations within which nearly all claims lie: by chance one in 370 of them does not. */
const near = 3
/** So far off lies none, and beyond `near` one in a hundred at the most. */
const most = 4.5
const farShare = 0.01

const matches = 1_000_000

/** How far the part of a claim that is won lies off its chance, over all that was decided. */
class Tally {
  readonly name: string
  readonly #chance: number
  #sum = 0
  #squares = 0

  constructor({ market, line4, selection, parts: { won, lost } }: ChancedClaim) {
    this.name = `${market} ${line4 / 4} ${selection}`
    this.#chance = won / (won + lost)
  }

  add(result: ClaimResult): void {
    const { won, lost } = partsOfResult(result)
    const off = won - this.#chance * (won + lost)
    this.#sum += off
    this.#squares += off * off
  }

  /** In standard deviations of its own spread. */
  get sigma(): number {
    return this.#sum / Math.sqrt(this.#squares)
  }
}

/**
 * Every third of the sports, from one of them on: in a million matches each claim is won as often as its price says. A sport
 * takes two minutes, and the files of the thirds run beside each other.
 */
export const testThird = (first: 0 | 1 | 2): void =>
  test.each(sampleFigures.filter((_, at) => at % 3 === first))(
    '%s: in a million matches each claim is won as often as its price says',
    (id, home, away) => {
      const model = modelOf(id)
      const tables = model.prepare(ratingsOf(id, home, away))
      const start = model.start()
      const sold = model.claims(tables, start, 'before').filter(({ parts }) => parts.won + parts.lost >= LEAST_DECIDED)
      const tallies = sold.map(claim => new Tally(claim))
      const word = testWords(seed)
      for (let match = 0; match < matches; match++) {
        const end = playOn(model as never, tables, { state: start, played: 0 }, word).at(-1)!.after
        for (let at = match % turns; at < sold.length; at += turns)
          tallies[at]!.add(model.settle(sold[at]!, start, end as never)!)
      }
      const far = tallies.filter(({ sigma }) => !(Math.abs(sigma) < near)).map(({ name, sigma }) => ({ name, sigma }))
      expect(far.filter(({ sigma }) => !(Math.abs(sigma) < most))).toEqual([])
      expect(far.length, JSON.stringify(far)).toBeLessThanOrEqual(farShare * tallies.length)
    },
  )
