import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { Generated } from 'kysely'

/** Rows of wrong odds, as the query builder knows them. */
export interface PriceErrorRows {
  'sports.price_error': {
    bet_id: string
    position: number
    accepted_milli: number
    right_milli: number
    effect: 'void' | 'stands' | 'credit'
    found_at: Date
  }
  'sports.credit': {
    bet_id: string
    units: bigint
    reason: 'WRONG_PRICE'
    retry_at: Date | null
    refusal: Generated<WalletStatus | null>
    credited_at: Generated<Date | null>
  }
}
