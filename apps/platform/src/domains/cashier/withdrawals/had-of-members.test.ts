import { randomUUID } from 'node:crypto'
import { putBelow, SampleProvider, type SampleSession } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { ask, type CashierSite, newPlayer, type Player, reason, startCashier, withdrawalPassword } from '../fixtures.ts'

let site: CashierSite
let rooms: SampleProvider
beforeAll(async () => {
  site = await startCashier()
  rooms = await SampleProvider.start(site, 'ROOMS', 'PVP')
})
afterAll(async () => {
  expect(await checkMoney(site.database)).toEqual([])
  await rooms.stop()
  await site.stop()
})

/** An agent and a member directly below. */
async function line(main: { agent: string; member: string }): Promise<[Player, Player]> {
  const [agent, member] = [await newPlayer(site, main.agent), await newPlayer(site, main.member)]
  const { kysely } = site.database
  await kysely.updateTable('identity.account').set({ agent_type: 1 }).where('id', '=', agent.id).execute()
  await putBelow(site, member.id, agent.id)
  return [agent, member]
}

const sent = (amount: string, { account }: Player) => ({
  ...{ account, amount, withdrawalPassword, requestId: randomUUID() },
})
const up = (from: Player, to: Player, amount: string) => from.client.call('cashier.transferUpline', sent(amount, to))
const down = (from: Player, to: Player, amount: string) =>
  from.client.call('cashier.transferDownline', sent(amount, to))

/** Orders a withdrawal; answers of whom much was had, as the queue tells operators, and what a review without a look comes to. */
async function withdraw(player: Player) {
  const { id } = await player.client.call('cashier.withdraw', ask(player, '50.00'))
  const desk = await site.operator()
  const { list } = await desk.call('cashier.withdrawalQueue', { state: 'REQUESTED', limit: 200 })
  const { wonOf } = list.find(row => row.id === id)!
  const { body } = await desk.send('cashier.reviewWithdrawal', { id, reason })
  if (body.errorCode === 'win_unchecked') await desk.call('cashier.reviewWithdrawal', { id, reason, winChecked: true })
  return [wonOf, body.errorCode]
}
const free = [null, null]
const held = (of: Player, amount: string) => [{ account: of.account, amount }, 'win_unchecked']

test('[MEND-022] what one member sent up in a day above the sum is paid to the agent only after an operator has looked', async () => {
  const [agent, member] = await line({ agent: '0.00', member: '3000.00' })
  await up(member, agent, '1000.00')
  expect(await withdraw(agent)).toEqual(free)
  const again = sent('200.00', agent)
  // The same request counts once, as it moves once.
  for (const request of [again, again]) await member.client.call('cashier.transferUpline', request)
  expect(await withdraw(agent)).toEqual(held(member, '1200.00'))
  expect(await withdraw(agent)).toEqual(free)
  expect(await withdraw(member)).toEqual(free)
})

test('[MEND-022] the same holds for what came down; what was sent back, or came on two days, is no large sum', async () => {
  const [agent, member] = await line({ agent: '9000.00', member: '0.00' })
  await down(agent, member, '1500.00')
  await up(member, agent, '600.00')
  expect(await withdraw(member)).toEqual(free)
  await down(agent, member, '300.00')
  expect(await withdraw(member)).toEqual(held(agent, '1200.00'))
  await down(agent, member, '900.00')
  site.clock.advance(24 * 3_600_000)
  const [later, below] = await Promise.all([agent, member].map(signedIn))
  await down(later!, below!, '900.00')
  expect(await withdraw(below!)).toEqual(free)
})

/** A game of two that the first one wins, each with a bet of its own under one round's name, settled apart. */
async function win([winner, loser]: [SampleSession, SampleSession], units: number): Promise<void> {
  const round = randomUUID()
  const [own, other] = [randomUUID(), randomUUID()]
  const statuses = [
    await rooms.bet(winner, own, units, round),
    await rooms.bet(loser, other, units, round),
    await rooms.settle(winner, randomUUID(), own, 2 * units, round),
    await rooms.settle(loser, randomUUID(), other, 0, round),
  ].map(({ status }) => status)
  expect(statuses).toEqual(['OK', 'OK', 'OK', 'OK'])
}

test('[MEND-022] bets of one round that a provider settles apart count as won of one another, with what was sent', async () => {
  const [agent, member] = await line({ agent: '900.00', member: '2000.00' })
  const stranger = await newPlayer(site, '2000.00')
  const [winner, loser, other] = [
    await rooms.play(agent.client),
    await rooms.play(member.client),
    await rooms.play(stranger.client),
  ]
  for (const against of [other, loser, loser]) await win([winner, against], 3_000_000)
  expect(await withdraw(agent)).toEqual(free)
  await up(member, agent, '500.00')
  expect(await withdraw(agent)).toEqual(held(member, '1100.00'))
})

/** The member once more, after a day. */
async function signedIn(player: Player): Promise<Player> {
  return { ...player, client: await (await site.visitor()).signIn(player.account, 'Tables#2026') }
}
