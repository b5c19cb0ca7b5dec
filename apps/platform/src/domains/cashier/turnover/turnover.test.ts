import { randomUUID } from 'node:crypto'
import { countFacts, factsReadable, SampleProvider, type SampleSession } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveByTwo, ask, type CashierSite, newPlayer, openDeposit, type Player, startCashier } from '../fixtures.ts'

let site: CashierSite
let studio: SampleProvider
beforeAll(async () => {
  site = await startCashier()
  studio = await SampleProvider.start(site)
})
afterAll(async () => {
  await studio.stop()
  await site.stop()
})

const units = (amount: string) => Number(amount) * 10_000

async function deposit(player: Player, amount: string): Promise<void> {
  const { number } = await openDeposit(site, player, amount)
  await site.payments.send(site.payments.notice({ kind: 'deposit_paid', order: number, amount }))
}

/** A bet that is settled at once; answers its id. */
async function play(session: SampleSession, stake: string, payout: string, validBet = stake): Promise<string> {
  const bet = randomUUID()
  expect((await studio.bet(session, bet, units(stake))).status).toBe('OK')
  await studio.call('settle', {
    ...session,
    round: bet,
    transaction_uuid: randomUUID(),
    bets: [{ transaction_uuid: bet, payout: units(payout), valid_amount: units(validBet), status: 'won' }],
    round_closed: true,
  })
  return bet
}

/** What the member may take out, what is locked, and what is still to be bet, after the job has run. */
async function funds({ client }: Player): Promise<string[]> {
  await countFacts(site, 'cashier-turnover')
  const { main, available, locked, turnoverLeft } = await client.call('cashier.funds', {})
  return [main, available, locked, turnoverLeft]
}

test('[CENTRE-034] a deposit of 200.00 is locked until 200.00 of valid bet is made, as the worked example goes', async () => {
  const player = await newPlayer(site, '0.00')
  await deposit(player, '200.00')
  const session = await studio.play(player.client)
  expect(await funds(player)).toEqual(['200.00', '0.00', '200.00', '200.00'])
  await play(session, '120.00', '0.00')
  expect(await funds(player)).toEqual(['80.00', '0.00', '200.00', '80.00'])
  // Banker 60.00 and Player 20.00: both sides less 20.00 count.
  await play(session, '80.00', '117.00', '40.00')
  expect(await funds(player)).toEqual(['117.00', '0.00', '200.00', '40.00'])
  const refused = await player.client.send('cashier.withdraw', ask(player, '50.00'))
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'not_available'])
  expect(refused.body.value).toMatchObject({ available: '0.00', locked: '200.00', turnoverLeft: '40.00' })
  await play(session, '117.00', '312.00')
  expect(await funds(player)).toEqual(['312.00', '312.00', '0.00', '0.00'])
  expect((await player.client.send('cashier.withdraw', ask(player, '312.00'))).status).toBe(200)
})

test('the oldest requirement takes first, each what it lacks, and a bet counts only towards those that were open by then', async () => {
  const player = await newPlayer(site, '1000.00')
  const session = await studio.play(player.client)
  await play(session, '90.00', '90.00')
  await deposit(player, '50.00')
  await deposit(player, '100.00')
  expect(await funds(player)).toEqual(['1150.00', '1000.00', '150.00', '150.00'])
  await play(session, '70.00', '70.00')
  expect(await funds(player)).toEqual(['1150.00', '1050.00', '100.00', '80.00'])
  await play(session, '79.99', '79.99')
  expect(await funds(player)).toEqual(['1150.00', '1050.00', '100.00', '0.01'])
  await play(session, '500.00', '500.00')
  expect(await funds(player)).toEqual(['1150.00', '1150.00', '0.00', '0.00'])
})

test('a rollback lowers what is still open; what is closed stays closed; a bet undone before it was counted counts for nothing', async () => {
  const player = await newPlayer(site, '1000.00')
  const session = await studio.play(player.client)
  await deposit(player, '50.00')
  const closing = await play(session, '50.00', '50.00')
  await funds(player)
  await deposit(player, '100.00')
  const counted = await play(session, '60.00', '60.00')
  expect(await funds(player)).toEqual(['1150.00', '1050.00', '100.00', '40.00'])
  await studio.rollback(session, randomUUID(), closing)
  expect((await funds(player))[3]).toBe('90.00')
  await studio.rollback(session, randomUUID(), counted)
  expect((await funds(player))[3]).toBe('100.00')
  const undone = await play(session, '100.00', '100.00')
  await studio.rollback(session, randomUUID(), undone)
  expect(await funds(player)).toEqual(['1150.00', '1050.00', '100.00', '100.00'])
})

test('two runs at once count each fact once', async () => {
  const player = await newPlayer(site, '1000.00')
  const session = await studio.play(player.client)
  await deposit(player, '400.00')
  for (let bets = 0; bets < 5; bets++) await play(session, '20.00', '20.00')
  await factsReadable(site)
  await Promise.all(Array.from({ length: 4 }, () => site.runJob('cashier-turnover')))
  expect((await funds(player))[3]).toBe('300.00')
})

test('the multiple is the brand’s, and an approved deposit asks for what arrived', async () => {
  await site.platform.settings.writeBrand({ depositTurnover: 3 })
  const player = await newPlayer(site, '0.00')
  const order = await openDeposit(site, player, '100.00')
  await site.payments.send(site.payments.notice({ kind: 'deposit_paid', order: order.number, amount: '80.00' }))
  await approveByTwo(site, order.id, '80.00')
  expect(await funds(player)).toEqual(['80.00', '0.00', '80.00', '240.00'])
  await site.platform.settings.writeBrand({ depositTurnover: 1 })
})
