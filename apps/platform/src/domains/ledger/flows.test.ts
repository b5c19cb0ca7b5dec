import { asOwner, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../check-money.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test('a deposit that the house paid out of its rewards is found, though everything adds up', async () => {
  const { kysely } = site.database
  const { id } = await kysely
    .selectFrom('ledger.transfer')
    .select('id')
    .where('code', '=', 'DEPOSIT')
    .limit(1)
    .executeTakeFirstOrThrow()
  const call = (code: string) => asOwner(site.database, changed(code, id))
  await call('REWARD')
  try {
    expect(await checkMoney(site.database)).toEqual([
      {
        invariant: 'money moves between accounts of the kinds that its code names',
        detail: '1 of code REWARD go from CHANNEL to MAIN',
      },
    ])
  } finally {
    await call('DEPOSIT')
  }
})

const changed = (code: string, id: bigint) => `
  alter table ledger.transfer disable trigger all;
  update ledger.transfer set code = '${code}' where id = ${id};
  alter table ledger.transfer enable trigger all`
