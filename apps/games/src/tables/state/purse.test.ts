import { expect, test } from 'vitest'
import { type ShownMoney, TablePurse } from './purse.ts'
import { slipOf } from './testing.ts'

function purseOf(balanceUnits: string) {
  const shown: ShownMoney[] = []
  const frame = { post: () => {} }
  const purse = new TablePurse({ boot: { balanceUnits, currency: 'CNY' }, frame, show: money => shown.push(money) })
  return { purse, last: () => shown.at(-1)! }
}
const slip = slipOf('a', 1, { P: 10_000 })

test('a paid slip adds its payout to the last balance, and once', () => {
  const { purse, last } = purseOf('1000000')
  purse.placed(slip, '990000')
  expect(last()).toEqual({ balanceUnits: 990_000n, netUnits: -10_000n })
  const paid = { ...slip, state: 'settled' as const, payoutUnits: '20000' }
  purse.seen(paid)
  purse.seen(paid)
  expect(last()).toEqual({ balanceUnits: 1_010_000n, netUnits: 10_000n })
})

test('a slip that was taken back leaves no trace', () => {
  const { purse, last } = purseOf('1000000')
  purse.placed(slip, null)
  purse.seen({ ...slip, state: 'cancelled' })
  expect(last()).toEqual({ balanceUnits: 1_000_000n, netUnits: 0n })
})

test('a slip of an earlier visit moves the balance, not the net of this one', () => {
  const { purse, last } = purseOf('990000')
  purse.seen(slip)
  purse.seen({ ...slip, state: 'settled', payoutUnits: '20000' })
  expect(last()).toEqual({ balanceUnits: 1_010_000n, netUnits: 0n })
})

test('a slip that was over before the page came moves nothing', () => {
  const { purse, last } = purseOf('1010000')
  purse.seen({ ...slip, state: 'settled', payoutUnits: '20000' })
  expect(last()).toEqual({ balanceUnits: 1_010_000n, netUnits: 0n })
})
