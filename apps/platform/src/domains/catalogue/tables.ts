import type { GameType } from '@baize/api'
import type { ProviderGame } from '@baize/api/wallet-protocol'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'catalogue.provider': {
      code: string
      name: string
      api_url: string
      public_keys: JSONColumnType<Record<string, JsonWebKey>>
      allowed_addresses: Generated<string[]>
      game_origins: Generated<string[]>
      enabled: Generated<boolean>
      max_payout_units: Generated<bigint>
      max_seeds_a_day: Generated<number>
      /** Version of the wallet protocol that it signs its calls by. */
      protocol: Generated<1 | 2>
    }
    'catalogue.game_vendor': { code: string; provider_code: string; vendor_code: string }
    'catalogue.provider_bounds': { code: string; max_payout_units: bigint; max_seeds_a_day: number }
    'catalogue.vendor': {
      code: string
      game_type: GameType
      name: string
      account_type_id: string
      is_game: Generated<'GAME' | 'VASSALAGE'>
      is_hot: Generated<boolean>
      enabled: Generated<boolean>
      position: number
    }
    'catalogue.game': {
      node_id: GeneratedAlways<bigint>
      code: string
      provider_code: string
      vendor_code: string
      game_type: GameType
      title: string
      classification: string | null
      lines: number
      min_bet_units: bigint
      max_bet_units: bigint
      rtp_percent: string
      /** Of what a round returns, as a multiple of its stake. */
      deviation: string | null
      volatility: ProviderGame['volatility']
      tags: string[]
      trial_enabled: boolean
      art: JSONColumnType<ProviderGame['art']>
      enabled: Generated<boolean>
      is_hot: Generated<boolean>
      is_new: Generated<boolean>
      position: number
    }
    'catalogue.favourite': { member_id: bigint; node_id: bigint; marked_at: Date }
    'catalogue.game_type_of': { code: string; game_type: GameType }
    'catalogue.version': { only_row: boolean; version: bigint }
  }
}
