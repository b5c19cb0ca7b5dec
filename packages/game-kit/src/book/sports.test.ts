import { expect, test } from 'vitest'
import * as crypto from '../node/crypto.ts'
import { ratingsOfSeason } from './calendar/ratings.ts'
import { priceClaims } from './odds/price.ts'
import { modelOf, ratingsOf } from './sports.ts'
import { sampleFigures } from './testing/sample-figures.ts'
import prices from './testing/sample-prices.data.json' with { type: 'json' }
import { COMPETITIONS } from './world/competitions.ts'

test.each(sampleFigures)('the sample fixture of %s has every price of the rulebook', (id, home, away) => {
  const model = modelOf(id)
  const tables = model.prepare(ratingsOf(id, home, away))
  const sheet = priceClaims(model.claims(tables, model.start(), 'before'), 'before')
  const found = prices[id].map(([market, line4, selection]) => {
    const claim = sheet.find(one => one.market === market && one.selection === selection && one.line4 === line4)
    return [market, line4, selection, claim?.milli]
  })
  expect(found).toEqual(prices[id])
})

test('the samples of the rulebook are all there', () => {
  expect(Object.values(prices).flat()).toHaveLength(291)
})

test('the figures of a season fit the model of their competition', () => {
  for (const competition of COMPETITIONS) {
    const [home, away] = ratingsOfSeason(crypto, competition, 2)
    const model = modelOf(competition.sport)
    expect(model.id).toBe(competition.sport)
    const tables = model.prepare(ratingsOf(competition.sport, home!, away!))
    expect(model.claims(tables, model.start(), 'before').length).toBeGreaterThan(20)
  }
})

test('a side with too many figures or too few is refused', () => {
  expect(() => ratingsOf('FOOT', [1150], [1000, 1050])).toThrow(RangeError)
  expect(() => ratingsOf('DUEL', [1540, 1500], [1500])).toThrow(RangeError)
})
