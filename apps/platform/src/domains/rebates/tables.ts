import type { GeneratedAlways, JSONColumnType } from 'kysely'

/** Parts per million of the valid bet, by game type. */
export type Rates = Record<string, number>

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'rebates.position': { only_row: GeneratedAlways<boolean>; through: Date; cutoff: Date }
    'rebates.day': {
      id: GeneratedAlways<bigint>
      /** The day's date, by which its transfers are known. */
      label: string
      window_start: Date
      window_end: Date
      cutoff: Date
      known_from: Date
      currency: string
      rates: JSONColumnType<Rates>
      settled_at: Date
    }
  }
}
