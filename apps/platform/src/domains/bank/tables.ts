import type { ColumnMap } from '@baize/api/schemas/operator/bank'
import type { GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'

export type LineState = 'MATCHED' | 'LIKELY' | 'UNKNOWN'
export type StatementFormat = 'csv' | 'camt053' | 'mt940'

/** Tables that only this domain names. Days are dates such as 2026-11-29. */
export interface BankTables {
  'bank.column_map': { channel_code: string; map: JSONColumnType<ColumnMap>; kept_at: Date }
  'bank.upload': {
    id: GeneratedAlways<bigint>
    channel_code: string
    format: StatementFormat
    lines: number
    uploaded_by: bigint
    uploaded_at: Date
  }
  'bank.line': {
    id: GeneratedAlways<bigint>
    upload_id: bigint
    channel_code: string
    hash: Buffer
    line: number
    day: string
    amount_units: bigint
    /** In their normal form, the bank's own first. */
    bank_references: string[]
    text: string
    state: LineState
    order_number: string | null
    is_booked: boolean
  }
}

/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<BankTables>()
