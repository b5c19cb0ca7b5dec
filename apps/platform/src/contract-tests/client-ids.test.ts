import { randomUUID } from 'node:crypto'
import type { EndpointName } from '@baize/api'
import type { SaidOf } from '@baize/api/cashier-desk'
import { callsWithClientIds, isDeskCall } from '@baize/api/testing/client-ids'
import { byTwo, checkInvariants, givePoints, type OperatorClient, type TestClient, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAffiliateCode } from '../demo/seed-demo.ts'
import {
  ask,
  type CashierSite,
  newPlayer,
  type Player,
  reason,
  startCashier,
  withdrawalPassword,
} from '../domains/cashier/fixtures.ts'

const hourMs = 3_600_000

interface Caller extends Player {
  /** The account below. */
  downline: string
  desk: TestClient
  /** A withdrawal that may be paid. */
  payable: string
}

let site: CashierSite
let one: Caller
let other: Caller
let goodsId: string
let wheels: string[]
beforeAll(async () => {
  site = await startCashier()
  await site.platform.settings.writeBrand({ singleWallet: false })
  one = await caller(site.desk, site.secondDesk)
  other = await caller(site.secondDesk, site.desk)
  const goods = await site.desk.call('points.saveGoods', {
    ...{ code: 'TEA', type: 'PHYSICAL', picture: 'gift', texts: { EN: { name: 'Tea set', remark: '' } } },
    ...{ points: '40', amountRequirement: '0', cash: null, quantity: 50, position: 1, enabled: true, reason },
  })
  goodsId = goods.id
  wheels = [await wheel('WHEEL-1'), await wheel('WHEEL-2')]
})
afterAll(async () => {
  expect(await checkInvariants(site.database)).toEqual([])
  await site.stop()
})

/** A member with money, points and tickets, who has an account above and one below. */
async function caller(desk: OperatorClient, reviewer: OperatorClient): Promise<Caller> {
  const player = await newPlayer(site, '1000.00', demoAffiliateCode)
  await givePoints(site, player.id, 5_000_000n)
  const grant = { account: player.account, kind: 'WHEEL', count: 5, requestId: randomUUID(), reason } as const
  // What they may win at the demo's own wheel is dear.
  await byTwo([site.desk, site.secondDesk], 'promotions.grantTickets', grant)
  const downline = uniqueName()
  await site.platform.members.create({
    ...{ username: downline, agentType: 0, language: 'EN', passwordHash: 'none' },
    place: { uplineId: player.id, inviterId: player.id },
  })
  const { id: payable } = await player.client.call('cashier.withdraw', ask(player, '50.00'))
  await reviewer.call('cashier.reviewWithdrawal', { id: payable, reason })
  return { ...player, downline, desk, payable }
}

async function wheel(code: string): Promise<string> {
  const nowMs = site.clock.now().getTime()
  const { id } = await site.desk.call('promotions.save', {
    ...{ code, kind: 'WHEEL', picture: 'wheel', position: 1, enabled: true, reason },
    ...{
      texts: { EN: { title: 'A wheel', summary: '', terms: '' } },
      prizes: [{ kind: 'MONEY', amount: '1.00', weight: 1 }],
    },
    startsAt: new Date(nowMs - hourMs).toISOString(),
    endsAt: new Date(nowMs + 20 * hourMs).toISOString(),
  })
  return id
}

interface Try<N extends EndpointName = EndpointName> {
  /** The body of a caller's request under an id. */
  body(of: Caller, requestId: string): SaidOf<N>
  /** The same id for something else; left out where there is nothing else to ask for. */
  changed?: Partial<SaidOf<N>> | (() => Partial<SaidOf<N>>)
  by?: (of: Caller) => TestClient
}

const transfer = (account: string, requestId: string) => ({ account, amount: '5.00', withdrawalPassword, requestId })
const atDesk = ({ desk }: Caller) => desk
const asAgent = async (is: boolean) => {
  for (const { id } of [one, other])
    await site.database.kysely
      .updateTable('identity.account')
      .set({ agent_type: is ? 1 : 0 })
      .where('id', '=', id)
      .execute()
}

/** A good call of each that takes an id of its caller's. */
const tries: { [N in EndpointName]?: Try<N> } = {
  'agents.noteVisit': { body: (_, visitId) => ({ code: demoAffiliateCode, visitId }) },
  'wallet.transfer': {
    body: (_, requestId) => ({ fromAccountType: 'MAIN', toAccountType: 'HLG', amount: '3.00', requestId }),
    changed: { amount: '4.00' },
  },
  'wallet.collectAll': { body: (_, requestId) => ({ requestId }) },
  'cashier.deposit': {
    body: (_, requestId) => ({ channel: site.payments.depositChannel, amount: '20.00', requestId }),
    changed: { amount: '21.00' },
  },
  'cashier.withdraw': { body: (of, requestId) => ({ ...ask(of, '20.00'), requestId }), changed: { amount: '21.00' } },
  'cashier.transferUpline': { body: (_, requestId) => transfer('agent', requestId), changed: { amount: '6.00' } },
  'cashier.transferDownline': {
    body: ({ downline }, requestId) => transfer(downline, requestId),
    changed: { amount: '6.00' },
  },
  'cashier.proposeCorrection': {
    body: ({ account }, requestId) => ({ account, direction: 'up', amount: '5.00', reason, requestId }),
    changed: { amount: '6.00' },
    by: atDesk,
  },
  'cashier.payWithdrawal': {
    body: ({ payable }, requestId) => ({
      ...{ id: payable, moreFollows: true, requestId, reason },
      parts: [{ channel: 'sample-out', amount: '10.00', reference: `part-${payable}` }],
    }),
    changed: { moreFollows: false, parts: [{ channel: 'sample-out', amount: '38.00', reference: 'another' }] },
    by: atDesk,
  },
  'points.redeem': {
    body: (_, requestId) => ({
      ...{ goodsId, quantity: 1, password: withdrawalPassword, contact: '' },
      ...{ receivingAddress: '12 Hang Bac, Hanoi', mobile: '+84 912 345 678', requestId },
    }),
    changed: { quantity: 2 },
  },
  'points.convert': {
    body: (_, requestId) => ({ points: '100', password: withdrawalPassword, requestId }),
    changed: { points: '200' },
  },
  'promotions.claimRaffle': {
    body: (_, requestId) => ({ id: wheels[0]!, requestId }),
    changed: () => ({ id: wheels[1]! }),
  },
  'promotions.grantTickets': {
    body: ({ account }, requestId) => ({ account, kind: 'EGG', count: 1, requestId, reason }),
    changed: { count: 2 },
    by: atDesk,
  },
}

/** Names that an answer gives to the order, redemption or draw that came of it. */
function namesIn(value: unknown): string[] {
  const { id, number, drawId, redemption } = (value ?? {}) as Record<string, unknown>
  return [id, number, drawId, ...(redemption ? namesIn(redemption) : [])].filter(name => typeof name === 'string')
}

test('[MEND-027] every call with an id of its caller is tried here, or at the desks of a provider', () => {
  expect(
    callsWithClientIds()
      .filter(call => !isDeskCall(call))
      .sort(),
  ).toEqual(Object.keys(tries).sort())
})

test.each(Object.keys(tries) as EndpointName[])(
  '[MEND-027] %s: an id stands for one request of one caller, whoever sends it again',
  async call => {
    const { body, changed, by = ({ client }) => client } = tries[call] as Try
    await asAgent(call === 'cashier.transferDownline')
    const send = async (of: Caller, more: object = {}) => {
      const { status, body: answer } = await by(of).send(call, { ...(body(of, id) as object), ...more } as never)
      return { status, value: answer.success ? answer.value : null }
    }
    const id = randomUUID()
    const first = await send(one)
    expect(first.status).toBe(200)
    expect(await send(one)).toEqual(first)
    const otherwise = typeof changed === 'function' ? changed() : changed
    const refused = otherwise ? [(await send(one, otherwise)).status] : []
    expect(refused.every(status => status >= 400 && status < 500)).toBe(true)
    const balance = async () => (await one.client.call('wallet.balance', {})).sumBalance
    const before = await balance()
    const theirs = await send(other)
    expect(theirs.status).toBeLessThan(500)
    // Their own, which stays what it was, and nothing of the first caller's.
    expect(await send(other)).toEqual(theirs)
    for (const name of namesIn(first.value)) expect(namesIn(theirs.value)).not.toContain(name)
    expect([await balance(), await send(one)]).toEqual([before, first])
  },
)
