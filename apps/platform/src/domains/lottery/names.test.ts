import { GameVisit, issueOnSale, slipOfOne, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
  await world.studio.draws.run()
})
afterAll(() => world.stop())

const code = 'EL_K3_1'
const dice = { VI: 'Ba xúc xắc 1 phút', TH: 'สามลูกเต๋า 1 นาที', EN: 'Three Dice 1 Min' } as const
const betting = { lottoArea: 'VN', launchMode: 'LOTT', lottoView: 'betting', device: 'WEB' } as const

test('[WALK-019] a lottery is called in the language of the call in every list that shows games', async () => {
  const { drawsAtMs } = issueOnSale(code, world.clock.now().getTime())
  world.clock.advance(drawsAtMs - world.clock.now().getTime() + 1_500)
  await world.studio.draws.run()
  const member = await world.member()
  await member.call('lottery.launch', { ...betting, lottoPrizeMode: 'Elott', lottoGameCode: code })
  const nameIn = (games: readonly { gameCode: string; gameName: string }[]) =>
    games.find(({ gameCode }) => gameCode === code)?.gameName
  for (const language of ['VI', 'TH', 'EN'] as const) {
    member.language = language
    const type = { gameType: 'ELOTT' } as const
    const { games } = await member.call('catalogue.gameList', { ...type, pageSize: 60 })
    const { game } = await member.call('catalogue.game', { gameCode: code })
    const names = await member.call('catalogue.gameNames', type)
    const shown = [
      nameIn(games),
      game.gameName,
      names.games.find(([gameCode]) => gameCode === code)?.[1],
      nameIn((await member.call('lottery.list', type)).lotteries),
      nameIn((await member.call('lottery.recent', {})).gameMenus),
      nameIn(await member.call('lottery.opened', {})),
      nameIn((await member.call('launch.recentGames', {})).list),
    ]
    expect(new Set(shown)).toEqual(new Set([dice[language]]))
  }
})

test('[WALK-019] betting page and betting record call it so too, and a search finds it by that name', async () => {
  const member = await world.member()
  member.language = 'VI'
  const launch = { ...betting, lottoPrizeMode: 'Elott', lottoGameCode: code, language: 'VI' } as const
  const { gameUrl } = await member.call('lottery.launch', launch)
  const visit = await GameVisit.open(world.studioUrl, gameUrl)
  expect(visit.boot.game.title).toBe(dice.VI)
  const { slip } = slipOfOne(code, world.clock.now().getTime())
  expect((await visit.send('lottery.placeSlip', slip)).status).toBe(200)
  const { list } = await member.call('records.bets', {})
  expect(list.map(({ gameName }) => gameName)).toEqual([dice.VI])
  const found = await member.call('catalogue.gameList', { gameType: 'ELOTT', gameName: 'xuc xac', pageSize: 60 })
  expect(found.games.map(({ gameCode }) => gameCode)).toEqual(['EL_K3_1', 'EL_K3_3'])
})
