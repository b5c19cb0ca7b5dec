import type { ResponseOf } from '@baize/api'
import type { Job } from '@baize/server-kit/jobs/job'
import type { ClosureGate } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { Port } from '../../kernel/wiring/port.ts'
import { closeMember } from './close-member.ts'
import type { ClosureHooks, ProtectionDependencies } from './dependencies.ts'
import { excludeMember } from './exclude-member.ts'
import { decideMatch, matchQueue } from './marks/decide-match.ts'
import { requireUnmarked, sweepMarks, type Traits } from './marks/marks.ts'
import { askReopening, confirmReopening } from './reopen.ts'
import { choicesOf, closureOf, told } from './standing.ts'

/** Breaks and exclusions of members by their own wish. */
export function createProtection(deps: ProtectionDependencies) {
  const { database, clock, settings } = deps
  const hooks = new Port<ClosureHooks>('what ends with a closure')

  async function read(memberId: bigint): Promise<ResponseOf<'protection.closure'>> {
    const now = clock.now()
    const { timeZone } = await settings.recentBrand()
    const closure = await closureOf(database.kysely, memberId, now)
    return told(closure, await choicesOf(database.kysely, closure, { now, timeZone }))
  }

  return {
    hooks,

    /** Refuses what belongs to a member whose account is closed; see requireUnmarked. */
    requireUnmarked: (traits: Traits, accountId: bigint | null): Promise<void> =>
      requireUnmarked(deps, traits, accountId),

    jobs: [
      { name: 'protection-marks', cron: '23 4 * * *', run: () => sweepMarks(database.kysely, clock.now()) },
    ] satisfies Job[],

    /** The details of the refusal that closed members get from calls which are not open to them. */
    closureOf: (async memberId => {
      const closure = await closureOf(database.kysely, memberId, clock.now())
      return closure && { kind: closure.kind, until: closure.until?.toISOString() ?? null }
    }) satisfies ClosureGate as ClosureGate,

    /** The break or exclusion that a member is under, for operators; null for none. */
    wholeClosureOf: (memberId: bigint) => closureOf(database.kysely, memberId, clock.now()),

    routes: {
      'protection.closure': (_input, { caller }) => read(caller.memberId),
      'protection.close': async (input, { caller }) => {
        await closeMember({ ...deps, hooks: hooks.get() }, input, caller)
        return read(caller.memberId)
      },
      'protection.askReopening': async (_input, { caller }) => {
        await askReopening(deps, caller)
        return read(caller.memberId)
      },
      'protection.confirmReopening': async (_input, { caller }) => {
        await confirmReopening(deps, caller)
        return read(caller.memberId)
      },
      'members.exclude': (input, { caller }) => excludeMember({ ...deps, hooks: hooks.get() }, input, caller),
      'protection.matches': input => matchQueue(deps, input),
      'protection.decideMatch': (input, { caller }) => decideMatch({ ...deps, hooks: hooks.get() }, input, caller),
    } satisfies Partial<Handlers>,
  }
}
export type Protection = ReturnType<typeof createProtection>
