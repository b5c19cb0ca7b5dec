import { sql } from 'kysely'
import type { Database } from '../../../../kernel/database/open-database.ts'

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
 * Takes a try from each budget in turn, in one statement, and stops at the first that is locked: those after it are not asked.
 * @returns what was taken of each that was asked
 */
export async function takeInTurn(
  { kysely }: Database,
  chosen: readonly Budget[],
  now: Date,
): Promise<(Taken & { budget: Budget })[]> {
  const limits = chosen.map(({ kind }) => budgets[kind])
  const begins = limits.map(({ windowMs }) => new Date(now.getTime() - windowMs))
  const { rows } = await sql<{ n: number; since: Date }>`
    select n, since from identity.take_tries(${chosen.map(({ subject }) => subject)}, ${chosen.map(nameOf)},
      ${limits.map(({ size }) => size)}, ${begins}, ${limits.map(({ slides }) => slides)}, ${now})`.execute(kysely)
  return rows.map(({ n, since }, asked) => {
    const { size, windowMs } = limits[asked]!
    return { budget: chosen[asked]!, n, lockedUntil: n > size ? new Date(since.getTime() + windowMs) : null }
  })
}

/** Takes a try from one budget. */
export const take = async (database: Database, budget: Budget, now: Date): Promise<Taken> =>
  (await takeInTurn(database, [budget], now))[0]!

/** Gives tries back that did not fail. */
export async function giveBack({ kysely }: Database, ...chosen: readonly Budget[]): Promise<void> {
  await sql`select identity.give_back_tries(${chosen.map(({ subject }) => subject)}, ${chosen.map(nameOf)})`.execute(
    kysely,
  )
}

/** A subquery of the tries that are taken of a budget now; null for none. */
export const takenSql = (budget: Budget, now: Date) => sql<number | null>`(
  select n from identity.tries where subject = ${budget.subject} and budget = ${nameOf(budget)}
    and since > ${new Date(now.getTime() - budgets[budget.kind].windowMs)})`
