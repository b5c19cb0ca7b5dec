import { waitMinutes } from '@baize/api/cashier-desk'
import { type RawBuilder, sql } from 'kysely'

export type OrderKind = keyof typeof waitMinutes

const minuteMs = 60_000
/** From half of the time on it presses. */
const pressingShare = 0.5

/** How pressing an order is: null in states that nobody waits in. */
export function waitOf(kind: OrderKind, { state, state_at }: { state: string; state_at: Date }, now: Date) {
  const minutes = (waitMinutes[kind] as Record<string, number>)[state]
  if (minutes === undefined) return null
  const waitedMs = now.getTime() - state_at.getTime()
  const level =
    waitedMs >= minutes * minuteMs ? 'red' : waitedMs >= minutes * minuteMs * pressingShare ? 'amber' : 'green'
  return { level, dueAt: new Date(state_at.getTime() + minutes * minuteMs).toISOString() } as const
}

/** The condition that an order `o` presses, or is overdue. */
export function waitsAs(kind: OrderKind, level: 'amber' | 'red', now: Date): RawBuilder<boolean> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const each = Object.entries(waitMinutes[kind]).map(([state, minutes]) =>
    level === 'red'
      ? sql<boolean>`(o.state = ${state} and o.state_at <= ${ago(minutes)})`
      : sql<boolean>`(o.state = ${state} and o.state_at > ${ago(minutes)} and o.state_at <= ${ago(minutes * pressingShare)})`,
  )
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}
