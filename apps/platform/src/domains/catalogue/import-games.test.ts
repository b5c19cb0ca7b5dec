import { SampleProvider, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
})
afterAll(() => site.stop())

/** The provider's games that the site shows after an import, and how often the catalogue has changed by then. */
async function imported() {
  await site.platform.catalogue.importAll()
  const { byCode, version } = site.platform.catalogue.snapshot
  const titles = ['SMP-GAME', 'SMP-NEW'].map(code => byCode.get(code)?.card.gameName ?? null)
  return { titles, version }
}

test('an import brings new games in, mends changed ones, switches missing ones off, and leaves a level list alone', async () => {
  const first = await imported()
  expect(first.titles).toEqual(['Sample SMP', null])
  expect(await imported()).toEqual(first)

  provider.games = [{ ...provider.game(), title: 'Renamed' }, provider.game('SMP-NEW')]
  const second = await imported()
  expect(second.titles).toEqual(['Renamed', 'Sample SMP'])
  expect(second.version).toBeGreaterThan(first.version)

  provider.games = [provider.game('SMP-NEW')]
  const third = await imported()
  expect(third.titles).toEqual([null, 'Sample SMP'])
  expect(third.version).toBeGreaterThan(second.version)
  expect(await imported()).toEqual(third)

  provider.games = [{ ...provider.game(), title: 'Renamed' }, provider.game('SMP-NEW')]
  expect((await imported()).titles).toEqual(['Renamed', 'Sample SMP'])
})
