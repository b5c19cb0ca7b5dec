import { createHash } from 'node:crypto'
import type { InputOf, ResponseOf } from '@baize/api'
import { type ColumnMap, columnMap } from '@baize/api/schemas/operator/bank'
import { toWire } from '@baize/money'
import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Queryable, Tx } from '../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { faultsOf } from '../../kernel/http/faults.ts'
import { channelExists } from '../cashier/index.ts'
import { type Judgement, judgeLines } from './judge.ts'
import type { Parts } from './parts.ts'
import { decode } from './read/decode.ts'
import { readCamt } from './read/read-camt.ts'
import { readCsv } from './read/read-csv.ts'
import { readMt940 } from './read/read-mt940.ts'
import { type StatementLine, statementFault } from './read/statement.ts'
import { type StatementFormat, tables } from './tables.ts'

type Input = InputOf<'bank.upload'>
type Judged = StatementLine & Judgement & { hash: Buffer }
const shownLines = 20

/**
 * Reads a statement whole or not at all, compares it with orders, and keeps the lines that are new. Nothing is credited.
 * @throws ApiError not_found for a channel that there is not, invalid_input naming the map, statement_invalid telling the line
 */
export async function uploadStatement(
  { database, clock, currency }: Parts,
  { file, channel, format, map, dryRun, reason }: Input,
  caller: OperatorCaller,
): Promise<ResponseOf<'bank.upload'>> {
  const { kysely } = database
  if (!(await channelExists(kysely, channel))) throw new ApiError('not_found')
  const said = format === 'csv' ? await mapOf(kysely, channel, map) : null
  const lines = read(decode(await file.bytes()), { format, map: said, currency })
  if (lines.length === 0) throw statementFault('statement_empty')
  const hashes = hashesOf(channel, lines)
  const judgements = await judgeLines(kysely, channel, lines)
  const judged = lines.map((line, index): Judged => ({ ...line, ...judgements[index]!, hash: hashes[index]! }))
  const at = clock.now()
  const isDry = dryRun === 'true'
  const fresh = isDry
    ? await newOf(kysely, channel, judged)
    : await database.transaction(async tx => {
        if (said) await keepMap(tx, channel, said, at)
        const kept = await keepLines(tx, { channel, format, judged, by: caller.operatorId, at })
        const after = { format, lines: lines.length, new: kept.size }
        const act = { action: 'bank.upload', subject: `channel:${channel}`, detail: { reason }, before: null, after }
        await audit(tx, { at, actor: operatorActor(caller), ...act })
        return kept
      })
  const count = (state: Judgement['state']) => judged.filter(line => line.state === state).length
  return {
    dryRun: isDry,
    counts: {
      ...{ lines: judged.length, new: fresh.size, known: judged.length - fresh.size },
      ...{ matched: count('MATCHED'), likely: count('LIKELY'), unknown: count('UNKNOWN') },
    },
    sample: judged.slice(0, shownLines).map(({ line, day, units, references, text, state, order, isBooked }) => ({
      ...{ line, day, amount: toWire(units), reference: references[0] ?? '', text: text.replaceAll('\n', ' ') },
      ...{ state, order, isBooked },
    })),
  }
}

function read(
  text: string,
  { format, map, currency }: { format: StatementFormat; map: ColumnMap | null; currency: string },
): StatementLine[] {
  if (format === 'csv') return readCsv(text, map!)
  return format === 'mt940' ? readMt940(text, currency) : readCamt(text, currency)
}

/** The map that came along, or the one that was kept. @throws ApiError invalid_input naming it */
async function mapOf(db: Queryable, channel: string, map: string | undefined): Promise<ColumnMap> {
  if (map !== undefined) return parseMap(map)
  const kept = await tables(db)
    .selectFrom('bank.column_map')
    .select('map')
    .where('channel_code', '=', channel)
    .executeTakeFirst()
  if (!kept) throw new ApiError('invalid_input', { faults: [{ field: 'map', fault: 'required' }] })
  return kept.map
}

function parseMap(text: string): ColumnMap {
  const said = (() => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      return null
    }
  })()
  const { data, error } = columnMap.safeParse(said, { reportInput: true })
  if (!data) {
    const faults = faultsOf(error).map(fault => ({ ...fault, field: `map.${fault.field}` }))
    throw new ApiError('invalid_input', { faults })
  }
  const { amount, credit, debit } = data.columns
  if (amount === undefined && (credit === undefined || debit === undefined))
    throw new ApiError('invalid_input', { faults: [{ field: 'map.columns.amount', fault: 'required' }] })
  return data
}

/** A line by all that it says; of those that say the same on a day each has its place, so that a longer file of the same days adds none. */
function hashesOf(channel: string, lines: readonly StatementLine[]): Buffer[] {
  const seen = new Map<string, number>()
  return lines.map(({ day, units, references, text }) => {
    const said = JSON.stringify([channel, day, units.toString(), references, text])
    const place = (seen.get(said) ?? 0) + 1
    seen.set(said, place)
    return createHash('sha256').update(`${place}|${said}`).digest()
  })
}

async function newOf(db: Queryable, channel: string, judged: readonly Judged[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from bank.line where channel_code = ${channel} and hash = any (${judged.map(({ hash }) => hash)}::bytea[])`.execute(
    db,
  )
  const known = new Set(rows.map(({ hash }) => hash.toString('hex')))
  return new Set(judged.map(({ hash }) => hash.toString('hex')).filter(hash => !known.has(hash)))
}

async function keepMap(tx: Tx, channel: string, map: ColumnMap, at: Date): Promise<void> {
  const row = { map: JSON.stringify(map), kept_at: at }
  await tables(tx)
    .insertInto('bank.column_map')
    .values({ channel_code: channel, ...row })
    .onConflict(conflict => conflict.column('channel_code').doUpdateSet(row))
    .execute()
}

interface Kept {
  channel: string
  format: StatementFormat
  judged: readonly Judged[]
  by: bigint
  at: Date
}

/** Keeps lines that nobody brought before, in one statement. Answers which, by their hashes. */
async function keepLines(tx: Tx, { channel, format, judged, by, at }: Kept): Promise<Set<string>> {
  const { id } = await tables(tx)
    .insertInto('bank.upload')
    .values({ channel_code: channel, format, lines: judged.length, uploaded_by: by, uploaded_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = judged.map(({ hash, line, day, units, references, text, state, order, isBooked }) => ({
    ...{ hash: hash.toString('hex'), line, day, units: units.toString(), references, text, state, order, isBooked },
  }))
  const { rows: kept } = await sql<{ hash: Buffer }>`
    insert into bank.line (upload_id, channel_code, hash, line, day, amount_units, bank_references, text, state, order_number, is_booked)
    select ${id}, ${channel}, decode(l.hash, 'hex'), l.line, l.day, l.units, l."references", l.text, l.state, l."order", l."isBooked"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (
      hash text, line int, day date, units bigint, "references" text[], text text, state text, "order" text, "isBooked" boolean)
    on conflict (channel_code, hash) do nothing returning hash`.execute(tx)
  return new Set(kept.map(({ hash }) => hash.toString('hex')))
}
