import { floorToCents, parseAmount, toWire } from '@baize/money'
import { byTwo, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../../check-money.ts'
import { act, bothDesks, grantAsHouse, join, type Node, password } from '../../fixtures.ts'
import { mainOf, takeBack, tick, turnTo } from '../fixtures.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const play = ({ id }: Node, validBet: string, at: string) =>
  writeBets(site, id, [{ gameType: 'RNG', stake: validBet, payout: '0.00', validBet, status: 'LOST', at }])
const fresh = async (node: Node): Promise<Node> => ({
  ...node,
  client: await (await site.visitor()).signIn(node.account, password),
})
interface Line {
  due: bigint
  adjustment: bigint
  carryIn: bigint
  amount: bigint
  carryOut: bigint
  state: string
}
async function linesOf({ id }: Node): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select due_units as due, adjustment_units as adjustment, carry_in_units as "carryIn", amount_units as amount,
      carry_out_units as "carryOut", state
    from contracts.line where payee_id = ${id} order by window_start, id`.execute(site.database.kysely)
  return rows
}
const shown = (lines: readonly Line[]) =>
  lines.map(({ due, carryIn, amount, carryOut, state }) => [
    ...[due, carryIn, amount, carryOut].map(units => toWire(units)),
    state,
  ])

test('[WALK-025] small windows are carried on until they make a cent, and what a contract ends with stays with the payer', async () => {
  turnTo(site, '2032-03-01T09:00:01Z')
  const root = await join(site, null, 2)
  const before = await mainOf(site, root)
  await grantAsHouse(site, root, { type: 'REALTIME', tiers: [{ rate: '0.1' }] })
  for (const minute of ['10', '15', '20', '25']) {
    await play(root, '3.90', `2032-03-01T09:${minute}:30Z`)
    await tick(site, `2032-03-01T09:${Number(minute) + 5}:00Z`)
  }
  expect(shown(await linesOf(root))).toEqual([
    ['0.0039', '0.00', '0.00', '0.0039', 'CARRIED'],
    ['0.0039', '0.0039', '0.00', '0.0078', 'CARRIED'],
    ['0.0039', '0.0078', '0.01', '0.0017', 'PAID'],
    ['0.0039', '0.0017', '0.00', '0.0056', 'CARRIED'],
  ])
  const { list } = await (await fresh(root)).client.call('contracts.realtimeSalaries', { side: 'RECEIVED' })
  expect(list.map(({ amount, state }) => [amount, state]).slice(0, 2)).toEqual([
    ['0.00', 'CARRIED'],
    ['0.01', 'PAID'],
  ])
  const offer = await byTwo(await bothDesks(site), 'contracts.offerAsHouse', {
    ...{ account: root.account, type: 'REALTIME', tiers: [{ rate: '0.2' }], reason: 'better terms' },
  })
  await act(await fresh(root), 'contracts.realtimeSalary', 'ACCEPT', offer.id)
  await play(root, '4.00', '2032-03-01T09:31:30Z')
  await tick(site, '2032-03-01T09:35:00Z')
  expect(shown(await linesOf(root)).at(-1)).toEqual(['0.008', '0.00', '0.00', '0.008', 'CARRIED'])
  expect(toWire(parseAmount(await mainOf(site, root)) - parseAmount(before))).toBe('0.01')
})

test('[WALK-025] random windows, some of them corrected later, pay the cents of what all of them earn', async () => {
  const random = seeded(20_320_401)
  const start = Date.parse('2032-04-01T09:00:00Z')
  const at = (window: number, second = 30) => new Date(start + window * 300_000 + second * 1_000).toISOString()
  turnTo(site, at(0, 1))
  const root = await join(site, null, 2)
  await grantAsHouse(site, root, { type: 'REALTIME', tiers: [{ rate: '0.037', validBet: '1' }] })
  const bets = new Map<number, bigint>()
  for (let window = 0; window < 30; window++) {
    if (random(4) > 0) {
      bets.set(window, BigInt(random(40_000)) * 100n)
      await play(root, toWire(bets.get(window)!), at(window))
    }
    const late = random(5) === 0 ? random(window + 1) : -1
    if (late < window && bets.has(late)) {
      await takeBack(site, root, at(late), at(window, 60))
      bets.delete(late)
    }
    await tick(site, at(window + 1, 0))
  }
  // A large one at the end makes up for whatever is still below nothing.
  bets.set(30, 500_000_000n)
  await play(root, '50000.00', at(30))
  await tick(site, at(31, 0))
  const lines = await linesOf(root)
  const paid = lines.reduce((sum, { amount }) => sum + amount, 0n)
  // 0.037 % of each window's valid bet, in 1/10 000, from 1.00 on.
  const earned = [...bets.values()].reduce(
    (sum, units) => sum + (units >= 10_000n ? (units * 370n) / 1_000_000n : 0n),
    0n,
  )
  expect(lines.filter(({ adjustment }) => adjustment !== 0n).length).toBeGreaterThan(2)
  expect(paid + lines.at(-1)!.carryOut).toBe(earned)
  expect(paid).toBe(floorToCents(earned))
  expect(await checkMoney(site.database)).toEqual([])
})

/** Numbers below a bound that are the same in every run. */
function seeded(seed: number): (bound: number) => number {
  let state = seed
  return bound => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}
