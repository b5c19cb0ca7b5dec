/** Views that the domains after this one may read. */
export interface LaunchPublished {
  /** What never changes of a session. */
  'launch.session_terms': {
    session_id: bigint
    token_hash: Buffer
    member_id: bigint
    provider_code: string
    vendor_code: string
    game_code: string
    book: 'REAL' | 'PLAY'
    currency: string
    wallet: 'MAIN' | 'VENDOR'
    max_series: number
  }
}
