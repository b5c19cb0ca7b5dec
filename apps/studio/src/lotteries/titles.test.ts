import { completeLanguages } from '@baize/api'
import { lotteryGames } from '@baize/game-kit/lotteries/index'
import { expect, test } from 'vitest'
import { offeredLotteries } from './offered-lotteries.ts'
import { titleOf } from './titles.ts'

test.each(completeLanguages)('[WALK-019] every lottery has a name of its own in %s', language => {
  const names = lotteryGames.map(game => titleOf(game, language))
  expect(names.filter(name => name.trim() === '')).toEqual([])
  expect(new Set(names).size).toBe(lotteryGames.length)
})

test('[WALK-019] the list of games tells the names that differ from the English one', () => {
  const offered = offeredLotteries()
  expect(offered.find(({ code }) => code === 'EL_K3_1')).toMatchObject({
    title: 'Three Dice 1 Min',
    titles: { CN: '骰宝快三1分钟', VI: 'Ba xúc xắc 1 phút' },
  })
  expect(offered.find(({ code }) => code === 'VN_S_7')!.titles).toEqual({})
})
