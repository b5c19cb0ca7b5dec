import type { GameType } from '@baize/api'

/** Views that the domains after this one may read. */
export interface CataloguePublished {
  'catalogue.game_vendor': { code: string; provider_code: string; vendor_code: string }
  'catalogue.provider_bounds': {
    code: string
    max_payout_units: bigint
    max_seeds_a_day: number
    /** What the house may lose to it in 24 hours. */
    max_loss_a_day_units: bigint
  }
  'catalogue.game_type_of': { code: string; game_type: GameType }
}
