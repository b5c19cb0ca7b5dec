import type { Language } from '@baize/api'
import type { awardSources, BonusTerms, PromotionKind, TicketKind } from '@baize/api/loyalty'
import type { Eligibility } from '@baize/api/schemas/eligibility'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { BonusesPublished } from '../bonuses/index.ts'
import type { CashierPublished } from '../cashier/index.ts'
import type { IdentityPublished } from '../identity/index.ts'

export type PromotionTexts = Partial<Record<Language, { title: string; summary: string; terms: string }>>
export type Titles = Partial<Record<Language, string>>
export type Step = 'APPLYING_JOIN' | 'JOINED' | 'APPLYING_PAY' | 'REJECTED' | 'ISSUED' | 'CLAIMED'
export type AwardSource = (typeof awardSources)[number]
export type PrizeKind = 'MONEY' | 'POINTS' | 'TICKET' | 'NOTHING'
/** Amounts are as on the wire. */
export interface EnvelopePlan {
  pool: string
  shares: number
  minimum: string
  everyMinutes: number
  openMinutes: number
}

/** Terms of a reward that has to be wagered; the multiple stands beside. */
export type PlannedBonus = Omit<BonusTerms, 'multiple'>

/** Tables that only this domain names. */
export interface PromotionsTables {
  'promotions.promotion': {
    id: GeneratedAlways<bigint>
    code: string
    kind: PromotionKind
    picture: string
    texts: JSONColumnType<PromotionTexts>
    starts_at: Date
    ends_at: Date
    position: number
    enabled: boolean
    metric: 'DEPOSIT' | 'VALID_BET' | null
    target_units: bigint
    reward_units: bigint
    multiple: number
    paid_by_operator: boolean
    asks_contact: boolean
    figure: string | null
    ticket_every_units: bigint | null
    bonus: JSONColumnType<PlannedBonus | null, string | null, string | null>
    eligibility: JSONColumnType<Eligibility | null, string | null, string | null>
    envelopes: JSONColumnType<EnvelopePlan | null, string | null, string | null>
  }
  'promotions.participation': {
    id: GeneratedAlways<bigint>
    promotion_id: bigint
    member_id: bigint
    step: Step
    terms_hash: string
    target_units: bigint
    reward_units: bigint
    multiple: number
    bonus: JSONColumnType<PlannedBonus | null, string | null, never>
    progress_units: Generated<bigint>
    comment: string
    image_ids: string[]
    contact: string | null
    reason: string | null
    applied_at: Date
    joined_at: Date | null
    ended_at: Date | null
  }
  'promotions.award': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    source: AwardSource
    titles: JSONColumnType<Titles>
    key: string
    amount_units: bigint
    multiple: number
    at: Date
  }
  'promotions.draw_seed': {
    promotion_id: bigint
    epoch: number
    sealed_seed: string
    /** Hex SHA-256 of the seed. */
    commitment: string
  }
  'promotions.prize': {
    id: GeneratedAlways<bigint>
    promotion_id: bigint
    position: number
    kind: PrizeKind
    amount_units: bigint
    ticket: TicketKind | null
    weight: number
    stock: number | null
  }
  'promotions.draw': {
    id: GeneratedAlways<bigint>
    promotion_id: bigint
    member_id: bigint
    request_id: string
    /** Which of the campaign's seeds it follows from. */
    epoch: number
    u: number | null
    prize_id: bigint | null
    given: boolean | null
    at: Date
  }
  'promotions.ticket_carry': {
    promotion_id: bigint
    member_id: bigint
    units: bigint
    given: Generated<bigint>
  }
  'promotions.envelope_window': {
    id: GeneratedAlways<bigint>
    promotion_id: bigint
    opens_at: Date
    closes_at: Date
    pool_units: bigint
    /** JSON of all shares in the order in which they are handed out. */
    sealed_shares: string
    envelopes: number
    opened: Generated<number>
    closed: Generated<boolean>
  }
  'promotions.envelope_opening': { window_id: bigint; member_id: bigint; units: bigint; at: Date }
}

type Tables = PromotionsTables & IdentityPublished & BonusesPublished & CashierPublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
