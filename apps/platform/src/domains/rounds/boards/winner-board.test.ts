import { countFacts, SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test('[HOME-019, API2-048] a settled win stands on the board with its account masked, and neither a lost bet nor one of which nothing is valid does', async () => {
  const provider = await SampleProvider.start(site)
  const username = uniqueName('winner')
  const member = await (await site.visitor()).register(username)
  const session = await provider.play(member)
  await provider.bet(session, 'won-bet', 10_000)
  await provider.settle(session, 'won-settle', 'won-bet', 250_000, 'won-bet', 10_000)
  await provider.bet(session, 'counts-nothing', 10_000)
  await provider.settle(session, 'counts-nothing-settle', 'counts-nothing', 990_000)
  await provider.bet(session, 'lost-bet', 10_000)
  await provider.settle(session, 'lost-settle', 'lost-bet', 0)
  await countFacts(site, 'rounds-boards')
  const nobody = await site.visitor()
  nobody.visitorToken = null
  expect(await nobody.call('rounds.winnerBoard', {})).toEqual([
    {
      player: `wi***${username.at(-1)}`,
      gameCode: provider.gameCode,
      gameName: 'Sample SMP',
      prize: '25.00',
      winningTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ])
  await provider.stop()
})
