import type { TableDealView, TableRoundView } from '@baize/api/studio/live'
import type { TableSound } from '../../kit/sound/table-sound.ts'
import { StageCanvas } from './stage-canvas.tsx'

export interface StageProps {
  kind: string
  /** Code of the table, such as `LVT-BAC-1`. */
  table: string
  definitionVersion: number
  round: TableRoundView | null
  /** What is dealt; null shows the table at rest. */
  deal: TableDealView | null
  /** The server's time minus `Date.now()`. */
  offsetMs: number
  isCalm: boolean
  language: string
  sound: TableSound | null
  /** Names of sides: `player`, `banker`, `dragon`, `tiger`, `meron`, `wala`; another object paints the table anew. */
  labels: Record<string, string>
}

/** The picture of a table. It fills its parent, which is positioned, and plays the deal by the server's time. */
export function TableStage({ offsetMs, language, ...shown }: StageProps) {
  return <StageCanvas key={`${shown.kind} ${language}`} {...shown} nowMs={() => Date.now() + offsetMs} />
}
