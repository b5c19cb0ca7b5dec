import type { Language } from '@baize/api'
import type { BonusTerms, GoodsType, RedemptionStatus } from '@baize/api/loyalty'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { IdentityPublished } from '../identity/index.ts'

/** Names and remarks by language; the default language is there always. */
export type GoodsTexts = Partial<Record<Language, { name: string; remark: string }>>

/** Tables that only this domain names. */
export interface PointsTables {
  'points.carry': { member_id: bigint; parts: bigint }
  'points.last_fold': { only_row: Generated<true>; minute: Date }
  'points.ratio_note': { key: string; points_per_unit: number }
  'points.goods': {
    id: GeneratedAlways<bigint>
    code: string
    type: GoodsType
    picture: string
    texts: JSONColumnType<GoodsTexts>
    points_units: bigint
    requirement_units: bigint
    cash_units: bigint | null
    bonus: JSONColumnType<BonusTerms | null, string | null, string | null>
    quantity: number
    available: number
    position: number
    enabled: boolean
  }
  'points.redemption': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    request_id: string
    goods_id: bigint
    quantity: number
    points_units: bigint
    cash_units: bigint
    bonus: JSONColumnType<BonusTerms | null, string | null, string | null>
    receiving_address: string
    mobile: string
    contact: string | null
    status: Generated<RedemptionStatus>
    reason: string | null
    applied_at: Date
    decided_at: Date | null
  }
}

type Tables = PointsTables & IdentityPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
