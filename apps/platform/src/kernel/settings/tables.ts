import type { Generated, JSONColumnType } from 'kysely'
import type { BrandSettings } from './brand-settings.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** Only what differs from the defaults. */
    'settings.brand': { only_row: Generated<boolean>; settings: JSONColumnType<Partial<BrandSettings>> }
    'settings.module': { mod_id: string; enabled: boolean }
  }
}
