import { parseAmount, toWire } from '@baize/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { type CashierSite, newPlayer, openDeposit, type Player, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
let player: Player
beforeAll(async () => {
  site = await startCashier()
  player = await newPlayer(site, '0.00')
})
afterAll(() => site.stop())

const asked = ['100.00', '60.00', '100.00'] as const
const amount = fc.oneof(
  fc.constantFrom('100.00', '60.00', '40.00', '50.00', '0.01', '99.99'),
  fc.bigInt({ min: 1n, max: 99_999_999_999n }).map(cents => toWire(cents * 100n)),
)
const notice = fc.record({
  kind: fc.constant('notice' as const),
  order: fc.nat(asked.length - 1),
  reference: fc.nat(7),
  isLoud: fc.boolean(),
  amount,
})
const decision = fc.record({
  kind: fc.constantFrom('reverse' as const, 'cancel' as const),
  order: fc.nat(asked.length - 1),
})
const events = fc.array(fc.oneof({ weight: 5, arbitrary: notice }, { weight: 1, arbitrary: decision }), {
  maxLength: 24,
})

test('[MEND-010, MEND-011] Credits and reviews come to the sum of distinct references, in any order, number and size, reversed ones too', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(events, async given => {
      const prefix = `run-${++runs}-`
      const orders = await Promise.all(asked.map(each => openDeposit(site, player, each)))
      /** By reference: the order and the amount that it was first told with. */
      const first = new Map<number, { order: number; amount: string }>()
      for (const event of given) {
        const { id, number } = orders[event.order]!
        if (event.kind === 'notice') {
          const known = first.get(event.reference)
          const isSame = !known || (known.order === event.order && known.amount === event.amount)
          if (!known) first.set(event.reference, event)
          const written = `${event.isLoud ? prefix.toUpperCase() : prefix}${event.reference}`
          const told = { kind: 'deposit_paid', order: number, amount: event.amount, reference: written } as const
          expect(await site.payments.send(site.payments.notice(told))).toEqual([200, isSame ? 'OK' : 'REFUSED'])
        } else if (event.kind === 'cancel') await player.client.send('cashier.cancelDeposit', { id })
        else {
          await site.desk.send('cashier.reverseDeposit', { id, reason })
          await site.secondDesk.send('cashier.reverseDeposit', { id, reason })
        }
      }
      for (const [index, { id, number }] of orders.entries()) {
        const references = [...first.values()].filter(({ order }) => order === index)
        const sum = references.reduce((units, each) => units + parseAmount(each.amount), 0n)
        expect((await creditedUnits(number)) + (await waitingUnits(id))).toBe(sum)
      }
      expect(await checkMoney(site.database)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

/** What the ledger credited for an order, whatever was taken back since. */
async function creditedUnits(number: string): Promise<bigint> {
  const { rows } = await site.database.pool.query<{ units: bigint }>(
    "select coalesce(sum(amount), 0)::bigint as units from ledger.transfer where code = 'DEPOSIT' and reference = $1",
    [number],
  )
  return rows[0]!.units
}

/** What the operators' queue says to wait of an order. */
async function waitingUnits(id: string): Promise<bigint> {
  const { list } = await site.desk.call('cashier.depositQueue', { sort: '-createdAt', limit: 200 })
  const waiting = list.find(order => order.id === id)?.waitingAmount
  return waiting ? parseAmount(waiting) : 0n
}
