import { expect, test } from 'vitest'
import { football } from './football/model.ts'
import { tactModel } from './tact/model.ts'
import { tennis } from './tennis/model.ts'
import { playedMatches, SPORT_IDS } from './testing/played-matches.ts'

test.each(SPORT_IDS)('%s: bets of one claim and one basis settle alike, whenever they were taken', id => {
  for (const { model, tables, states } of playedMatches(id, 4, 91)) {
    const taken = states.slice(0, -1).filter((_, at) => at % 2 === 0)
    const claims = taken.flatMap(state => model.claims(tables, state, 'live'))
    const different = new Map(claims.map(claim => [`${claim.market} ${claim.line4} ${claim.selection}`, claim]))
    for (const now of [states[Math.floor(states.length / 2)]!, states.at(-1)!])
      for (const [text, claim] of different) {
        const byBasis = Map.groupBy(
          taken.filter(accepted => states.indexOf(accepted) <= states.indexOf(now)),
          accepted => model.basis(claim, accepted),
        )
        for (const group of byBasis.values()) {
          const results = new Set(group.map(accepted => JSON.stringify(model.settle(claim, accepted, now))))
          expect(results.size, text).toBe(1)
        }
      }
  }
})

test('a football handicap hangs on the score, other claims of football on nothing', () => {
  const start = football.start()
  const accepted = { ...start, block: 4, score: { home: 0, away: 1 } }
  const claim = (market: string) => ({ market, line4: 0, selection: 'home' })
  expect(['AH', 'H1AH'].map(market => football.basis(claim(market), accepted))).toEqual(['0-1', '0-1'])
  expect(football.basis(claim('AH'), start)).toBe('0-0')
  expect(['1X2', 'OU', 'NG', 'CRAH'].map(market => football.basis(claim(market), accepted))).toEqual(['', '', '', ''])
})

test('the next game and the next round hang on their number', () => {
  const next = (market: string) => ({ market, line4: 0, selection: 'A' })
  const afterSeven = { ...tennis.start(), games: [4, 3] as const, winners: 'AABABBA' }
  expect([tennis.basis(next('NXG'), tennis.start()), tennis.basis(next('NXG'), afterSeven)]).toEqual(['1', '8'])
  expect(tennis.basis(next('ML'), afterSeven)).toBe('')
  const secondMap = {
    maps: [
      { rounds: 'A'.repeat(13), coin: null },
      { rounds: 'AB', coin: null },
    ],
  }
  expect(tactModel.basis(next('NXR'), secondMap)).toBe('16')
  expect(tactModel.basis(next('ML'), secondMap)).toBe('')
})
