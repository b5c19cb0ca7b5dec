import type { Queryable } from '../../kernel/database/open-database.ts'
import { normalReference, ordersForStatement, type StatementOrder } from '../cashier/index.ts'
import type { LineState } from './tables.ts'

const dayMs = 86_400_000

/** What a line is compared by. */
export interface Compared {
  day: string
  units: bigint
  references: readonly string[]
  text: string
}

export interface Judgement {
  state: LineState
  /** Number of the order that it is, or is likely to be. */
  order: string | null
  /** The order has it in its payments or payouts. */
  isBooked: boolean
}

/** Numbers of orders in what a bank says, also where it broke the line within one. */
function numbersIn({ references, text }: Compared): string[] {
  const written = [...references, text.replaceAll('\n', ' '), text.replaceAll('\n', '')].join(' | ')
  return [...new Set(written.toUpperCase().match(/(?<![A-Z0-9])[DW]\d{6,18}(?!\d)/g) ?? [])]
}

/**
 * Compares lines of one account with orders: by the channel's reference and the amount, else by an order's number and the amount, else
 * by an amount that one order alone was asked for, a day either way.
 */
export async function judgeLines(db: Queryable, channel: string, lines: readonly Compared[]): Promise<Judgement[]> {
  if (lines.length === 0) return []
  const days = lines.map(({ day }) => Date.parse(day)).toSorted((one, other) => one - other)
  const numbersOf = lines.map(numbersIn)
  const { booked, orders } = await ordersForStatement(db, {
    ...{ channel, references: [...new Set(lines.flatMap(line => line.references.map(normalReference)))] },
    ...{ numbers: [...new Set(numbersOf.flat())], amounts: [...new Set(lines.map(({ units }) => units))] },
    from: new Date(days[0]! - 2 * dayMs),
    until: new Date(days.at(-1)! + 3 * dayMs),
  })
  const bookedBy = Map.groupBy(booked, ({ reference }) => reference)
  const ordersOf = new Map(orders.map(order => [order.number, order]))
  const openOf = Map.groupBy(
    orders.filter(({ isOpen }) => isOpen),
    ({ units }) => units,
  )
  return lines.map((line, index) => {
    const known = line.references.flatMap(each => bookedBy.get(normalReference(each)) ?? [])
    const same = known.find(({ units }) => units === line.units)
    if (same) return { state: 'MATCHED', order: same.order, isBooked: true }
    const named = numbersOf[index]!.map(number => ordersOf.get(number)).find(order => order?.units === line.units)
    if (named) return { state: 'MATCHED', order: named.number, isBooked: false }
    const near = (openOf.get(line.units) ?? []).filter(order => isNear(order, line.day))
    if (near.length === 1) return { state: 'LIKELY', order: near[0]!.number, isBooked: false }
    return { state: 'UNKNOWN', order: null, isBooked: false }
  })
}

/** Asked for on the day of the line, or on one beside it. A bank's days are those of its own place, so that each lasts as long as it can. */
function isNear({ createdAt }: StatementOrder, day: string): boolean {
  const start = Date.parse(day)
  const apart = 14 * 3_600_000
  return createdAt.getTime() >= start - dayMs - apart && createdAt.getTime() < start + 2 * dayMs + apart
}
