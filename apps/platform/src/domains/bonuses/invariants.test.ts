import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../check-money.ts'
import { type BonusSite, bonusPlayer, startBonusSite } from './fixtures.ts'

let site: BonusSite
beforeAll(async () => {
  site = await startBonusSite()
})
afterAll(() => site.stop())

test('money of a bonus that is over, or of none, is found', async () => {
  const { id } = await bonusPlayer(site, '5.00', undefined, '70.00')
  const { pool } = site.database
  expect(await checkMoney(site.database)).toEqual([])
  await pool.query(`update bonuses.bonus set state = 'FORFEITED', ended_at = now() where member_id = $1`, [id])
  const found = [
    { invariant: 'bonus money lies only beside an active bonus', detail: expect.stringContaining(`${id}`) },
  ]
  expect(await checkMoney(site.database)).toEqual(found)
  await pool.query('update bonuses.bonus set member_id = 0, bonus_account = 0 where member_id = $1', [id])
  expect(await checkMoney(site.database)).toEqual(found)
  await pool.query(
    `update bonuses.bonus set state = 'ACTIVE', ended_at = null, member_id = $1, bonus_account =
       (select id from ledger.account where owner_id = $1 and kind = 'BONUS') where member_id = 0`,
    [id],
  )
})
