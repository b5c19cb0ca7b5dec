import { SampleProvider, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let tables: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  tables = await SampleProvider.start(site, 'TABLES', 'LIVE')
  tables.tables = [table()]
})
afterAll(async () => {
  await tables.stop()
  await site.stop()
})

const until = Date.UTC(2026, 10, 25, 9)
const table = (more = {}) => ({
  ...{ game_code: 'TABLES-GAME', serial: 41, phase: 'open' as const, until, players: 3, min_stake: 1_000 },
  ...{ max_stake: 5_000_000, results: [{ side: 'B', bead: '7' }], road: [{ column: 0, row: 0, side: 'B', ties: 1 }] },
  ...more,
})

test('tables of a game type come to everybody, with phase, players, limits and road', async () => {
  const visitor = await site.visitor()
  const { tables: shown, serverTime } = await visitor.call('launch.tableList', { gameType: 'LIVE' })
  expect(shown).toEqual([
    {
      ...{ gameCode: 'TABLES-GAME', gameName: 'Sample TABLES', vassalage: 'LVT', vendorName: 'Long Velvet Tables' },
      ...{ serial: 41, phase: 'OPEN', until: new Date(until).toISOString(), players: 3 },
      ...{ minStake: '0.10', maxStake: '500.00', results: [{ side: 'B', bead: '7' }] },
      road: [{ column: 0, row: 0, side: 'B', ties: 1 }],
    },
  ])
  expect(Date.parse(serverTime)).toBeGreaterThan(0)
  for (const gameType of ['COCKFIGHT', 'RNG'] as const)
    expect((await visitor.call('launch.tableList', { gameType })).tables).toEqual([])
})

test('what is no game of the provider is left out, and a provider that answers something else is told', async () => {
  const visitor = await site.visitor()
  tables.tables = [table({ phase: 'resting', until: null }), table({ game_code: 'STRANGER' })]
  site.clock.advance(1_500)
  const { tables: shown } = await visitor.call('launch.tableList', { gameType: 'LIVE' })
  expect(shown).toMatchObject([{ gameCode: 'TABLES-GAME', phase: 'RESTING', until: null }])
  tables.tables = [table({ players: -1 })]
  site.clock.advance(1_500)
  expect((await visitor.send('launch.tableList', { gameType: 'LIVE' })).body.errorCode).toBe('provider_unavailable')
})
