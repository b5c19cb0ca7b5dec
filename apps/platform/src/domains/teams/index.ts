import { rangeIn } from '../../kernel/date-range.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { listAffiliateCodes } from './affiliate-codes.ts'
import { teamBets, teamBetsFile } from './bets/team-bets.ts'
import type { TeamsDependencies } from './dependencies.ts'
import { listDownlines } from './downlines/list-downlines.ts'
import { memberOf } from './downlines/member.ts'
import { homeOf } from './home/home.ts'
import { incomeFile, incomeOf } from './money/income.ts'
import { transactionsFile, transactionsOf } from './money/transactions.ts'
import { overviewFile, overviewOf } from './overview/overview.ts'
import { statementsFile, statementsOf } from './statements/statements.ts'

export type { TeamsDependencies } from './dependencies.ts'

/** What agents see of everybody below them: the tree, its money and its play. */
export function createTeams(deps: TeamsDependencies) {
  return {
    routes: {
      'agents.overview': async (input, { caller }) => overviewOf(deps, caller.memberId, await rangeIn(deps, input)),
      'agents.overviewSheet': async (input, { caller, language }) =>
        overviewFile(deps, caller.memberId, await rangeIn(deps, input), language),
      'agents.downlines': (input, { caller }) => listDownlines(deps, caller, input),
      'agents.bets': async ({ from, to, ...input }, { caller, language }) =>
        teamBets(deps, caller.memberId, await rangeIn(deps, { from, to }), input, language),
      'agents.betsSheet': async ({ from, to, ...input }, { caller, language }) =>
        teamBetsFile(deps, caller.memberId, await rangeIn(deps, { from, to }), input, language),
      'agents.statements': async ({ from, to, ...input }, { caller }) =>
        statementsOf(deps, caller.memberId, await rangeIn(deps, { from, to }), input),
      'agents.statementsSheet': async ({ from, to, ...input }, { caller, language }) =>
        statementsFile(deps, caller.memberId, await rangeIn(deps, { from, to }), input, language),
      'agents.transactions': async ({ from, to, ...input }, { caller }) =>
        transactionsOf(deps, caller.memberId, await rangeIn(deps, { from, to }), input),
      'agents.transactionsSheet': async ({ from, to, ...input }, { caller, language }) =>
        transactionsFile(deps, caller.memberId, await rangeIn(deps, { from, to }), input, language),
      'agents.income': async (input, { caller }) => incomeOf(deps, caller.memberId, await rangeIn(deps, input)),
      'agents.incomeSheet': async (input, { caller, language }) =>
        incomeFile(deps, caller.memberId, await rangeIn(deps, input), language),
      'agents.home': (_input, { caller }) => homeOf(deps, caller.memberId),
      'agents.member': async ({ id, ...days }, { caller }) =>
        memberOf(deps, caller.memberId, BigInt(id), await rangeIn(deps, days)),
      'agents.affiliateCodes': async (input, { caller }) =>
        listAffiliateCodes(deps, caller.memberId, await rangeIn(deps, input)),
    } satisfies Partial<Handlers>,
  }
}
