import type { WalletStatus } from '@baize/api/wallet-protocol'
import type { MoveResult } from '../calls/command.ts'

/** What the functions of the database answer to a move of a batch. */
export interface MoveRow {
  item: string | number
  status: WalletStatus
  balance: string | bigint | null
  wallet: string | bigint | null
}

const unitsOf = (value: string | bigint | null) => (value === null ? null : BigInt(value))

export const resultOf = ({ status, balance, wallet }: Pick<MoveRow, 'status' | 'balance' | 'wallet'>): MoveResult => ({
  status,
  balanceUnits: unitsOf(balance),
  walletUnits: unitsOf(wallet),
})
