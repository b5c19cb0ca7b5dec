import type { GameType, ResponseOf } from '@baize/api'
import { gameTypes } from '@baize/api'
import { addEach, toWire } from '@baize/money'
import { addDays, daysOf, startOfDay, type ZonedRange } from '../../kernel/date-range.ts'
import { type Extra, extrasOf } from './extras.ts'
import type { RecordsDependencies } from './index.ts'

type Profit = ResponseOf<'records.profit'>
type Category = GameType | 'OTHER'

interface Sums {
  turnover: bigint
  validBet: bigint
  payout: bigint
  rebate: bigint
  bonus: bigint
}

const none: Sums = { turnover: 0n, validBet: 0n, payout: 0n, rebate: 0n, bonus: 0n }
const order: readonly Category[] = [...gameTypes, 'OTHER']

/** A member's profit and loss: by game type, in all, and day by day. Net win = payout + rebate + bonus - turnover. */
export async function profitOf(
  { database, rounds, currency }: Pick<RecordsDependencies, 'database' | 'rounds' | 'currency'>,
  memberId: bigint,
  { from, to, start, end, timeZone }: ZonedRange,
): Promise<Profit> {
  const [played, extras, days] = await Promise.all([
    rounds.memberSums(memberId, start, end),
    extrasOf(database.kysely, memberId, { currency, timeZone, start, end }),
    rounds.netByDay(memberId, momentsOf(from, to, timeZone)),
  ])
  const sums = new Map<Category, Sums>()
  for (const { gameType, stakeUnits, validUnits, payoutUnits } of played)
    sums.set(gameType, { ...none, turnover: stakeUnits, validBet: validUnits, payout: payoutUnits })
  for (const { category, rebateUnits, bonusUnits } of extras) {
    const sum = sums.get(category) ?? none
    sums.set(category, { ...sum, rebate: sum.rebate + rebateUnits, bonus: sum.bonus + bonusUnits })
  }
  const total = [...sums.values()].reduce<Sums>(addEach, none)
  return {
    from,
    to,
    rows: order.flatMap(category => {
      const sum = sums.get(category)
      return sum ? [{ category, ...present(sum) }] : []
    }),
    total: present(total),
    byDay: days.map(({ day, netUnits }) => ({ day, netWin: toWire(netUnits + givenOn(extras, day)) })),
  }
}

const present = ({ turnover, validBet, payout, rebate, bonus }: Sums): Profit['total'] => ({
  turnover: toWire(turnover),
  validBet: toWire(validBet),
  payout: toWire(payout),
  rebate: toWire(rebate),
  bonus: toWire(bonus),
  netWin: toWire(payout + rebate + bonus - turnover),
})

const givenOn = (extras: readonly Extra[], day: string): bigint =>
  extras.filter(extra => extra.day === day).reduce((sum, extra) => sum + extra.rebateUnits + extra.bonusUnits, 0n)

const momentsOf = (from: string, to: string, timeZone: string) =>
  daysOf(from, to).map(day => ({
    day,
    start: startOfDay(day, timeZone),
    end: startOfDay(addDays(day, 1), timeZone),
  }))
