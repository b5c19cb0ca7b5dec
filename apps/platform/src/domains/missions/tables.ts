import type { MissionMetric, MissionPeriod, TicketKind } from '@baize/api/loyalty'
import type { Eligibility } from '@baize/api/schemas/eligibility'
import type { Generated, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { Titles } from '../promotions/index.ts'

/** Tables that only this domain names. */
export interface MissionsTables {
  'missions.mission': {
    code: string
    period: MissionPeriod
    metric: MissionMetric
    target_units: bigint
    reward_kind: 'MONEY' | 'POINTS' | 'TICKET'
    reward_units: bigint
    ticket: TicketKind | null
    score: number
    titles: JSONColumnType<Titles>
    picture: string
    position: number
    enabled: boolean
    eligibility: JSONColumnType<Eligibility | null, string | null, string | null>
  }
  'missions.progress': {
    member_id: bigint
    code: string
    period_start: Date
    progress_units: Generated<bigint>
    claimed_at: Date | null
  }
  'missions.week_score': { week_start: Date; member_id: bigint; score: bigint; reached_at: Date }
}

type Tables = MissionsTables
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
