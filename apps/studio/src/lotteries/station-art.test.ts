import { heroOf } from '@baize/art/families/hero'
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

test('[WALK-035] what a cover shows is what the lottery draws: dice games show a die', () => {
  const dice = offeredLotteries().filter(({ code }) => code.startsWith('EL_K3'))
  expect(dice).toHaveLength(2)
  for (const { title, art } of dice) expect(heroOf(familyByCode(art.family), title, art.hero)).toBe('game-die')
})
