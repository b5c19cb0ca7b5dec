import { createHash } from 'node:crypto'
import type { InputOf } from '@baize/api'
import { csvLine } from '@baize/server-kit/csv'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import { audit } from '../audit/audit.ts'
import type { Database } from '../database/open-database.ts'
import { readsThatMayLag, wroteCookie } from '../database/reads-that-may-lag.ts'
import { requireFreshProof } from '../http/admission/operator-gate.ts'
import { type OperatorCaller, operatorActor } from '../http/caller.ts'
import type { CallContext, Handlers } from '../http/handlers.ts'
import { cellOf, columnsOf, exportRows, listInput, requireList } from './export-rows.ts'
import { agreedUnmasked, askUnmasked } from './unmasked.ts'

interface ExportDependencies {
  database: Database
  clock: Clock
  log: Log
}
type Asked = InputOf<'lists.csv'>

/** Lists as files. Each row comes through the handler that shows it, with the eyes of the operator who asks. */
export function exportRoutes(deps: ExportDependencies, handlers: () => Handlers) {
  const begin = async (
    { list, query, reason }: Asked,
    context: Pick<CallContext<'lists.csv'>, 'caller' | 'address' | 'cookies'>,
    approval?: string,
  ) => {
    await admit(deps, list, context.caller)
    const input = listInput(list, query)
    const [at, actor] = [deps.clock.now(), operatorActor(context.caller)]
    const detail = { query, reason, address: context.address, ...(approval !== undefined && { unmasked: approval }) }
    await audit(deps.database.kysely, { at, actor, action: 'lists.exported', subject: `list:${list}`, detail })
    const readThrough = readsThatMayLag(deps.database, context.cookies.read(wroteCookie), deps.log)
    const pages = exportRows(handlers(), list, { input, context, isUnmasked: approval !== undefined, readThrough })
    return { pages, columns: columnsOf(list), name: `${list}-${at.toISOString().slice(0, 10)}` }
  }
  return {
    'lists.csv': async (asked, context) => {
      const { pages, columns, name } = await begin(asked, context)
      return { fileName: `${name}.csv`, lines: csvLines(pages, columns) }
    },
    'lists.sheet': async (asked, context) => {
      const { pages, columns, name } = await begin(asked, context)
      const counted = { rows: 0, hash: createHash('sha256') }
      return {
        ...{ fileName: `${name}.xlsx`, name: asked.list, timeZone: 'UTC' },
        columns: columns.map(title => ({ title, kind: 'text' as const })),
        rows: sheetRows(pages, columns, counted),
        end: () => [`rows=${counted.rows}`, `sha256=${counted.hash.digest('hex')}`],
      }
    },
    'lists.askUnmasked': async (asked, { caller }) => {
      requireList(asked.list, caller)
      return askUnmasked(deps, asked, caller)
    },
    'lists.unmasked': async (asked, context) => {
      const agreed = await agreedUnmasked(deps, asked, context.caller)
      const { pages, columns, name } = await begin(agreed, context, asked.approval)
      return { fileName: `unmasked-${name}.csv`, lines: csvLines(pages, columns) }
    },
  } satisfies Pick<Handlers, 'lists.csv' | 'lists.sheet' | 'lists.askUnmasked' | 'lists.unmasked'>
}

/** A list is taken out by those who may look at it and have just proven who they are. @throws ApiError not_allowed, step_up_required */
async function admit({ clock }: ExportDependencies, list: Asked['list'], caller: OperatorCaller): Promise<void> {
  requireList(list, caller)
  requireFreshProof(caller, clock.now())
}

type Pages = AsyncGenerator<Record<string, unknown>[]>

async function* csvLines(pages: Pages, columns: readonly string[]): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let rows = 0
  const head = csvLine(columns)
  hash.update(head)
  yield head
  for await (const page of pages) {
    const text = page.map(row => csvLine(columns.map(column => cellOf(row[column])))).join('')
    hash.update(text)
    rows += page.length
    if (text !== '') yield text
  }
  yield `#end,rows=${rows},sha256=${hash.digest('hex')}\r\n`
}

async function* sheetRows(
  pages: Pages,
  columns: readonly string[],
  counted: { rows: number; hash: ReturnType<typeof createHash> },
): AsyncGenerator<string[]> {
  for await (const page of pages)
    for (const row of page) {
      const cells = columns.map(column => cellOf(row[column]))
      counted.rows += 1
      counted.hash.update(csvLine(cells))
      yield cells
    }
}
