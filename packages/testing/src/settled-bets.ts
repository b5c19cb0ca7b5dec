import type { BetStatus, GameType } from '@baize/api'
import { parseAmount } from '@baize/money'
import type { TestPlatform } from './platform.ts'

export interface SettledBet {
  gameType: GameType
  stake: string
  payout: string
  validBet: string
  status: BetStatus
  /** ISO time of settlement. */
  at: string
  vendor?: string
}

let count = 0

/** Writes bets of a member as a provider's settles would have left them on some day, with their facts. No money moves. */
export async function writeBets(
  { database: { kysely } }: Pick<TestPlatform, 'database'>,
  memberId: bigint,
  bets: readonly SettledBet[],
): Promise<void> {
  for (const { gameType, stake, payout, validBet, status, at, vendor = 'HLG' } of bets) {
    count += 1
    const transaction = `written-${process.pid}-${count}`
    const figures = {
      provider_code: 'SMP',
      member_id: memberId,
      game_code: `SMP-${gameType}`,
      vendor_code: vendor,
      game_type: gameType,
      book: 'REAL' as const,
      currency: 'DEMO',
      stake_units: parseAmount(stake),
      payout_units: parseAmount(payout),
      valid_units: parseAmount(validBet),
    }
    const time = new Date(at)
    await kysely
      .insertInto('rounds.bet')
      .values({
        ...figures,
        transaction_id: transaction,
        round_id: `${transaction}-round`,
        session_id: 0n,
        status,
        placed_at: time,
        settled_at: status === 'OPEN' ? null : time,
      })
      .execute()
    if (status !== 'VOID' && status !== 'OPEN')
      await kysely
        .insertInto('rounds.fact')
        .values({
          ...figures,
          transaction_id: `${transaction}-settle`,
          bet_transaction_id: transaction,
          bets: 1,
          earned_at: time,
          known_at: time,
        })
        .execute()
  }
}
