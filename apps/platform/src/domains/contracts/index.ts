import type { Job } from '@baize/server-kit/jobs/job'
import type { Queryable } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { ContractsDependencies } from './dependencies.ts'
import { cancelMove, moveMember } from './moves/move-member.ts'
import { movePreview } from './moves/preview.ts'
import { actOnDividend, actOnSalary } from './offers/act.ts'
import { expireOffers } from './offers/answer.ts'
import { type Arrangement, arrange, offerArranged } from './offers/arrange.ts'
import { contractsOfMember, endAsOperator, offerAsHouse } from './offers/operator-steps.ts'
import { consolidated, ownContracts } from './offers/own.ts'
import { simulate } from './offers/simulate.ts'
import { recordRoutes } from './records/routes.ts'
import { accruingOf } from './running/accruing.ts'
import { recheckJob } from './settlement/mending/recheck.ts'
import { listRuns, rerun } from './settlement/mending/rerun.ts'
import { settleDue } from './settlement/settle.ts'

export { contractInvariants } from './invariants.ts'
export type { Arrangement } from './offers/arrange.ts'
export { writeRate } from './offers/terms.ts'
export type { Accruing } from './running/accruing.ts'
export { owedUnits } from './settlement/sums/owed.ts'

/** Dividend and salary contracts: who offers what to whom, and what comes of it. */
export function createContracts(deps: ContractsDependencies) {
  const { database, clock } = deps
  const jobs: Job[] = [
    { name: 'contracts-expire', cron: '* * * * *', run: () => expireOffers(deps) },
    { name: 'contracts-settle', cron: '* * * * *', run: () => settleDue(deps) },
    recheckJob(deps),
  ]
  return {
    jobs,
    /** A contract on which both sides agree at once, and an offer; the demo world uses them. */
    arrange: (arrangement: Arrangement) => arrange(deps, arrangement),
    offer: (arrangement: Arrangement) => offerArranged(deps, arrangement),
    /** What a member's contracts come to now. */
    consolidated: (memberId: bigint, on: Queryable = database.kysely) => consolidated(on, memberId, clock.now()),

    /** Sums so far of the windows of a member's contracts that are not settled yet. */
    accruing: (memberId: bigint) => accruingOf(deps, database.kysely, [memberId]),

    routes: {
      'members.consolidated': (_input, { caller }) => consolidated(database.kysely, caller.memberId, clock.now()),
      'contracts.dividend': (input, { caller }) => actOnDividend(deps, input, caller),
      'contracts.dailySalary': (input, { caller }) => actOnSalary(deps, 'DAILY', input, caller),
      'contracts.hourlySalary': (input, { caller }) => actOnSalary(deps, 'HOURLY', input, caller),
      'contracts.realtimeSalary': (input, { caller }) => actOnSalary(deps, 'REALTIME', input, caller),
      'contracts.own': async (input, { caller }) => ownContracts(database.kysely, caller.memberId, input),
      'contracts.simulate': async ({ contractId }, { caller }) => simulate(deps, caller.memberId, BigInt(contractId)),
      ...recordRoutes(deps),
      'contracts.offerAsHouse': (input, { caller }) => offerAsHouse(deps, input, caller),
      'contracts.endAsOperator': (input, { caller }) => endAsOperator(deps, input, caller),
      'members.movePreview': input => movePreview(deps, input),
      'members.move': (input, { caller }) => moveMember(deps, input, caller),
      'members.cancelMove': (input, { caller }) => cancelMove(deps, input, caller),
      'contracts.runs': input => listRuns(database.kysely, input),
      'contracts.rerun': (input, { caller }) => rerun(deps, input, caller),
      'contracts.ofMember': input => contractsOfMember(database.kysely, input),
    } satisfies Partial<Handlers>,
  }
}
export type Contracts = ReturnType<typeof createContracts>
