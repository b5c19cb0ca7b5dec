import type { HouseStop } from '@baize/api/house-stops'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../database/tables.ts' {
  interface KernelTables {
    /** Only what differs from the defaults. */
    'settings.brand': { only_row: Generated<boolean>; settings: JSONColumnType<Partial<BrandSettings>> }
    'settings.module': { mod_id: string; enabled: boolean }
    /** Brakes of the house that are pressed. */
    'settings.stop': { stop: HouseStop; pressed_at: Date; pressed_by: string; reason: string }
    /** Steps of filling the demo world that are done; `complete` is the last. */
    'settings.demo_step': { name: string; answer: JSONColumnType<object> | null; at: Generated<Date> }
    /** How often each group of settings was saved. */
    'settings.version': { scope: 'brand' | 'modules' | 'fields'; version: bigint }
  }
}
