import { randomUUID } from 'node:crypto'
import { connect } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { silentLog } from '@baize/server-kit/database/log'
import { SamplePayments, startTestWorld, type TestWorld, uniqueName, withdrawalPassword } from '@baize/testing'
import { addressesOf, clusterUrl, runAsAdmin, TEMPLATE_DATABASE } from '@baize/testing/database'
import { demoPassword, type Left, password, signedIn } from './left.ts'
import { beginDuel, betAtTable, betOnMatch, buyTicket, fireAtSea, loseSettle, openInstant } from './open-play.ts'

/**
 * Run in the folder of a version, by its own kit: members play until something of every kind is open, and the version is stopped.
 * Prints what it left. `BAIZE_TEST_CLUSTER` names a server of PostgreSQL on which nothing is yet.
 */
await runAsAdmin(clusterUrl(), `create database ${TEMPLATE_DATABASE}`)
const template = connect({ ...addressesOf(clusterUrl(), TEMPLATE_DATABASE), log: silentLog, poolSize: 1 })
await prepareDatabase(template)
await template.stop()
const world = await startTestWorld()
const { studio, clock } = world
// What is left open stays so: nobody looks for what is due but when told.
await studio.instants.stop()
await studio.retrier.stop()
const name = uniqueName()
const player = await (await world.visitor()).register(name, password)

const withdrawal = await askForMoney(world)
await takeBonus(world)
const round = await openInstant(world, player)
const fixture = await betOnMatch(world, player)
await fireAtSea(world, player)
// What is due first is opened last: a stop of more than a minute would make a round of a table void.
await buyTicket(world, player)
const serial = await betAtTable(world, player)
const duellists = await beginDuel(world)
await loseSettle(world, player)

const left: Left = {
  ...{ database: new URL(world.database.connectionString).pathname.slice(1), atMs: clock.now().getTime() },
  ...{ player: name, duellists, serial, fixture, round, withdrawal },
}
// The page's order: the studio ends, then what answers members. The database stays.
await studio.close()
await world.wallet.stop()
await world.platform.close()
console.log(JSON.stringify(left))
process.exit(0)

async function askForMoney(site: TestWorld): Promise<string> {
  const payments = await SamplePayments.start(site)
  const member = await signedIn(site, 'player', demoPassword)
  const words = { newPassword: withdrawalPassword, confirmNewPassword: withdrawalPassword }
  await member.call('security.setWithdrawalPassword', { oldPassword: demoPassword, ...words })
  const account = { holder: 'Lan Anh', number: '0011 2233 4455', withdrawalPassword }
  const { id: payoutAccountId } = await member.call('cashier.addPayoutAccount', {
    ...account,
    channel: payments.payoutChannel,
  })
  const [credited, requestId] = [randomUUID(), randomUUID()]
  const order = { channel: payments.depositChannel, amount: '500.00', requestId: credited }
  const { number } = await member.call('cashier.deposit', order)
  await payments.send(payments.notice({ kind: 'deposit_paid', order: number, amount: '500.00' }))
  const request = { payoutAccountId, amount: '20.00', withdrawalPassword, requestId }
  return (await member.call('cashier.withdraw', request)).id
}

/** A bonus to play through, of which nothing is played. */
async function takeBonus(site: TestWorld): Promise<void> {
  const [desk, member, nowMs] = [
    await site.operator(),
    await signedIn(site, 'tomas', demoPassword),
    clock.now().getTime(),
  ]
  const { id } = await desk.call('promotions.save', {
    ...{ code: 'KEPT', kind: 'TARGET', picture: 'invite', position: 1, enabled: true },
    texts: { EN: { title: 'A bonus to play', summary: '', terms: '' } },
    ...{ startsAt: new Date(nowMs - 3_600_000).toISOString(), endsAt: new Date(nowMs + 30 * 86_400_000).toISOString() },
    ...{ reward: '100.00', multiple: 2, bonus: { maxStake: '150.00', maxConvert: '300.00', days: 7 } },
    reason: 'for the upgrade',
  })
  await member.call('promotions.join', { id })
  await member.call('promotions.claim', { id, contact: '0912345678' })
}
