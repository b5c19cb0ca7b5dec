import { join } from 'node:path'
import { OperatorClient, ServerProcess, sendByTwo, wholePayout } from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkMoney } from '../../../../check-money.ts'
import { ask, type CashierSite, newPlayer, reason, startCashier } from '../../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

/** A server of its own on the same database. */
async function startServer(name: string): Promise<ServerProcess> {
  const server = await ServerProcess.start({
    ...{ PORT: '0', BAIZE_DATA: join(site.folder, name), DATABASE_URL: site.database.connectionString },
    ...{ BAIZE_ROLE: 'api', STUDIO_URL: 'http://127.0.0.1:9' },
  })
  if (!server.url) throw new Error(server.output)
  onTestFinished(() => server.kill())
  return server
}

/** The operator who decides, with the session that they have, at another server. */
const deskAt = ({ url }: ServerProcess) => new OperatorClient(url!).goOnAs(site.desk as OperatorClient)

const waitingFor = async () =>
  (
    await site.database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount

test.each([
  ['before it has taken the order', 'select 1 from cashier.withdrawal where id = $1 for update'],
  ['when the money has moved, before the commit', "select pg_advisory_xact_lock(hashtext('audit.entry')), $1::bigint"],
])(
  '[CONS-016] a server that is killed while approving, %s, has paid nothing; approved again it is paid once',
  async (_when, hold) => {
    const player = await newPlayer(site, '6000.00')
    const { id } = await player.client.call('cashier.withdraw', ask(player, '6000.00'))
    await sendByTwo([site.desk, site.secondDesk], 'cashier.reviewWithdrawal', { id, reason })
    const whole = await wholePayout(site.secondDesk, id)
    const { approvalId } = await site.secondDesk.ask('cashier.payWithdrawal', whole)
    const outcome = async () => {
      const { rows } = await site.database.pool.query(
        `select w.state as order, r.state as request, (select count(*)::int from ledger.transfer where key = 'wd:' || w.id || ':pay') as paid
       from cashier.withdrawal w, approvals.request r where w.id = $1 and r.id = $2`,
        [id, approvalId],
      )
      return rows[0]
    }

    const first = await startServer('first')
    const decider = deskAt(first)
    await decider.call('operators.me', {})
    const holder = await site.database.pool.connect()
    await holder.query('begin')
    await holder.query(hold, [id])
    const lost = decider.send('approvals.approve', { id: approvalId, reason }).catch(() => null)
    await expect.poll(waitingFor, { timeout: 20_000 }).toBeGreaterThan(0)
    await first.kill()
    expect(await lost).toBe(null)
    await holder.query('rollback')
    holder.release()
    await expect.poll(waitingFor, { timeout: 20_000 }).toBe(0)
    expect(await outcome()).toEqual({ order: 'REVIEW', request: 'OPEN', paid: 0 })

    const again = await startServer('again')
    const back = deskAt(again)
    const { state } = await back.call('approvals.approve', { id: approvalId, reason })
    expect([state, await outcome()]).toEqual(['DONE', { order: 'PAID', request: 'DONE', paid: 1 }])
    // Where the answer was lost they agree once more, and nothing is paid twice.
    expect(await back.call('approvals.approve', { id: approvalId, reason })).toMatchObject({
      state: 'DONE',
      result: null,
    })
    expect((await outcome()).paid).toBe(1)
    expect(await checkMoney(site.database)).toEqual([])
  },
  300_000,
)
