import type { ColumnType, Generated } from 'kysely'

/** The kernel's tables, to which its parts add theirs by declaration merging. Those of a domain are its own: see its `tables.ts`. */
export interface KernelTables {
  migration: MigrationTable
  'http.opened_body': { jti: string; expires_at: Date }
}

export interface MigrationTable {
  name: string
  checksum: string
  applied_at: ColumnType<Date, never, never>
}

export type { Generated }
