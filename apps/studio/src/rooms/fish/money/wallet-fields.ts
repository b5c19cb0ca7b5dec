import { FishPlayer } from '../seats/fish-player.ts'

/** Columns of a visit that every call to the wallet needs, and the one more that its player is found by. */
export interface WalletFields {
  wallet_token: string
  user_id: string
  game_code: string
  currency: string
  mode: 'real' | 'play'
}

/** Fields of holds and releases of a purse, which is a round of the wallet of its own. */
export const fieldsOf = ({ wallet_token, user_id, game_code, currency }: WalletFields, purse: string) => ({
  ...{ token: wallet_token, user: user_id, game_code, currency, round: purse, reason: 'purse' },
})

/** A purse and the key of the player whose it is. */
export interface OwnedPurse {
  purse: string
  player: string
}

export const ownedPurse = (row: WalletFields, purse: string): OwnedPurse => ({ purse, player: FishPlayer.keyOf(row) })
