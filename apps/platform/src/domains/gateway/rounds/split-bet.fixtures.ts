import type { SampleSession } from '@baize/testing'
import { id, splitOf, type WalletTable } from '../fixtures.ts'

/** A new member with an open bet of 10.00 alone in its round, whose name is the bet's id. */
export async function stakedTen({ player, provider }: WalletTable) {
  const { member, session } = await player()
  const bet = id('bet')
  await provider.bet(session, bet, 100_000)
  return { member, session, bet }
}

/** The fields of a split of such a bet into 3.00 and 7.00 under new ids. */
export const freshSplit = (session: SampleSession, bet: string, round = bet) =>
  splitOf(
    session,
    id('split'),
    bet,
    [
      [id('part'), 30_000],
      [id('part'), 70_000],
    ],
    round,
  )
export type Split = ReturnType<typeof freshSplit>

/** The bets that a bet was split into, the smaller one first; none of a bet that was not. */
export async function partsOf({ site }: WalletTable, bet: string): Promise<{ id: string; stake: number }[]> {
  const { rows } = await site.database.pool.query<{ id: string; units: bigint }>(
    'select transaction_id as id, stake_units as units from rounds.bet where part_of = $1 order by stake_units',
    [bet],
  )
  return rows.map(row => ({ id: row.id, stake: Number(row.units) }))
}
