import { memberAccount } from '@baize/platform/domains/ledger/index'
import { playFree, SampleProvider, startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

const path = '/wps/session/login/freeplay'
const ask = (client: TestClient, payload: object) =>
  client.raw<{ fields?: { field: string }[] }>('POST', path, JSON.stringify(payload), 'application/json')
const openForTrial = (trial: boolean) =>
  site.database.kysely
    .updateTable('catalogue.game')
    .set({ trial_enabled: trial })
    .where('code', '=', provider.gameCode)
    .execute()
    .then(() => site.platform.catalogue.reload())

describe('a trial', () => {
  test('[BRAND-019] has its switch in the configuration', async () => {
    const { info } = await (await site.visitor()).call('site.permission', {})
    expect(JSON.stringify(info.modules)).toContain('{"modId":"FREE_PLAY","enabled":"1"')
  })

  test('[API1-013, API2-013, ROLE-021] signs a visitor in as a guest of type 4 with play money', async () => {
    const client = await site.visitor()
    await playFree(client)
    const info = await client.call('members.info', {})
    expect(info.type).toBe(4)
    expect(await client.call('wallet.balance', {})).toMatchObject({ sumBalance: '2000.00' })
    const books = await site.platform.ledger.balances(BigInt(info.id))
    expect(books.map(({ book, kind }) => `${book} ${kind}`)).toEqual(['PLAY MAIN'])
  })

  test('[API2-014] asks for os, platform W, a sealed random text of 16 characters and version 3', async () => {
    const client = await site.visitor()
    const value = () => client.seal('POST', path, 'abcdefghijklmnop')
    const good = async () => ({ os: 'Linux', platform: 'W', value: await value(), version: 3 })
    for (const [bad, field] of [
      [{ version: 2 }, 'version'],
      [{ platform: 'A' }, 'platform'],
      [{ os: '' }, 'os'],
    ] as const) {
      const { status, body } = await ask(client, { ...(await good()), ...bad })
      expect([status, body.value.fields?.[0]?.field]).toEqual([400, field])
    }
    const unsealed = [
      'plain',
      await client.seal('POST', path, 'short'),
      await client.seal('POST', '/else', 'x'.repeat(16)),
    ]
    for (const bad of unsealed)
      expect((await ask(client, { ...(await good()), value: bad })).body.errorCode).toBe('sealed_body_invalid')
    const once = await good()
    expect((await ask(client, once)).status).toBe(200)
    expect((await ask(client, once)).body.errorCode).toBe('sealed_body_invalid')
  })

  test('[BRAND-025, ENT-014] is refused while free play is off', async () => {
    await site.platform.settings.switchModule('FREE_PLAY', false)
    const refused = await ask(await site.visitor(), { os: 'Linux', platform: 'W', value: 'x', version: 3 })
    await site.platform.settings.switchModule('FREE_PLAY', true)
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'module_off'])
  })
})

describe('play money', () => {
  test('moves in a book of its own; games that are not open for trial refuse the guest', async () => {
    await openForTrial(false)
    const guest = await playFree(await site.visitor())
    const launch = { vassalage: 'HLG', gameCode: provider.gameCode }
    expect((await guest.send('launch.gameLaunch', launch)).body.errorCode).toBe('trial_refused')
    await openForTrial(true)
    const session = await provider.play(guest)
    await provider.bet(session, 'guest-bet', 500_000)
    expect((await guest.call('wallet.balance', {})).sumBalance).toBe('1950.00')
    await provider.settle(session, 'guest-win', 'guest-bet', 9_000_000)
    expect((await guest.call('wallet.balance', {})).sumBalance).toBe('2850.00')
    const { rows } = await site.database.pool.query<{ book: string }>(
      `select distinct a.book from ledger.transfer t join ledger.account a on a.id in (t.debit_account, t.credit_account)
       where t.key like 'gw:%guest-%'`,
    )
    expect(rows).toEqual([{ book: 'PLAY' }])
    expect(await guest.call('rounds.winnerBoard', {})).toEqual([])
  })

  test('no transfer between the books is possible', async () => {
    const guest = await playFree(await site.visitor())
    const { id } = await guest.call('members.info', {})
    const leg = {
      debit: memberAccount(BigInt(id), 'MAIN', { currency: 'DEMO', book: 'PLAY' }),
      credit: memberAccount(BigInt(id), 'MAIN', { currency: 'DEMO' }),
      amountUnits: 10_000n,
      code: 'ADJUST',
    } as const
    expect(await site.platform.ledger.post({ key: `mix:${id}`, legs: [leg] })).toEqual({ status: 'book_mismatch' })
  })

  test('after a day it is taken back and the guest is let in no more', async () => {
    const guest = await playFree(await site.visitor())
    const { id } = await guest.call('members.info', {})
    const purge = site.platform.members.jobs.find(({ name }) => name === 'guests-purge')!
    await purge.run()
    expect((await guest.call('wallet.balance', {})).sumBalance).toBe('2000.00')
    site.clock.advance(86_401_000)
    await purge.run()
    await purge.run()
    expect((await guest.send('members.info', {})).body.errorCode).toBe('session_expired')
    expect(await site.platform.ledger.playableBalance(BigInt(id), 'PLAY', 'DEMO')).toBe(0n)
  })

  test('an address that makes guests all the time has to wait', async () => {
    const seal = async (client: TestClient) => ({
      os: 'Linux',
      platform: 'W',
      value: await client.seal('POST', path, 'abcdefghijklmnop'),
      version: 3,
    })
    site.clock.advance(7_200_000)
    const client = await site.visitor()
    for (let i = 0; i < 20; i++) expect((await ask(client, await seal(client))).status).toBe(200)
    const { status, body, headers } = await ask(client, await seal(client))
    expect([status, body.errorCode, headers.get('retry-after')]).toEqual([429, 'too_many_requests', '300'])
  })
})
