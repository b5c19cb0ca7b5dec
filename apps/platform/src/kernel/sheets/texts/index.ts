import type { BetStatus, ContractType, GameType, Language, LineState } from '@baize/api'
import { cn } from './cn.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { th } from './th.ts'
import { ty } from './ty.ts'
import { vi } from './vi.ts'

/** Words of the files of records in one language, the same as their pages use. */
export interface SheetTexts {
  titles: Record<TitleName, string>
  contractTypes: Record<ContractType, string>
  lineStates: Record<LineState, string>
  sides: Record<'RECEIVED' | 'PAID', string>
  betStatuses: Record<BetStatus, string>
  gameTypes: Record<GameType, string>
  /** Name of the payer where no member is it. */
  house: string
  /** Kinds of movements by code. */
  codes: Readonly<Record<string, string>>
}

export const sheetTexts: Record<Language, SheetTexts> = { CN: cn, EN: en, ID: id, JA: ja, TH: th, TY: ty, VI: vi }

export type TitleName =
  | 'time'
  | 'transferId'
  | 'type'
  | 'in'
  | 'out'
  | 'balanceAfter'
  | 'reference'
  | 'betId'
  | 'roundId'
  | 'game'
  | 'provider'
  | 'category'
  | 'stake'
  | 'cancelledStake'
  | 'validBet'
  | 'payout'
  | 'betNet'
  | 'status'
  | 'account'
  | 'level'
  | 'day'
  | 'registered'
  | 'deposits'
  | 'withdrawals'
  | 'turnover'
  | 'rebate'
  | 'bonus'
  | 'net'
  | 'salary'
  | 'netLoss'
  | 'commission'
  | 'income'
  | 'paidToDownlines'
  | 'kept'
  | 'contractId'
  | 'windowStart'
  | 'windowEnd'
  | 'payer'
  | 'payee'
  | 'side'
  | 'active'
  | 'tierReached'
  | 'threshold'
  | 'rate'
  | 'due'
  | 'adjustment'
  | 'carryIn'
  | 'amount'
  | 'carryOut'
  | 'paidAt'
