import { sql } from 'kysely'
import type { Database } from '../../../../kernel/database/open-database.ts'
import { tables } from '../../tables.ts'

const minuteMs = 60_000

/** How many tries in how long each budget has. A window that slides begins anew with each try, another one does not. */
export const budgets = {
  /** A browser that the account signed in on before. */
  device: { size: 5, windowMs: 15 * minuteMs, slides: true },
  /** An open session that asks for the password once more. */
  session: { size: 5, windowMs: 15 * minuteMs, slides: true },
  /** All other browsers together. */
  strangers: { size: 5, windowMs: 15 * minuteMs, slides: true },
  /** All other browsers together; beyond it the password is no longer enough there. */
  day: { size: 50, windowMs: 24 * 60 * minuteMs, slides: false },
  /** Wrong codes from one network, at whatever numbers. */
  codes: { size: 20, windowMs: 15 * minuteMs, slides: false },
  /** Text messages of the whole brand, or to a block of numbers; the brand says how many. */
  messages: { size: 2_000_000_000, windowMs: 24 * 60 * minuteMs, slides: false },
  /** Everything from one network. */
  network: { size: 100, windowMs: 15 * minuteMs, slides: false },
} as const
export type BudgetKind = keyof typeof budgets

export interface Budget {
  kind: BudgetKind
  /** Account, name that nobody has, or network. */
  subject: string
  /** Which device or session. */
  which?: string
}

export interface Taken {
  n: number
  /** Until when nothing more is taken; null while the try is within the budget. */
  lockedUntil: Date | null
}

const nameOf = ({ kind, which = '' }: Budget) => `${kind}:${which}`

/**
 * Takes a try from a budget in one statement, so that of a hundred at the same moment no more get through than one after
 * the other.
 */
export async function take({ kysely }: Database, budget: Budget, now: Date): Promise<Taken> {
  const { size, windowMs, slides } = budgets[budget.kind]
  const begin = new Date(now.getTime() - windowMs)
  const { rows } = await sql<{ n: number; since: Date }>`
    insert into identity.tries as t (subject, budget, n, since) values (${budget.subject}, ${nameOf(budget)}, 1, ${now})
    on conflict (subject, budget) do update set
      n = case when t.since <= ${begin} then 1 else least(t.n, ${size}) + 1 end,
      since = case when t.since > ${begin} and (t.n >= ${size} or not ${slides}) then t.since else ${now} end
    returning n, since`.execute(kysely)
  const { n, since } = rows[0]!
  return { n, lockedUntil: n > size ? new Date(since.getTime() + windowMs) : null }
}

/** Gives a try back that did not fail. */
export async function giveBack({ kysely }: Database, budget: Budget): Promise<void> {
  await tables(kysely)
    .updateTable('identity.tries')
    .set(eb => ({ n: sql<number>`greatest(${eb.ref('n')} - 1, 0)` }))
    .where('subject', '=', budget.subject)
    .where('budget', '=', nameOf(budget))
    .execute()
}

/** How many tries of a budget are taken now. */
export async function taken({ kysely }: Database, budget: Budget, now: Date): Promise<number> {
  const row = await tables(kysely)
    .selectFrom('identity.tries')
    .select('n')
    .where('subject', '=', budget.subject)
    .where('budget', '=', nameOf(budget))
    .where('since', '>', new Date(now.getTime() - budgets[budget.kind].windowMs))
    .executeTakeFirst()
  return row?.n ?? 0
}
