import { createLog } from '@baize/server-kit/log'
import { asOwner, createTestDatabase } from '@baize/testing'
import { LogLines } from '@baize/testing/log-lines'
import { expect, onTestFinished, test } from 'vitest'
import { checkInvariants, createLedger, houseAccount, keys, memberAccount } from './index.ts'

async function open() {
  const database = await createTestDatabase()
  const logLines = new LogLines()
  const ledger = createLedger({ database, log: createLog({ LOG_LEVEL: 'debug' }, logLines) })
  onTestFinished(async () => {
    await ledger.drain()
    expect(await checkInvariants(database)).toEqual([])
    await database.stop()
  })
  let deposits = 0
  const deposit = async () => {
    const { status } = await ledger.post({
      key: keys.deposit(`partitions:${++deposits}`),
      legs: [
        {
          debit: houseAccount('CHANNEL', { currency: 'DEMO', qualifier: 'test' }),
          credit: memberAccount(1n, 'MAIN', { currency: 'DEMO' }),
          amountUnits: 10_000n,
          code: 'DEPOSIT',
        },
      ],
    })
    return status
  }
  const dropMonth = async (ahead: number) => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select 'ledger.transfer_' || to_char(now() at time zone 'UTC' + make_interval(months => $1), 'YYYY_MM') as name`,
      [ahead],
    )
    await asOwner(database, `drop table ${rows[0]!.name}`)
  }
  const makeMonths = () => ledger.jobs.find(({ name }) => name === 'ledger-partitions')!.run()
  const inDefault = async () =>
    (await database.pool.query<{ count: number }>('select count(*)::int from ledger.transfer_default')).rows[0]!.count
  return { database, logLines, deposit, dropMonth, makeMonths, inDefault }
}

test('[MON-008] a month that is made behind an open dump lets bets pass, and is there once the dump is done', async () => {
  const { database, deposit, dropMonth, makeMonths } = await open()
  await dropMonth(3)
  await deposit()
  const dump = await database.pool.connect()
  await dump.query('begin isolation level repeatable read')
  await dump.query('select count(*) from ledger.transfer')
  const made = makeMonths()
  const since = performance.now()
  while (performance.now() - since < 2_000) expect(await deposit()).toBe('ok')
  await dump.query('commit')
  dump.release()
  expect(await made).toEqual({ made: 1, movedFromDefault: 0 })
}, 20_000)

test('[MON-008] transfers that met no month of their own are told, and move into one', async () => {
  const { logLines, deposit, dropMonth, makeMonths, inDefault } = await open()
  await dropMonth(0)
  for (let times = 0; times < 3; times++) expect(await deposit()).toBe('ok')
  expect(await inDefault()).toBe(3)
  expect(await makeMonths()).toEqual({ made: 1, movedFromDefault: 3 })
  expect(await inDefault()).toBe(0)
  expect(logLines.errors.join('')).toContain('default partition')
  expect(await deposit()).toBe('ok')
  expect(await inDefault()).toBe(0)
})
