import { expect, test } from 'vitest'
import { payouts, positionsOn } from '../testing/settle.ts'

test('[TABLE-050] ties of rank and of card', () => {
  const spots = ['D', 'T', 'TIE', 'STIE']
  expect(payouts('dtg/1', { dragon: '6h', tiger: '6s' }, spots)).toEqual([0.5, 0.5, 12, 0])
  expect(payouts('dtg/1', { dragon: '6h', tiger: '6h' }, spots)).toEqual([0.5, 0.5, 12, 51])
})

test('[TABLE-051] a king against a seven', () => {
  const result = { dragon: 'Kc', tiger: '7s' }
  expect(payouts('dtg/1', result, ['D', 'DH', 'TH', 'TL', 'TO', 'TK'])).toEqual([2, 2, 0, 0, 1.75, 1.9])
  expect(payouts('dtg/1', result, ['T', 'DO', 'DE', 'DR', 'DK', 'DL'])).toEqual([0, 1.75, 0, 0, 1.9, 0])
})

test('the cloth has two sides, two ties and six spots a card', () => {
  expect(positionsOn('dtg/1', null)).toHaveLength(16)
})
