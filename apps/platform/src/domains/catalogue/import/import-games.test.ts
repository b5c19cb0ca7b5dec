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

test('[MEND-038] an odd row is told in the log with its field, and the game that it was before stays', async () => {
  const { catalogue } = site.platform
  provider.games = [provider.game('SMP-KEPT'), provider.game('SMP-NEW')]
  await catalogue.importAll()
  provider.games = [
    { ...provider.game('SMP-KEPT'), rtp: 96.5 as never },
    { ...provider.game('SMP-NEW'), title: 'Again' },
  ]
  await site.runJob('catalogue-import')
  expect(catalogue.cardOf('SMP-KEPT', 'EN')?.gameName).toBe('Sample SMP')
  expect(catalogue.cardOf('SMP-NEW', 'EN')?.gameName).toBe('Again')
  const told = site.logLines.lines.findLast(line => line.includes('rows of a game list were left out'))!
  expect(JSON.parse(told)).toMatchObject({
    provider: 'SMP',
    rowsLeftOut: 1,
    rows: [{ place: 0, code: 'SMP-KEPT', field: 'rtp' }],
  })
  provider.games = [{ ...provider.game('SMP-KEPT'), title: 'Mended' }, provider.game('SMP-NEW')]
  await site.runJob('catalogue-import')
  expect(catalogue.cardOf('SMP-KEPT', 'EN')?.gameName).toBe('Mended')
})

test('[MEND-003] a list that does not come is asked for again until it has come', async () => {
  const { catalogue } = site.platform
  const { games } = provider
  const never = new AbortController()
  // What a studio answers that is still starting.
  provider.games = 'starting' as never
  const listed = catalogue.importUntilListed('SMP', never.signal, 1)
  const refusals = () => site.logLines.lines.filter(line => line.includes('it is asked for again')).length
  await expect.poll(refusals).toBeGreaterThan(3)
  provider.games = [...games, provider.game('SMP-LATE')]
  await listed
  expect(catalogue.cardOf('SMP-LATE', 'EN')?.gameName).toBe('Sample SMP')
  expect(catalogue.has('SMP')).toBe(true)

  provider.games = 'starting' as never
  const ended = catalogue.importUntilListed('SMP', never.signal, 60_000)
  never.abort()
  await expect(ended).rejects.toThrow(/abort/i)
})

test('[DEPLOY-005] A list changes games and vendors of its own provider alone, and tells what it left out', async () => {
  const { catalogue } = site.platform
  provider.games = [{ ...provider.game(), title: 'Paper boats' }]
  await catalogue.importAll()
  const rival = await SampleProvider.start(site, 'RVL')
  rival.vendors = [
    { code: 'RVL', type: 'RNG', name: 'Rival Works' },
    { code: 'RVL', type: 'LIVE', name: 'Rival Tables' },
    { code: 'RVL2', type: 'HOLOGRAM', name: 'Of a later version' },
  ]
  rival.games = [
    { ...rival.game('RVL-OWN'), vendor: 'RVL' },
    { ...rival.game('RVL-OWN'), vendor: 'RVL', title: 'Once more' },
    { ...rival.game('SMP-GAME'), vendor: 'RVL', title: 'Renamed' },
    { ...rival.game('RVL-LIVE'), vendor: 'RVL', type: 'LIVE' },
    { ...rival.game('RVL-FISH'), vendor: 'RVL', type: 'FISH' },
    { ...rival.game('RVL-ODD'), vendor: 'NOBODY' },
    { ...rival.game('RVL-LATER'), type: 'HOLOGRAM' as never },
  ]
  const reading = await catalogue.importNow('RVL')
  expect(reading).toMatchObject({ gamesTaken: 2, rowsLeftOut: 6 })
  expect(reading.leftOut.map(({ place, code, field }) => [place, code, field])).toEqual([
    [2, null, 'type'],
    [1, 'RVL-OWN', 'code'],
    [2, 'SMP-GAME', 'code'],
    [4, 'RVL-FISH', 'vendor'],
    [5, 'RVL-ODD', 'vendor'],
    [6, 'RVL-LATER', 'type'],
  ])
  const { byCode } = catalogue.snapshot
  expect(byCode.get('SMP-GAME')).toMatchObject({ providerCode: 'SMP', card: { gameName: 'Paper boats' } })
  expect(byCode.get('RVL-LIVE')).toMatchObject({ providerCode: 'RVL', card: { vendorName: 'Rival Tables' } })

  // The other provider names the vendor as its own, under another type.
  provider.vendors = [{ code: 'RVL', type: 'FISH', name: 'Taken over' }]
  provider.games = [provider.game(), { ...provider.game('SMP-FISH'), vendor: 'RVL', type: 'FISH' }]
  const refused = await catalogue.importNow('SMP')
  expect(refused.leftOut.map(({ code, field }) => [code, field])).toEqual([
    [null, 'code'],
    ['SMP-FISH', 'vendor'],
  ])
  expect(catalogue.snapshot.vendorNames.get('RVL')).not.toBe('Taken over')
  const told = site.logLines.lines.findLast(line => line.includes('rows of a game list were left out'))!
  expect(JSON.parse(told)).toMatchObject({ provider: 'SMP', rowsLeftOut: 2 })
  await rival.stop()
})
