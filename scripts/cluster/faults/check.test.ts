import { randomUUID } from 'node:crypto'
import { SampleProvider, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareWithBooks } from './check.ts'
import { History } from './history.ts'
import { providerCode } from './list-provider.ts'

let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site, providerCode)
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

test('[SCALE-002] a history finds what was acknowledged and is not there, and what was refused and is', async () => {
  const history = new History(provider)
  const session = await provider.play(await (await site.visitor()).register(uniqueName()))
  const bet = (amount: number) => {
    const transaction = randomUUID()
    const fields = { ...session, round: transaction, transaction_uuid: transaction, amount, is_free: false }
    const whole = { ...fields, round_closed: true } as never
    return history.do('bet', { player: 'one', transaction, changeUnits: -amount, fields: whole })
  }
  const [first, second, third] = [await bet(100), await bet(200), await bet(1_000_000_000_000)]
  expect([first, second, third].map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'refused'])
  const { database } = site
  expect(await compareWithBooks(database, history.operations)).toEqual({
    ...{ acknowledged: 2, refused: 1, askedAgain: 0 },
    ...{ lost: [], doubled: [], refusedButThere: [] },
  })
  // Told of a bet that nobody took in, and of one that was taken in and refused.
  const untrue = [
    { ...first, transaction: randomUUID() },
    { ...second, outcome: 'refused' as const },
  ]
  expect(await compareWithBooks(database, untrue)).toMatchObject({
    lost: [expect.stringContaining(untrue[0]!.transaction)],
    refusedButThere: [expect.stringContaining(second.transaction)],
  })
})
