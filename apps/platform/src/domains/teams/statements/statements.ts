import type { InputOf, Language, ResponseOf } from '@baize/api'
import { toWire } from '@baize/money'
import type { DateRange, ZonedRange } from '../../../kernel/date-range.ts'
import type { Sheet } from '../../../kernel/sheets/sheet.ts'
import { type Columns, sheetOf } from '../../../kernel/sheets/sheet-of.ts'
import type { TeamsDependencies } from '../dependencies.ts'
import { figureCells, figureColumns, presentFigures } from '../figures.ts'
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

const columns: Columns = [
  ['account', 'text'],
  ['level', 'count'],
  ...figureColumns,
  ['salary', 'money'],
  ['netLoss', 'money'],
]

/** All of them as a file: members alone, so that a sum over a column is the team's. */
export async function statementsFile(
  { database, currency }: TeamsDependencies,
  agentId: bigint,
  range: ZonedRange,
  { account: begins }: InputOf<'agents.statementsSheet'>,
  language: Language,
): Promise<Sheet> {
  const { start, end } = range
  const { list } = await readStatements(database.kysely, { agentId, start, end, currency, account: begins })
  const rows = list.map(({ account, level, ...statement }) => {
    const shown = present(statement)
    return [account, level, ...figureCells(shown), shown.salary, shown.netLoss]
  })
  return sheetOf('statements', range, language, { columns, rows })
}
