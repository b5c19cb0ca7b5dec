import type { deskCalls } from '@baize/api/table-desk-protocol'
import type { DeskDependencies } from '../../live/desk/act-on-table.ts'
import { askVoid } from '../../live/desk/ask-void.ts'
import { readDesk } from '../../live/desk/read-desk.ts'
import { readDeskRounds } from '../../live/desk/read-rounds.ts'
import { readDeskSlips } from '../../live/desk/read-slips.ts'
import { setTier } from '../../live/desk/set-tier.ts'
import { resumeTable, suspendTable } from '../../live/desk/suspend-table.ts'
import type { DeskHandlers } from './install-desk.ts'

/** Answers of shared tables to a platform's operators. */
export const tableDeskHandlers: DeskHandlers<typeof deskCalls, DeskDependencies> = {
  desk: readDesk,
  rounds: readDeskRounds,
  slips: readDeskSlips,
  suspend: suspendTable,
  resume: resumeTable,
  void: askVoid,
  tier: setTier,
}
