import { generateKeyPairSync } from 'node:crypto'
import {
  outcomeOf,
  SampleProvider,
  sendByTwo,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let site: TestPlatform
let provider: SampleProvider
let desk: TestClient
let second: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
  desk = await site.operator()
  second = await site.operator('desk2')
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

const reason = 'agreed by contract'
const publicKey = () => generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }) as never
const entry = (code: string, more = {}) => ({
  ...{ code, name: 'Acme', apiUrl: 'https://games.acme.example/api', version: 0, reason },
  ...more,
})
const rowOf = async (code: string) => (await desk.call('catalogue.providers', {})).list.find(row => row.code === code)
const byTwo = (name: Parameters<typeof desk.send>[0], input: object) =>
  outcomeOf(sendByTwo([desk, second], name, input as never))

describe('a provider', () => {
  test('[DEPLOY-003] is made and changed by two operators, and one who read an older row is told', async () => {
    const save = (by: TestClient, more = {}) => outcomeOf(by.send('catalogue.saveProvider', entry('ACME', more)))
    expect([await save(desk), await save(second), await rowOf('ACME')]).toEqual(['waits', 'approval_open', undefined])
    expect(await byTwo('catalogue.saveProvider', entry('ACME'))).toBe('done')
    expect(await rowOf('ACME')).toMatchObject({
      ...{ name: 'Acme', apiUrl: 'https://games.acme.example/', enabled: true, protocol: 2, version: 1 },
      ...{ keys: [], list: null, allowedAddresses: [] },
    })
    expect(await save(desk)).toBe('changed_meanwhile')
    const change = { version: 1, maxPayout: '500.00', allowedAddresses: ['203.0.113.0/24'], gameOrigins: [] }
    expect(await byTwo('catalogue.saveProvider', entry('ACME', { ...change, maxPayout: '900.00' }))).toBe('done')
    expect(await rowOf('ACME')).toMatchObject({
      maxPayout: '900.00',
      allowedAddresses: ['203.0.113.0/24'],
      version: 2,
    })
  })

  test.each([
    ['code', { code: 'acme' }],
    ['apiUrl', { apiUrl: 'ftp://games.acme.example/' }],
    ['apiUrl', { apiUrl: '//games.acme.example/' }],
    ['gameOrigins.0', { gameOrigins: ['https://games.acme.example/play'] }],
    ['allowedAddresses.0', { allowedAddresses: ['203.0.113.0/40'] }],
    ['maxPayout', { maxPayout: '0' }],
  ])('[DEPLOY-003] with a wrong %s is refused by its name', async (field, more) => {
    expect(await outcomeOf(desk.send('catalogue.saveProvider', entry('ODD', more) as never))).toBe(field)
  })

  test('[DEPLOY-003] signs with a key from its day on, beside the one before, and with none that was retired', async () => {
    const session = await provider.play(await (await site.visitor()).register(uniqueName()))
    const says = async (keyId?: string) => (await provider.call('balance', session, keyId ? { keyId } : {})).status
    const key = { code: 'SMP', keyId: 'sample-2', publicKey: provider.publicKey, reason }
    const tomorrow = new Date(site.clock.now().getTime() + 86_400_000).toISOString()
    const add = (by: TestClient, more = {}) => outcomeOf(by.send('catalogue.addKey', { ...key, ...more } as never))
    expect(await byTwo('catalogue.addKey', { ...key, validFrom: tomorrow })).toBe('done')
    expect(await add(desk)).toBe('keyId')
    expect(await says('sample-2')).toBe('INVALID_PARTNER')
    site.clock.advance(86_400_001)
    await site.platform.catalogue.reload()
    const again = await provider.play(await (await site.visitor()).register(uniqueName()))
    const status = async (keyId: string) => (await provider.call('balance', again, { keyId })).status
    expect([await status('sample-1'), await status('sample-2')]).toEqual(['OK', 'OK'])
    const retire = { code: 'SMP', keyId: 'sample-1', reason: 'it has leaked' }
    await (await site.operator()).call('catalogue.retireKey', retire)
    expect([await status('sample-1'), await status('sample-2')]).toEqual(['INVALID_PARTNER', 'OK'])
    desk = await site.operator()
    second = await site.operator('desk2')
    expect(await outcomeOf(desk.send('catalogue.retireKey', retire))).toBe('not_found')
    expect((await rowOf('SMP'))?.keys.map(({ keyId, retiredAt }) => [keyId, retiredAt !== null])).toEqual([
      ['sample-1', true],
      ['sample-2', false],
    ])
    provider.keyId = 'sample-2'
  })

  test.each([
    ['a private half', { kty: 'OKP', crv: 'Ed25519', x: 'a'.repeat(43), d: 'a'.repeat(43) }],
    ['a key of another curve', { kty: 'OKP', crv: 'X25519', x: 'a'.repeat(43) }],
    ['a point that is cut', { kty: 'OKP', crv: 'Ed25519', x: 'abc' }],
    ['a short RSA key', generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'jwk' })],
  ])('[DEPLOY-003] takes no key that is %s', async (_what, publicKey) => {
    const key = { code: 'SMP', keyId: 'odd', publicKey, reason } as never
    expect(await outcomeOf(desk.send('catalogue.addKey', key))).toMatch(/^publicKey/)
  })

  test('[DEPLOY-011] that was stopped in the middle of a round takes no launch and no bet; settles and rollbacks go on', async () => {
    const member = await (await site.visitor()).register(uniqueName())
    const session = await provider.play(member)
    await provider.bet(session, 'open-1', 10_000)
    await provider.bet(session, 'open-2', 10_000)
    await desk.call('catalogue.stopProvider', { code: 'SMP', reason: 'asked by the regulator' })
    expect((await provider.bet(session, 'late', 10_000)).status).toBe('INVALID_GAME')
    await expect(provider.launch(member)).rejects.toThrow(/game_unknown/)
    expect((await provider.settle(session, 'open-1-s', 'open-1', 30_000)).status).toBe('OK')
    expect((await provider.rollback(session, 'open-2-r', 'open-2')).status).toBe('OK')
    expect((await provider.call('balance', session)).status).toBe('OK')
    await site.runJob('catalogue-import')
    expect(site.platform.catalogue.has('SMP')).toBe(false)

    const resume = { code: 'SMP', reason: 'the regulator has answered' }
    expect(await outcomeOf(desk.send('catalogue.resumeProvider', resume))).toBe('waits')
    expect(await byTwo('catalogue.resumeProvider', resume)).toBe('done')
    expect((await provider.play(member)).token).toMatch(/\w/)
  })

  test('[DEPLOY-007] has its list read at an operator’s call and by the job, and what was left out stands in its row', async () => {
    provider.games = [provider.game(), { ...provider.game('SMP-TWO'), vendor: 'NOBODY' }]
    const reading = await desk.call('catalogue.importNow', { code: 'SMP', reason })
    expect(reading).toMatchObject({ gamesTaken: 1, rowsLeftOut: 1, leftOut: [{ code: 'SMP-TWO', field: 'vendor' }] })
    expect((await rowOf('SMP'))?.list).toMatchObject({ ...reading, readAt: expect.any(String) })
    provider.games = [provider.game(), provider.game('SMP-TWO')]
    await site.runJob('catalogue-import')
    expect((await rowOf('SMP'))?.list).toMatchObject({ gamesTaken: 2, rowsLeftOut: 0, leftOut: [] })
    const ask = (code: string) => outcomeOf(desk.send('catalogue.importNow', { code, reason }))
    provider.games = 'broken' as never
    expect([await ask('SMP'), await ask('NONE')]).toEqual(['provider_unavailable', 'not_found'])
    expect(site.platform.catalogue.has('SMP')).toBe(true)
  })
})

describe('vendors', () => {
  const save = (...rows: object[]) => outcomeOf(desk.send('catalogue.saveVendors', { rows, reason } as never))
  const vendor = { code: 'NEW1', gameType: 'RNG', name: 'Newcomers', provider: 'SMP' }

  test('[DEPLOY-003] are made for a provider and changed, all rows or none', async () => {
    expect(await save({ ...vendor, name: undefined })).toBe('rows.0.name')
    expect(await save({ ...vendor, provider: undefined })).toBe('rows.0.provider')
    expect(await save({ ...vendor, provider: 'NONE' })).toBe('not_found')
    expect(await save(vendor, { ...vendor, code: 'NEW2', name: undefined })).toBe('rows.1.name')
    const find = async (code: string) =>
      (await desk.call('catalogue.vendorList', {})).list.find(row => row.code === code)
    expect(await find('NEW1')).toBe(undefined)
    expect(await save({ ...vendor, position: 3, hot: true })).toBe('done')
    expect(await find('NEW1')).toEqual({
      ...{ code: 'NEW1', gameType: 'RNG', name: 'Newcomers', provider: 'SMP', enabled: true, hot: true },
      ...{ opens: 'GAME', position: 3, games: 0 },
    })
    expect(await save({ code: 'NEW1', gameType: 'RNG', enabled: false })).toBe('done')
    expect(await find('NEW1')).toMatchObject({ enabled: false, position: 3, name: 'Newcomers' })
    expect(await save({ ...vendor, provider: 'ACME' })).toBe('rows.0.code')
  })

  test('that are named twice in one save have what both rows say, and the audit what they were before', async () => {
    const twice = { code: 'TWICE', gameType: 'RNG' }
    expect(await save({ ...vendor, ...twice }, { ...twice, position: 7 })).toBe('done')
    const { list } = await desk.call('catalogue.vendorList', {})
    expect(list.find(row => row.code === 'TWICE')).toMatchObject({ name: 'Newcomers', position: 7 })
    const { rows } = await site.database.pool.query(
      "select detail->'before' as before, detail->'after' as after from audit.entry where subject = 'vendor:TWICE'",
    )
    expect(rows).toEqual([
      { before: { 'TWICE RNG': null }, after: { 'TWICE RNG': { ...vendor, ...twice, position: 7 } } },
    ])
  })

  test('[DEPLOY-003] are read and changed by nobody without leave', async () => {
    const player = await (await site.visitor()).signIn('player', 'Baize#2026')
    expect(await outcomeOf(player.send('catalogue.saveVendors', { rows: [vendor], reason } as never))).toBe(
      'not_allowed',
    )
  })
})

test('a key of a provider that is not there is refused', async () => {
  const key = { code: 'NONE', keyId: 'k', publicKey: publicKey(), reason }
  expect(await outcomeOf(desk.send('catalogue.addKey', key))).toBe('not_found')
})
