import { DealtTable } from '@baize/studio/live/fixtures'
import { countFacts, type TestClient, type TestWorld } from '@baize/testing'
import { drawTicket, endDuel, endInstant, endMatch } from './end-play.ts'
import { demoPassword, type Left, operatorOf, signedIn, table, worldOn } from './left.ts'

/**
 * Run in the folder of a version, by its own kit: `node play-on.ts LEFT`, with what `leave-open.ts` printed. All that was open goes on to
 * its end. Prints how each ended. Stopping the world fails where the money does not add up.
 */
const left = JSON.parse(process.argv[2]!) as Left
const world = await worldOn(left.database)
const { clock, studio } = world
await studio.instants.stop()
await studio.retrier.stop()
clock.advance(left.atMs + 1_000 - clock.now().getTime())
const player = await signedIn(world, left.player)
const [openBefore, heldBefore] = [await openBets(player), await heldUnits(world)]

const ends = {
  ...{ openBefore, heldBefore },
  table: (await new DealtTable(world, table).finish({ serial: BigInt(left.serial) })).state,
  ticket: await drawTicket(world),
  duel: await endDuel(world, left),
  match: await endMatch(world, left),
  instant: await endInstant(world, player, left),
  withdrawal: await payOut(world),
  bonus: await playBonus(world),
  open: await settleRest(world),
  held: await heldUnits(world),
}
await world.stop()
console.log(JSON.stringify(ends))
process.exit(0)

/** Bets of a member that nobody has settled, by vendor. */
async function openBets(member: TestClient): Promise<string[]> {
  const { list } = await member.call('records.bets', { pageSize: 100 })
  return list
    .filter(({ status }) => status === 'OPEN')
    .map(({ vendor }) => vendor)
    .toSorted()
}

async function payOut(site: TestWorld): Promise<string> {
  const desk = await operatorOf(site, 'operator')
  const [id, reason] = [left.withdrawal, 'for the upgrade']
  // This version asks whether somebody compared the holder's names, the one before knows no such word.
  const { body } = await desk.send('cashier.reviewWithdrawal', { id, reason } as never)
  if (!body.success) await desk.call('cashier.reviewWithdrawal', { id, holderChecked: true, reason } as never)
  const { list: queue } = await desk.call('cashier.withdrawalQueue', { state: 'REVIEW' })
  const { channel, paidAmount: amount } = queue.find(order => order.id === id)!
  const [requestId, reference] = [crypto.randomUUID(), 'bank-20']
  // One operator pays as a version asks it, or two; the one before knows one part of each order.
  for (const each of [desk, await operatorOf(site, 'operator2')]) {
    await each.send('cashier.payWithdrawal', {
      id,
      parts: [{ channel, amount, reference }],
      requestId,
      reason,
    } as never)
    await each.send('cashier.payWithdrawal', { id, channelReference: reference, reason } as never)
  }
  const member = await signedIn(site, 'player', demoPassword)
  await member.call('cashier.answerWithdrawal', { id, answer: 'RECEIVED' })
  const { list } = await member.call('cashier.withdrawals', { pageSize: 50 })
  return list.find(order => order.id === id)!.state
}

/** Spins until the bonus is wagered or lost. Answers how many spins that took, at least one. */
async function playBonus(site: TestWorld): Promise<boolean> {
  const member = await signedIn(site, 'tomas', demoPassword)
  const visit = await site.play(member)
  for (let spins = 1; spins < 60; spins++) {
    clock.advance(5_000)
    await visit.spin('100000')
    await countFacts(site, 'cashier-turnover')
    if ((await member.call('promotions.wagering', {})).bonus === null) return true
  }
  return false
}

/** Lets time pass until seas are left and the wallet has heard of all. Answers what is open still. */
async function settleRest(site: TestWorld): Promise<string[]> {
  for (let minutes = 0; minutes < 20; minutes++) {
    clock.advance(60_000)
    await studio.rooms.run()
    await studio.instants.run()
    await studio.retrier.run()
  }
  return openBets(await signedIn(site, left.player))
}

async function heldUnits({ database }: TestWorld): Promise<string> {
  const { rows } = await database.pool.query<{ held: string }>(
    'select coalesce(sum(left_units), 0)::text as held from gateway.hold',
  )
  return rows[0]!.held
}
