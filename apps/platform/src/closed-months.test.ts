import { asOwner, countFacts } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from './check-money.ts'
import { betOf, id, openWalletTable, settleOf, splitOf, type WalletTable } from './domains/gateway/fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterAll(() => table.stop())

const query = (text: string) => asOwner(table.site.database, text)

/** As if all that was played so far had been played two months earlier. */
async function age() {
  const earlier = `- interval '2 months'`
  await query(`begin;
    select months.make('ledger.transfer', date_trunc('month', now() at time zone 'UTC' ${earlier}));
    select months.make('rounds.bet', date_trunc('month', now() at time zone 'UTC' ${earlier}));
    select months.make('rounds.fact', date_trunc('month', now() at time zone 'UTC' ${earlier}));
    alter table ledger.transfer disable trigger user;
    alter table rounds.fact disable trigger user;
    update ledger.transfer set posted_at = posted_at ${earlier};
    update rounds.bet set placed_at = placed_at ${earlier}, settled_at = settled_at ${earlier}, changed_at = changed_at ${earlier};
    update rounds.fact set known_at = known_at ${earlier}, earned_at = earned_at ${earlier};
    update rounds.rollup set known_from = known_from ${earlier}, earned_from = earned_from ${earlier};
    alter table ledger.transfer enable trigger user;
    alter table rounds.fact enable trigger user;
    commit`)
}

/** Folds house totals over all that was posted. */
async function fold() {
  await expect
    .poll(async () => {
      await table.site.runJob('ledger-house-totals')
      const { rows } = await table.site.database.pool.query<{ folded: boolean }>(
        'select through_id >= (select max(id) from ledger.transfer) as folded from ledger.house_fold',
      )
      return rows[0]!.folded
    })
    .toBe(true)
}

async function nightlyCheck(): Promise<unknown> {
  await table.site.platform.runJob('money-check').catch(() => {})
  const { rows } = await table.site.database.pool.query<{ did: unknown; error: string | null }>(
    `select did, error from job.run where name = 'money-check' order by id desc limit 1`,
  )
  return rows[0]!.error ?? rows[0]!.did
}

test('a month that is over is closed once, and rounds that go on over its end are checked whole', async () => {
  const { provider, player, site } = table
  const { session } = await player()
  const [round, open, won, lost, settle] = [id('round'), id(), id(), id(), id()]
  for (const bet of [open, won, lost]) await provider.call('bet', betOf(session, bet, 10_000, round))
  const alone = id()
  await provider.bet(session, alone, 10_000)
  await provider.call(
    'settle',
    settleOf(session, settle, round, [
      [won, 30_000],
      [lost, 0],
    ]),
  )
  await countFacts(site, 'rounds-rollup')
  await fold()
  await age()
  // That of the play, and the one since, which is not over for an hour yet in the first hour of a month.
  const { rows } = await site.database.pool.query<{ over: number }>(
    `select extract(month from age(
      date_trunc('month', (now() - interval '1 hour') at time zone 'UTC'), date_trunc('month', min(posted_at) at time zone 'UTC')
    ))::int as over from ledger.transfer`,
  )
  expect([1, 2]).toContain(rows[0]!.over)
  expect(await nightlyCheck()).toEqual({ violations: 0, closedMonths: rows[0]!.over })
  expect(await nightlyCheck()).toEqual({ violations: 0, closedMonths: 0 })

  // What was closed is not looked at again.
  await query(`update rounds.bet set payout_units = 40000 where transaction_id = '${won}'`)
  expect(await nightlyCheck()).toEqual({ violations: 0, closedMonths: 0 })
  expect((await checkMoney(site.database)).map(({ invariant }) => invariant)).not.toEqual([])
  await query(`update rounds.bet set payout_units = 30000 where transaction_id = '${won}'`)

  await provider.rollback(session, id(), settle, round)
  await provider.call('bet', betOf(session, id(), 10_000, round))
  await provider.call('settle', settleOf(session, id(), round, [[open, 50_000]]))
  // The stake of what is split now was taken in the closed month, under the id of the bet before.
  const [part, rest] = [id(), id()]
  const parts = [
    [part, 4_000],
    [rest, 6_000],
  ] as const
  expect(await provider.call('split', splitOf(session, id(), alone, parts))).toMatchObject({ status: 'OK' })
  await provider.settle(session, id(), part, 7_000, alone)
  const fresh = id()
  await provider.bet(session, fresh, 20_000)
  await provider.settle(session, id(), fresh, 30_000)
  await countFacts(site, 'rounds-rollup')
  await fold()
  expect(await nightlyCheck()).toEqual({ violations: 0, closedMonths: 0 })
  expect(await checkMoney(site.database)).toEqual([])
})

/** Each is done to what changed since the last closed month, and put back. */
test.each([
  ['sum to zero', 'update ledger.account set balance = balance + 1 where balance > 0', 'balance - 1'],
  ['a stored balance is the sum', 'update ledger.account set balance = balance + 1 where balance > 0', 'balance - 1'],
])('the nightly check finds what breaks "%s" after a closed month', async (invariant, change, back) => {
  await query(change)
  expect(await nightlyCheck()).toContain(invariant)
  await query(`update ledger.account set balance = ${back} where balance > 0`)
  expect(await nightlyCheck()).toMatchObject({ violations: 0 })
})

test.each([
  ['what a round moved', 'rounds.bet', `payout_units = payout_units + sign * 1`, `status = 'WON'`],
  ['the facts of a bet come', 'rounds.bet', 'valid_units = valid_units + sign * 1', `status = 'WON'`],
  ['valid bet is at most the stake', 'rounds.bet', 'valid_units = valid_units + sign * 1000000', `status = 'WON'`],
  ['a bet that was split is void', 'rounds.bet', 'stake_units = stake_units + sign * 1', `split_by is not null`],
  ['what went back as rebates', 'rounds.bet', 'rebate_units = rebate_units + sign * 1', `status = 'WON'`],
  ['the rollups come to the facts', 'rounds.rollup', 'payout_units = payout_units + sign * 1', 'true'],
  ['starts from the balance', 'ledger.transfer', 'debit_after = debit_after + sign * 1', `code = 'BET'`],
  ['exactly one key', 'ledger.transfer', 'id = id + sign * 1000000', `code = 'WIN'`],
  ['folded house totals', 'ledger.house_total', 'total = total + sign * 1', 'true'],
])('the nightly check finds what breaks "%s" of rounds since a closed month', async (invariant, of, change, which) => {
  const bend = (sign: number) =>
    query(`begin; set local session_replication_role = replica;
      update ${of} set ${change.replace('sign', String(sign))} where ${which}; commit`)
  await bend(1)
  expect(await nightlyCheck()).toContain(invariant)
  await bend(-1)
  expect(await nightlyCheck()).toMatchObject({ violations: 0 })
})
