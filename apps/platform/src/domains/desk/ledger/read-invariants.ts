import type { InputOf, ResponseOf } from '@baize/api'
import { audit } from '../../../kernel/audit/audit.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { lastRuns } from '../../ledger/index.ts'
import type { DeskDependencies } from '../dependencies.ts'

/** All that must hold of money, with the last look at each. */
export async function readInvariants({
  database,
  invariantNames,
}: DeskDependencies): Promise<ResponseOf<'ledger.invariants'>> {
  const runs = await lastRuns(database.kysely)
  return {
    list: invariantNames.map(name => {
      const run = runs.get(name)
      if (!run) return { name, run: null }
      const { at, tookMs, violations, details } = run
      return { name, run: { at: at.toISOString(), tookMs, violations, details } }
    }),
  }
}

/** Looks at it now, as the job of the night does. */
export async function checkLedger(
  deps: DeskDependencies,
  { reason }: InputOf<'ledger.check'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'ledger.check'>> {
  await deps.checkMoney()
  const found = await readInvariants(deps)
  const violations = found.list.reduce((sum, { run }) => sum + (run?.violations ?? 0), 0)
  await audit(deps.database.kysely, {
    ...{ at: deps.clock.now(), actor: operatorActor(caller), action: 'ledger.check', subject: 'ledger' },
    detail: { reason, violations },
  })
  return found
}
