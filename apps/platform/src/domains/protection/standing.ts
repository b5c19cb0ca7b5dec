import type { ResponseOf } from '@baize/api'
import {
  type ClosureKind,
  type ClosureLength,
  type ClosureState,
  closureKinds,
  closureLengths,
} from '@baize/api/protection'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { type ProtectionTables, tables } from './tables.ts'

export type Closure = Selectable<ProtectionTables['protection.closure']>

const hourMs = 3_600_000
/** From the question to the first moment at which it may be confirmed, and from there to the last. */
const coolingMs = 24 * hourMs
const confirmMs = 7 * 24 * hourMs

export interface Standing {
  state: ClosureState
  /** When the state changes by itself, while the member waits or may confirm. */
  nextAt: Date | null
}

/** Where a closure stands; null for a break that is over, which counts as none. */
export function standingOf({ kind, until, asked_at }: Closure, now: Date): Standing | null {
  if (until === null || now < until) return { state: 'RUNNING', nextAt: null }
  if (kind === 'TIMEOUT') return null
  if (asked_at === null) return { state: 'MAY_ASK', nextAt: null }
  const readyAt = new Date(asked_at.getTime() + coolingMs)
  if (now < readyAt) return { state: 'COOLING', nextAt: readyAt }
  const lapsesAt = new Date(readyAt.getTime() + confirmMs)
  return now < lapsesAt ? { state: 'MAY_CONFIRM', nextAt: lapsesAt } : { state: 'MAY_ASK', nextAt: null }
}

/** The closure that a member is under; null for none. */
export async function closureOf(on: Queryable, memberId: bigint, now: Date): Promise<(Closure & Standing) | null> {
  const closure = await tables(on)
    .selectFrom('protection.closure')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const standing = closure && standingOf(closure, now)
  return standing ? { ...closure, ...standing } : null
}

export interface Choice {
  kind: ClosureKind
  length: ClosureLength
  /** Null for good. */
  until: Date | null
}

/**
 * Choices of a member: all while there is no closure, else those that end later than it. An exclusion never becomes
 * a break again.
 */
export async function choicesOf(
  on: Queryable,
  closure: Closure | null,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Choice[]> {
  const all = closureKinds.flatMap(kind => closureLengths[kind].map(length => ({ kind, length })))
  const lengths = all.map(({ length }) => length)
  const { rows } = await sql<{ until: Date | null }>`
    select protection.closure_end(length, ${now}::timestamptz, ${timeZone}) as until
    from unnest(${lengths}::text[]) with ordinality as asked (length, i) order by i`.execute(on)
  return all.map((choice, i) => ({ ...choice, until: rows[i]!.until })).filter(choice => isLonger(choice, closure))
}

function isLonger(choice: Choice, closure: Closure | null): boolean {
  if (closure === null) return true
  if (closure.kind === 'EXCLUDED' && choice.kind === 'TIMEOUT') return false
  return closure.until !== null && (choice.until === null || choice.until > closure.until)
}

/** A member's closure and choices as the endpoint tells them. */
export const told = (
  closure: (Closure & Standing) | null,
  choices: readonly Choice[],
): ResponseOf<'protection.closure'> => ({
  closure: closure && {
    kind: closure.kind,
    since: closure.since.toISOString(),
    until: closure.until?.toISOString() ?? null,
    state: closure.state,
    nextAt: closure.nextAt?.toISOString() ?? null,
  },
  choices: choices.map(choice => ({ ...choice, until: choice.until?.toISOString() ?? null })),
})
