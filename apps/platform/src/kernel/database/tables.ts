import type { ColumnType, Generated } from 'kysely'

/**
 * The tables that Kysely knows. Each domain adds its own by declaration merging in its `tables.ts`:
 * `declare module '../../kernel/database/tables.ts' { interface Tables { ... } }`.
 */
export interface Tables {
  migration: MigrationTable
}

export interface MigrationTable {
  name: string
  checksum: string
  applied_at: ColumnType<Date, never, never>
}

export type { Generated }
