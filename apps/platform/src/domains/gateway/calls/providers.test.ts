import { generateKeyPairSync } from 'node:crypto'
import {
  SampleProvider,
  startTestPlatform,
  startTwin,
  type TestPlatform,
  type TwinPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let twin: TwinPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
  twin = await startTwin(site)
})
afterAll(async () => {
  await twin.stop()
  await provider.stop()
  await site.stop()
})

const version = () => site.platform.catalogue.snapshot.version

const said = (apiUrl: string, gameOrigins: string[] = []) => ({
  ...{ code: provider.code, name: 'Sample studio', apiUrl, gameOrigins },
  publicKeys: { 'sample-2': generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }) as JsonWebKey },
})

test('another process hears which key a provider signs with, and reads no game again for it', async () => {
  const before = version()
  const session = await provider.play(await (await site.visitor()).register(uniqueName()))
  const balance = async () => (await provider.call('balance', session, { at: twin.url })).status
  expect(await balance()).toBe('OK')
  await site.platform.catalogue.setProvider(said('http://127.0.0.1:9/'))
  await expect.poll(balance, { timeout: 20_000 }).toBe('INVALID_PARTNER')
  await site.platform.catalogue.reload()
  expect(version()).toBe(before)
})

test('another process reads the games again when a provider serves them elsewhere', async () => {
  const before = version()
  await site.platform.catalogue.setProvider(said('http://127.0.0.1:9/', ['https://games.example']))
  await expect.poll(() => twin.platform.catalogue.gameOrigins, { timeout: 20_000 }).toEqual(['https://games.example'])
  const isHouseGame = () => twin.platform.catalogue.snapshot.byCode.get(provider.gameCode)?.isHouseGame
  await expect.poll(isHouseGame, { timeout: 20_000 }).toBe(false)
  await site.platform.catalogue.reload()
  expect(version()).toBeGreaterThan(before)
})

test('[MEND-052] A key that cannot be read leaves the other providers as they are, and is told', async () => {
  // Listed again with the key that it signs with.
  const other = await SampleProvider.start(site)
  const session = await other.play(await (await site.visitor()).register(uniqueName()))
  const broken = { 'broken-1': { kty: 'OKP' } as JsonWebKey }
  const entry = { code: 'BROKEN', name: 'Broken', apiUrl: 'http://127.0.0.1:9/' }
  await site.platform.catalogue.setProvider({ ...entry, publicKeys: broken })
  await site.platform.catalogue.reload()
  expect((await other.call('balance', session)).status).toBe('OK')
  const told = site.logLines.errors.filter(line => line.includes('the key of a provider cannot be read'))
  expect(told.some(line => line.includes('BROKEN') && line.includes('broken-1'))).toBe(true)
  await other.stop()
})
