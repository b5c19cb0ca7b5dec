import type { Language } from '@baize/api'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { CashierPublished } from './published.ts'

export type DepositState = 'PENDING' | 'REVIEW' | 'CONFIRMED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'REVERSED'
export type PaymentState = 'WAITING' | 'CREDITED' | 'REJECTED' | 'REVERSED'
export type WithdrawalState =
  | 'REQUESTED'
  | 'REVIEW'
  | 'REJECTED'
  | 'PAID'
  | 'RECEIVED'
  | 'AUTO_RECEIVED'
  | 'NOT_RECEIVED'
  | 'PARTIAL'
  | 'REFUNDED'
  | 'REISSUED'
  | 'FORCED_RECEIVED'

/** What a channel says of itself in one language. */
export interface ChannelText {
  name: string
  /** Where a manual deposit is sent to, a line each. */
  payTo?: string[]
  /** The tutorial, a step each. */
  steps: string[]
}
export type ChannelTexts = Partial<Record<Language, ChannelText>> & { EN: ChannelText }

/** A bank or wallet that a payout channel pays to. */
export interface Bank {
  code: string
  name: string
}

/** Tables that only this domain names. */
export interface CashierTables {
  'cashier.channel': {
    code: string
    direction: 'deposit' | 'payout'
    kind: 'manual' | 'hosted'
    currency: string
    position: number
    enabled: Generated<boolean>
    min_units: bigint
    max_units: bigint
    quick_units: Generated<bigint[]>
    fee_rate_ppm: Generated<bigint>
    fee_min_units: Generated<bigint>
    fee_max_units: Generated<bigint>
    expiry_minutes: Generated<number>
    texts: JSONColumnType<ChannelTexts>
    page_url: string | null
    public_keys: ColumnType<Record<string, JsonWebKey>, string | undefined, string>
    /** Of a payout channel; where there are none, the member writes the bank's name. */
    banks: ColumnType<Bank[], string | undefined, string>
    /** Of a manual deposit channel: a merchant-presented code without an amount. */
    pay_code: Generated<string | null>
    version: Generated<number>
  }
  'cashier.payout_account': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    channel_code: string
    /** A code of the channel's list, or a name where it has none; null from before banks were asked for. */
    bank: string | null
    holder: string
    number: string
    created_at: Date
    /** Until then no withdrawal goes there. */
    usable_at: Date
    holder_checked: Generated<boolean>
    checked_by: bigint | null
    removed_at: Date | null
  }
  'cashier.deposit': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    channel_code: string
    currency: string
    amount_units: bigint
    state: DepositState
    request_id: string
    created_at: Date
    expires_at: Date
    reversal_by: bigint | null
    /** When it came into its state. */
    state_at: Generated<Date>
    version: Generated<number>
  }
  'cashier.payment': {
    id: GeneratedAlways<bigint>
    deposit_id: bigint
    channel_code: string
    /** In its normal form, see `readReference`. */
    reference: string
    amount_units: bigint
    state: PaymentState
    arrived_at: Date
    credited_at: Date | null
  }
  'cashier.withdrawal': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    channel_code: string
    payout_account_id: bigint
    currency: string
    amount_units: bigint
    fee_units: bigint
    state: WithdrawalState
    request_id: string
    parent_id: bigint | null
    paid_at: Date | null
    deadline_at: Date | null
    received_units: bigint | null
    proof_upload_id: string | null
    reviewed_by: bigint | null
    /** The other member of whom much was won or had in one day, and how much; null where there is none. */
    won_of: bigint | null
    won_units: bigint | null
    /** The operator who has looked at what was won. */
    win_checked_by: bigint | null
    created_at: Date
    /** When it came into its state. */
    state_at: Generated<Date>
    version: Generated<number>
    /** What could be taken out when it was asked for; null where that was not noted. */
    available_units: Generated<bigint | null>
    /** What was sent of the paid amount. */
    sent_units: Generated<bigint>
    /** What of it was given back, since it was not sent. */
    returned_units: Generated<bigint>
  }
  /** Payout numbers that no member may bind and nothing is paid to. */
  'cashier.blocked_number': {
    channel_code: string
    /** In the form in which a new one is stored. */
    number: string
    blocked_by: bigint
    blocked_at: Date
    reason: string
  }
  /** What was sent of a withdrawal, a row a part. */
  'cashier.payout': {
    withdrawal_id: bigint
    n: number
    channel_code: string
    /** In its normal form, see `readReference`. */
    reference: string
    amount_units: bigint
    proof_upload_id: string | null
    /** Of the call that told of it; null where a provider did. */
    request_id: string | null
    sent_at: Date
  }
  /** The operator who works on an order has it alone until then. */
  'cashier.claim': {
    order_kind: 'deposit' | 'withdrawal'
    order_id: bigint
    operator_id: bigint
    until: Date
  }
  'cashier.member_transfer': {
    /** The ledger's key of the transfer. */
    key: string
    from_id: bigint
    to_id: bigint
    currency: string
    units: bigint
    sent_at: Date
  }
  'cashier.correction': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    currency: string
    change_units: bigint
    reason: string
    state: Generated<'PROPOSED' | 'POSTED' | 'REFUSED' | 'CANCELLED'>
    request_id: string
    proposed_by: bigint
    proposed_at: Date
    decided_by: bigint | null
    decided_at: Date | null
  }
  'cashier.channel_fee': {
    channel_code: string
    invoice: string
    amount_units: bigint
    proposed_by: bigint
    proposed_at: Date
    posted_at: Date | null
  }
  'cashier.step': {
    id: GeneratedAlways<bigint>
    order_kind: 'deposit' | 'withdrawal'
    order_id: bigint
    state: string
    at: Date
    actor: string
    reason: string | null
  }
  'cashier.requirement': {
    id: GeneratedAlways<bigint>
    member_id: bigint
    currency: string
    source: string
    base_units: bigint
    required_units: bigint
    done_units: Generated<bigint>
    opened_at: Date
    closed_at: Date | null
  }
}

/** What one operator has proposed and another one decides by a call of its own. */
export interface WaitingAct {
  operation: 'cashier.approveCorrection' | 'cashier.channelFee' | 'cashier.reverseDeposit'
  id: string
  subject: string
  proposed_by: bigint
  proposed_at: Date | null
  reason: string | null
  what: Record<string, string>
}

type Tables = CashierTables & CashierPublished & { 'cashier.waiting_act': WaitingAct }
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
