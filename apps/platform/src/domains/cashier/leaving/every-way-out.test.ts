import { randomUUID } from 'node:crypto'
import { putBelow } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { type BonusSite, claimBonus, offerBonus, startBonusSite, units } from '../../bonuses/fixtures.ts'
import { type Code, codes } from '../../ledger/codes.ts'
import { ask, newPlayer, openDeposit, type Player, withdrawalPassword } from '../fixtures.ts'

let site: BonusSite
beforeAll(async () => {
  site = await startBonusSite()
})
afterEach(async () => {
  expect(await checkMoney(site.database)).toEqual([])
})
afterAll(() => site.stop())

interface Leaver {
  member: Player
  /** An account above the member's, and one below. */
  upline: Player
  downline: Player
  session: Awaited<ReturnType<BonusSite['studios']['PVP']['play']>>
}

/** What a try of 20.00 came to: the error's code or the wallet's status, OK where it went through. */
type Try = (of: Leaver) => Promise<string>

const transfer = (account: string) => ({ account, amount: '20.00', withdrawalPassword, requestId: randomUUID() })
const codeOf = ({ body }: { body: { success: boolean; errorCode: string | null } }) =>
  body.success ? 'OK' : body.errorCode!
const setAgent = ({ id }: Player, type: 0 | 1) =>
  site.database.kysely.updateTable('identity.account').set({ agent_type: type }).where('id', '=', id).execute()

const withdraw: Try = async ({ member }) =>
  codeOf(await member.client.send('cashier.withdraw', { ...ask(member, '20.00') }))
const up: Try = async ({ member, upline }) =>
  codeOf(await member.client.send('cashier.transferUpline', transfer(upline.account)))
const down: Try = async ({ member, downline }) => {
  await setAgent(member, 1)
  const code = codeOf(await member.client.send('cashier.transferDownline', transfer(downline.account)))
  await setAgent(member, 0)
  return code
}
const seat: Try = async ({ session }) => {
  const hold = { round: randomUUID(), transaction_uuid: randomUUID(), amount: units('20.00'), reason: 'seat' }
  return (await site.studios.PVP.call('hold', { ...session, ...hold })).status
}
const purse: Try = async ({ session }) => {
  const hold = { round: randomUUID(), transaction_uuid: randomUUID(), amount: units('20.00'), reason: 'purse' }
  return (await site.studios.PVP.call('hold', { ...session, ...hold })).status
}
const bet: Try = async ({ session }) => (await site.studios.PVP.bet(session, randomUUID(), units('20.00'))).status

/**
 * Every code by which money of a member goes to another member or out of the house: the ways by which a member can bring it
 * about, or why none can.
 */
const waysOut: Partial<Record<Code, readonly Try[] | string>> = {
  BET: [seat, purse, bet],
  WITHDRAW: [withdraw],
  WITHDRAW_FEE: 'part of a withdrawal',
  TRANSFER_UPLINE: [up],
  TRANSFER_DOWNLINE: [down],
  DIVIDEND: 'waits while the payer is held, see payer-held.test.ts',
  SALARY_DAILY: 'as DIVIDEND',
  SALARY_HOURLY: 'as DIVIDEND',
  SALARY_REALTIME: 'as DIVIDEND',
  DEPOSIT_REVERSAL: 'two operators take back what a bank took back',
  ADJUST: 'two operators correct',
  ROLLBACK_WIN: 'a provider takes back what it paid',
  REBATE: 'takes back a rebate of a bet that is void',
  PLAY_PURGE: 'play money',
}
const own = new Set(['MAIN', 'VENDOR', 'HOLD'])
const leaves = (flow: string) => {
  const [debit, credit] = flow.split('>') as [string, string]
  return own.has(debit) && (!own.has(credit) || (debit === 'MAIN' && credit === 'MAIN'))
}
const tries = { withdraw, up, down, seat, purse, bet }

async function resultOf(who: Leaver): Promise<Record<keyof typeof tries, string>> {
  const results = {} as Record<keyof typeof tries, string>
  for (const [name, one] of Object.entries(tries)) results[name as keyof typeof tries] = await one(who)
  return results
}

async function leaver(main: string): Promise<Leaver> {
  const upline = await newPlayer(site, '0.00')
  const member = await newPlayer(site, main)
  const downline = await newPlayer(site, '0.00')
  await under(member, upline)
  await under(downline, member)
  return { member, upline, downline, session: await site.studios.PVP.play(member.client) }
}

const under = (member: Player, upline: Player) => putBelow(site, member.id, upline.id)

test('[MEND-021] every code that takes money of a member to somebody else is known here, with the ways that lead to it', () => {
  const found = (Object.keys(codes) as Code[]).filter(code => codes[code].flows.some(leaves))
  expect(Object.keys(waysOut).toSorted()).toEqual(found.toSorted())
  const walked = Object.values(waysOut).flatMap(ways => (typeof ways === 'string' ? [] : ways))
  expect(new Set(walked)).toEqual(new Set(Object.values(tries)))
})

test('[MEND-021] a member whom nothing stops may take every way', async () => {
  const results = await resultOf(await leaver('200.00'))
  expect(new Set(Object.values(results))).toEqual(new Set(['OK']))
})

test('[MEND-021] held after a recovery, money leaves by no way, a seat among members neither', async () => {
  const who = await leaver('200.00')
  await site.database.pool.query(
    `update identity.account set withdrawal_hold_until = $2::timestamptz + interval '1 day' where id = $1`,
    [who.member.id, site.clock.now()],
  )
  const held = 'withdrawal_on_hold'
  const staked = 'LIMIT_REACHED'
  expect(await resultOf(who)).toEqual({
    withdraw: held,
    up: held,
    down: held,
    seat: staked,
    purse: staked,
    bet: staked,
  })
})

test('[MEND-021] what a deposit locks is staked against the house alone', async () => {
  const who = await leaver('10.00')
  const { number } = await openDeposit(site, who.member, '500.00')
  await site.payments.send(site.payments.notice({ kind: 'deposit_paid', order: number, amount: '500.00' }))
  const [locked, staked] = ['not_available', 'NOT_ENOUGH_MONEY']
  expect(await resultOf(who)).toEqual({
    ...{ withdraw: locked, up: locked, down: locked },
    ...{ seat: staked, purse: staked, bet: staked },
  })
  // What lies beyond the lock is free, and a game against the house takes all of it.
  const hold = { round: randomUUID(), transaction_uuid: randomUUID(), amount: units('10.00'), reason: 'seat' }
  expect((await site.studios.PVP.call('hold', { ...who.session, ...hold })).status).toBe('OK')
  const slots = await site.studios.RNG.play(who.member.client)
  expect((await site.studios.RNG.bet(slots, randomUUID(), units('500.00'))).status).toBe('OK')
})

test('[MEND-021] while a bonus is played its money goes to no other member', async () => {
  const who = await leaver('200.00')
  await claimBonus(who.member, await offerBonus(site))
  const [bonus, staked] = ['bonus_active', 'LIMIT_REACHED']
  // A bet that its provider settles like any other counts by the weight of its game, and may be made beside a bonus.
  expect(await resultOf(who)).toEqual({
    ...{ withdraw: bonus, up: bonus, down: bonus },
    ...{ seat: staked, purse: staked, bet: 'OK' },
  })
})

test('[MEND-021] a closed member takes their money to the own bank alone', async () => {
  const who = await leaver('200.00')
  await who.member.client.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
  const staked = 'USER_DISABLED'
  expect(await resultOf(who)).toEqual({
    ...{ withdraw: 'OK', up: 'excluded', down: 'excluded' },
    ...{ seat: staked, purse: staked, bet: staked },
  })
})

test('[MEND-021] a closed or frozen account is sent nothing, in the same words', async () => {
  const who = await leaver('200.00')
  await who.upline.client.call('protection.close', { kind: 'EXCLUDED', length: 'HALF_YEAR' })
  await site.database.kysely
    .updateTable('identity.account')
    .set({ status: 'blocked' })
    .where('id', '=', who.downline.id)
    .execute()
  expect([await up(who), await down(who)]).toEqual(['recipient_unavailable', 'recipient_unavailable'])
})
