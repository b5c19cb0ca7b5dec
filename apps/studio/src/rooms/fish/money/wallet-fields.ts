/** Columns of a visit that every call to the wallet needs. */
export interface WalletFields {
  wallet_token: string
  user_id: string
  game_code: string
  currency: string
}

/** Fields of holds and releases of a purse, which is a round of the wallet of its own. */
export const fieldsOf = ({ wallet_token, user_id, game_code, currency }: WalletFields, purse: string) => ({
  ...{ token: wallet_token, user: user_id, game_code, currency, round: purse, reason: 'purse' },
})
