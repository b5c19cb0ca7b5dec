import { knownMember, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseAccount, keys, memberAccount } from './domains/ledger/index.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const lastRun = async () =>
  (
    await site.database.pool.query(
      "select ended_at is not null as ended, did, error from job.run where name = 'money-check' order by id desc limit 1",
    )
  ).rows[0]
/** What /readyz tells once it asks again. */
const shown = async () => {
  site.clock.advance(2_000)
  return (await (await fetch(`${site.url}/readyz`)).json()).jobs['money-check']
}

/** Money in a bonus account beside no bonus: nothing of the ledger's own is broken by it. */
async function strayBonus(memberId: bigint, step: 'grant' | 'forfeit'): Promise<void> {
  const house = houseAccount('PROMO_COST', { currency: 'DEMO' })
  const bonus = memberAccount(memberId, 'BONUS', { currency: 'DEMO' })
  const leg =
    step === 'grant'
      ? ({ debit: house, credit: bonus, code: 'BONUS_GRANT' } as const)
      : ({ debit: bonus, credit: house, code: 'BONUS_FORFEIT' } as const)
  const { status } = await site.platform.ledger.post({
    key: keys.bonus(`stray:${memberId}`, step),
    legs: [{ ...leg, amountUnits: 10_000n }],
  })
  expect(status).toBe('ok')
}

test('[MON-006] the nightly check knows what every domain promises, and a violation shows wherever jobs show', async () => {
  await site.platform.runJob('money-check')
  expect(await lastRun()).toEqual({ ended: true, did: { violations: 0, closedMonths: 0 }, error: null })
  const { id } = await knownMember(site)
  await strayBonus(id, 'grant')
  await expect(site.platform.runJob('money-check')).rejects.toThrow('bonus money lies only beside an active bonus')
  expect((await lastRun()).error).toContain('bonus money')
  expect(await shown()).toMatchObject({ state: 'failed' })
  expect(await (await fetch(`${site.url}/metrics`)).text()).toContain('baize_job_trouble{job="money-check"} 1')
  expect(site.logLines.errors.filter(line => line.includes('"job":"money-check"'))).not.toEqual([])
  await strayBonus(id, 'forfeit')
  await site.platform.runJob('money-check')
  expect(await shown()).toMatchObject({ state: 'ok' })
})
