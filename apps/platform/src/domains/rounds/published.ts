/** Views that the domains after this one may read. */
export interface RoundsPublished {
  /** A round of a member, as those of its bets make it that are in force. */
  'rounds.round': {
    provider_code: string
    round_id: string
    member_id: bigint
    game_code: string
    currency: string
    stake_units: bigint
    payout_units: bigint
    state: 'open' | 'settled' | 'void'
    placed_at: Date
    changed_at: Date
  }
}
