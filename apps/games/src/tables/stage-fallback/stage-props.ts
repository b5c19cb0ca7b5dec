import type { TableDealView, TableRoundView } from '@baize/api/studio/live'
import type { TableSound } from '../../kit/sound/table-sound.ts'

/** What a stage draws: the table at rest, or the film of a deal by the server's time. Nothing in it knows a bet. */
export interface StageProps {
  kind: string
  /** Code of the table, such as `LVT-BAC-1`. */
  table: string
  definitionVersion: number
  round: TableRoundView | null
  /** Null while the table is at rest. */
  deal: TableDealView | null
  /** Server time minus Date.now(). */
  offsetMs: number
  /** True where nothing may fly or turn. */
  isCalm: boolean
  language: string
  sound: TableSound | null
  /** Words on the stage, such as the names of the sides. */
  labels: Record<string, string>
}
