import { heroOf } from '@baize/art/cover/cover'
import { familyByCode } from '@baize/art/families/index'
import { expect, test } from 'vitest'
import { offeredLotteries } from './offered-lotteries.ts'

test('each Vietnamese game has a cover with a hero and a palette of its own', () => {
  const games = offeredLotteries().filter(({ vendor }) => vendor === 'TCG_LOTTO_VN')
  const heroes = games.map(({ title, art }) => heroOf(familyByCode(art.family), title, art.hero))
  expect(games).toHaveLength(16)
  expect(new Set(heroes).size).toBe(games.length)
  expect(new Set(games.map(({ art }) => art.palette.join())).size).toBe(games.length)
})
