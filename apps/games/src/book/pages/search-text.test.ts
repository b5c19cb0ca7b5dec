import { expect, test } from 'vitest'
import { matchingLeagues, plainText } from './search-text.ts'

test('accents and capitals do not matter to a search', () => {
  expect(plainText(' Đông Phương ')).toBe('dong phuong')
  expect(plainText('Café')).toBe(plainText('CAFE'))
})

test('a league is found by its name and by its sides', () => {
  const leagues = [
    { name: 'Lantern Coast League', sides: ['Saltmere Rovers'] },
    { name: 'Highmoor League', sides: ['Tidewick Albion'] },
  ]
  expect(matchingLeagues(leagues, 'ROVERS').map(({ name }) => name)).toEqual(['Lantern Coast League'])
  expect(matchingLeagues(leagues, 'league')).toHaveLength(2)
})
