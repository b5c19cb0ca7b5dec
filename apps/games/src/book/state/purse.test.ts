import { expect, test } from 'vitest'
import { exampleBet } from '../examples/football.ts'
import { BookPurse, type ShownMoney } from './purse.ts'

function purseOf(balanceUnits: string) {
  const shown: ShownMoney[] = []
  const frame = { post: () => {} }
  const purse = new BookPurse({ boot: { balanceUnits, currency: 'CNY' }, frame, show: money => shown.push(money) })
  return { purse, last: () => shown.at(-1)! }
}
const bet = exampleBet()
const paid = exampleBet({ state: 'settled', payoutUnits: '187500' })

test('a settled bet adds its payout once', () => {
  const { purse, last } = purseOf('1000000')
  purse.placed([bet], '900000')
  purse.seen(paid)
  purse.seen(paid)
  expect(last()).toEqual({ balanceUnits: 1_087_500n, netUnits: 87_500n })
})

test('a bet that is void leaves no trace', () => {
  const { purse, last } = purseOf('1000000')
  purse.placed([bet], null)
  purse.seen(exampleBet({ state: 'voided', payoutUnits: '100000' }))
  expect(last()).toEqual({ balanceUnits: 1_000_000n, netUnits: 0n })
})

test('a bet of an earlier visit moves the balance, not the net of this one', () => {
  const { purse, last } = purseOf('900000')
  purse.seen(bet)
  purse.seen(paid)
  expect(last()).toEqual({ balanceUnits: 1_087_500n, netUnits: 0n })
})

const part = exampleBet({ betId: 'part', state: 'cashed-out', stakeUnits: '40000', payoutUnits: '67500' })
const rest = exampleBet({ betId: 'rest', stakeUnits: '60000' })

test.each(['the answer', 'the stream'])(
  'a part that is cashed out is paid once, and the rest at its end: %s is first',
  first => {
    const { purse, last } = purseOf('1000000')
    purse.placed([bet], '900000')
    if (first === 'the stream') purse.seen(part)
    purse.cashedOut(bet.betId, part, rest)
    purse.seen(part)
    expect(last()).toEqual({ balanceUnits: 967_500n, netUnits: -32_500n })
    purse.seen({ ...rest, state: 'settled', payoutUnits: '110400' })
    expect(last()).toEqual({ balanceUnits: 1_077_900n, netUnits: 77_900n })
  },
)

test.each(['the answer', 'the stream'])('a bet that is cashed out whole is paid once: %s is first', first => {
  const { purse, last } = purseOf('1000000')
  purse.placed([bet], '900000')
  const whole = exampleBet({ state: 'cashed-out', payoutUnits: '90000' })
  if (first === 'the stream') purse.seen(whole)
  purse.cashedOut(bet.betId, whole, null)
  purse.seen(whole)
  expect(last()).toEqual({ balanceUnits: 990_000n, netUnits: -10_000n })
})

test('[MEND-041] a bet of which the stream told first is taken off the balance once its answer comes, also where it is over by then', () => {
  const { purse, last } = purseOf('1000000')
  purse.seen(bet)
  purse.placed([bet], null)
  expect(last()).toEqual({ balanceUnits: 900_000n, netUnits: -100_000n })
  const other = exampleBet({ betId: 'other', state: 'settled', payoutUnits: '187500' })
  purse.seen(other)
  purse.placed([other], null)
  expect(last()).toEqual({ balanceUnits: 987_500n, netUnits: -12_500n })
})
