import { randomUUID } from 'node:crypto'
import { SampleProvider, startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let site: TestPlatform
let studio: SampleProvider
let member: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  studio = await SampleProvider.start(site)
})
afterAll(async () => {
  await studio.stop()
  await site.stop()
})
beforeEach(async () => {
  member = await (await site.visitor()).register(uniqueName())
})

const wallets = () => member.call('wallet.merchantWallet', {})
const move = (fromAccountType: string, toAccountType: string, amount: string, requestId = randomUUID()) =>
  member.send('wallet.transfer', { fromAccountType, toAccountType, amount, requestId })
const held = async () => {
  const { main, vendors, sumBalance } = await wallets()
  return [main, vendors.find(({ accountType }) => accountType === 'HLG')?.balance, sumBalance]
}

test('[API2-045, WALLET-002] one wallet for all is said as isSingle, and hides and refuses the vendors’', async () => {
  expect(await wallets()).toMatchObject({ isSingle: true, main: '1000.00', sumBalance: '1000.00', vendors: [] })
  const { status, body } = await move('MAIN', 'HLG', '10.00')
  expect([status, body.errorCode]).toEqual([403, 'module_off'])
  const visitor = await site.visitor()
  expect((await visitor.send('wallet.merchantWallet', {})).status).toBe(401)
})

test('[API2-019, WALLET-001] the balance call takes a token and answers sumBalance with two exact decimals', async () => {
  expect((await (await site.visitor()).send('wallet.balance', {})).status).toBe(401)
  expect((await member.call('wallet.balance', {})).sumBalance).toBe('1000.00')
})

describe('wallets of vendors', () => {
  beforeAll(() => site.platform.settings.writeBrand({ singleWallet: false }))
  afterAll(() => site.platform.settings.writeBrand({ singleWallet: true }))

  test('[API2-020, WALLET-006] money moves there and back, whole or not at all, and the sum stays', async () => {
    expect((await move('MAIN', 'HLG', '10.50')).body.value).toMatchObject({ main: '989.50', sumBalance: '1000.00' })
    expect(await held()).toEqual(['989.50', '10.50', '1000.00'])
    const poor = await move('HLG', 'MAIN', '10.51')
    expect([poor.status, poor.body.errorCode]).toEqual([422, 'not_enough_money'])
    expect((await move('MAIN', 'HLG', '5000.00')).body.errorCode).toBe('not_enough_money')
    expect(await held()).toEqual(['989.50', '10.50', '1000.00'])
    await move('HLG', 'MAIN', '10.50')
    expect(await held()).toEqual(['1000.00', '0.00', '1000.00'])
  })

  test('[WALLET-009] the same request moves once; another body is refused', async () => {
    const requestId = randomUUID()
    for (let again = 0; again < 3; again++) expect((await move('MAIN', 'HLG', '10.00', requestId)).status).toBe(200)
    expect((await move('MAIN', 'HLG', '11.00', requestId)).body.errorCode).toBe('key_reused')
    expect(await held()).toEqual(['990.00', '10.00', '1000.00'])
  })

  test('an unknown vendor, two vendors, and what is no amount are named', async () => {
    for (const [from, to, field] of [
      ['MAIN', 'NOBODY', 'toAccountType'],
      ['MAIN', 'MAIN', 'toAccountType'],
      ['HLG', 'HLG', 'fromAccountType'],
    ] as const)
      expect((await move(from, to, '1.00')).body.value.fields?.[0]?.field).toBe(field)
    for (const amount of ['0', '-1', '0.001', 'ten'])
      expect((await move('MAIN', 'HLG', amount)).body.errorCode).toBe('amount_invalid')
  })

  test('[CENTRE-026] collecting brings back what all vendors’ wallets hold', async () => {
    const { vendors } = await wallets()
    const codes = vendors.slice(0, 6).map(({ accountType }) => accountType)
    for (const code of codes) await move('MAIN', code, '12.34')
    expect((await wallets()).main).toBe('925.96')
    const requestId = randomUUID()
    expect(await member.call('wallet.collectAll', { requestId })).toEqual({ main: '1000.00', sumBalance: '1000.00' })
    expect((await wallets()).vendors.every(({ balance }) => balance === '0.00')).toBe(true)
    expect((await member.call('wallet.collectAll', { requestId })).main).toBe('1000.00')
  })
})
