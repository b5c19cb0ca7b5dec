import type { GameType, Language } from '@baize/api'
import type { ProviderGame } from '@baize/api/provider-game'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { tablesOf } from '../../kernel/database/open-database.ts'
import type { LeftOutRow } from './import/read-game-list.ts'
import type { CataloguePublished } from './published.ts'

/** Tables that only this domain names. */
export interface CatalogueTables {
  'catalogue.provider': {
    code: string
    name: string
    api_url: string
    allowed_addresses: Generated<string[]>
    game_origins: Generated<string[]>
    enabled: Generated<boolean>
    max_payout_units: Generated<bigint>
    max_loss_a_day_units: Generated<bigint>
    max_seeds_a_day: Generated<number>
    /** Version of the wallet protocol that it signs its calls by. */
    protocol: Generated<1 | 2>
    /** Tag of the list of games that came in last, and a digest of what of a list is taken. */
    list_etag: Generated<string | null>
    list_taken: Generated<string | null>
    version: Generated<number>
    /** The outcome of the last reading of its list. */
    listed_at: Date | null
    games_taken: number | null
    rows_left_out: number | null
    left_out: ColumnType<LeftOutRow[], string | undefined, string>
  }
  'catalogue.provider_key': {
    provider_code: string
    key_id: string
    public_key: ColumnType<JsonWebKey, string, string>
    valid_from: Date
    retired_at: Date | null
  }
  'catalogue.vendor': {
    code: string
    game_type: GameType
    name: string
    account_type_id: string
    is_game: Generated<'GAME' | 'VASSALAGE'>
    is_hot: Generated<boolean>
    enabled: Generated<boolean>
    position: number
    /** Null for one that no provider's list has named yet. */
    provider_code: string | null
  }
  'catalogue.game': {
    node_id: GeneratedAlways<bigint>
    code: string
    provider_code: string
    vendor_code: string
    game_type: GameType
    title: string
    titles: JSONColumnType<Partial<Record<Language, string>>>
    classification: string | null
    lines: number
    min_bet_units: bigint
    max_bet_units: bigint
    rtp_percent: string | null
    /** Of a pot, in games between members. */
    rake_percent: string | null
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
  'catalogue.version': { only_row: boolean; version: bigint }
}

type Tables = CatalogueTables & CataloguePublished
/** The database or a transaction with the tables that this domain may name. */
export const tables = tablesOf<Tables>()
