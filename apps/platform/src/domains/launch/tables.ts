import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    'launch.game_session': {
      id: GeneratedAlways<bigint>
      token_hash: Buffer
      member_id: bigint
      member_session_id: bigint
      provider_code: string
      vendor_code: string
      game_code: string
      book: 'REAL' | 'PLAY'
      currency: string
      wallet: Generated<'MAIN' | 'VENDOR'>
      created_at: Date
      open_by: Date
      opened_at: Date | null
      expires_at: Date
      ended_at: Date | null
      /** Highest odds series that the member could choose at the launch. */
      max_series: Generated<number>
    }
    'launch.recent_game': { member_id: bigint; game_code: string; launched_at: Date }
  }
}
