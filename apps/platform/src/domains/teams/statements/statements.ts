import type { InputOf, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import { type CsvFile, csvLine } from '@baize/server-kit/csv'
import type { DateRange } from '../../../kernel/date-range.ts'
import type { TeamsDependencies } from '../dependencies.ts'
import { presentFigures } from '../figures.ts'
import { readStatements, type Statement } from './read-statements.ts'

type Statements = ResponseOf<'agents.statements'>

/** What each member of a team won or lost for the house over some days; the total is what a dividend of the agent is worked out from. */
export async function statementsOf(
  { database, currency }: TeamsDependencies,
  agentId: bigint,
  { from, to, start, end }: DateRange,
  { account, page, pageSize }: InputOf<'agents.statements'>,
): Promise<Statements> {
  const filter = { agentId, start, end, currency, account, page: { page, pageSize } }
  const { list, total, count } = await readStatements(database.kysely, filter)
  return {
    from,
    to,
    list: list.map(({ account, level, ...statement }) => ({ account, level, ...present(statement) })),
    total: present(total),
    totalCount: count,
    totalPages: Math.ceil(count / pageSize),
  }
}

const present = (statement: Statement) => ({
  ...presentFigures(statement),
  salary: toWire(statement.salary),
  netLoss: toWire(statement.turnover - statement.payout - statement.rebate - statement.bonus - statement.salary),
})

const titles = [
  ...['account', 'level', 'deposits', 'withdrawals', 'turnover', 'valid bet', 'payout', 'rebate', 'bonus', 'salary'],
  'net loss',
]

/** All of them as a file: members alone, so that a sum over a column is the team's. */
export async function statementsFile(
  { database, currency }: TeamsDependencies,
  agentId: bigint,
  { from, to, start, end }: DateRange,
  { account }: InputOf<'agents.statementsCsv'>,
): Promise<CsvFile> {
  const { list } = await readStatements(database.kysely, { agentId, start, end, currency, account })
  const line = (name: string, level: string, statement: Statement) => {
    const { deposits, withdrawals, turnover, validBet, payout, rebate, bonus, salary, netLoss } = present(statement)
    const figures = [deposits, withdrawals, turnover, validBet, payout, rebate, bonus, salary, netLoss]
    return csvLine([name, level, ...figures])
  }
  async function* lines(): AsyncGenerator<string> {
    yield csvLine(titles)
    for (const { account, level, ...statement } of list) yield line(account, level.toString(), statement)
  }
  return { fileName: `statements-${from}-${to}.csv`, lines: lines() }
}
