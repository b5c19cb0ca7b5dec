import { BeaconServer, startTestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindOf, offeredGames } from '../../games.ts'
import { families } from './families/index.fixtures.ts'
import { differencesOf, type House, readHouse } from './house.fixtures.ts'

/** Where the clock of each world stands: hours from the machine's, so that both are told apart. */
const at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 6 * 3_600_000)

let beacon: BeaconServer
beforeAll(async () => {
  beacon = await BeaconServer.start()
  beacon.mode = 'silent'
})
afterAll(() => beacon.stop())

test.each(families)(
  '[MEND-020] $name: all rows are alike under other seeds',
  async ({ leave, hasBeacon, seeds = 5 }) => {
    const moments: House[][] = []
    for (let compared = 0, tried = 0; compared < seeds; tried++) {
      expect(tried).toBeLessThan(4 * seeds)
      const world = await startTestWorld(hasBeacon ? { BEACON_URL: beacon.url } : {})
      const { months, retrier, instants } = world.studio
      for (const keeper of [months, retrier, instants]) await keeper.stop()
      world.clock.stopAt(at)
      const seen: House[] = []
      let waits: boolean
      try {
        waits = await leave(world, async () => void seen.push(await readHouse(world)))
      } finally {
        await world.stop()
      }
      if (!waits) continue
      for (const [moment, house] of seen.entries()) moments[moment] = [...(moments[moment] ?? []), house]
      compared++
    }
    expect(moments.length).toBeGreaterThan(0)
    for (const houses of moments) expect(differencesOf(houses)).toEqual([])
  },
)

test('[MEND-020] games of every kind are among them', () => {
  const kinds: string[] = families.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining([...new Set(offeredGames().map(({ code }) => kindOf(code)))]))
})

test('[MEND-020] a value, a pairing of values and a row more that follow a seed are told', () => {
  const house = (...rows: Record<string, string>[]): House => new Map([['studio.round', rows]])
  const [one, other] = [
    { ends: '1', id: 'id' },
    { ends: '2', id: 'id' },
  ]
  expect(differencesOf([house(one), house(one)])).toEqual([])
  expect(differencesOf([house(one), house(one), house(other)])).toEqual(['studio.round.ends'])
  expect(differencesOf([house(one), house(one, one)])).toEqual(['studio.round: 1 rows and 2'])
  const [a, b] = [
    { game: 'a', ends: '1' },
    { game: 'b', ends: '2' },
  ]
  expect(differencesOf([house(a, b), house({ ...a, ends: '2' }, { ...b, ends: '1' })])).toEqual(['studio.round: rows'])
})
