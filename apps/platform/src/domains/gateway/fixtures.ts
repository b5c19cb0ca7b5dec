import type { TestClient, TestPlatform } from '@baize/testing'
import { SampleProvider, type SampleSession, startTestPlatform, uniqueName } from '@baize/testing'

/** A member's money at the start, in units. */
export const credit = 10_000_000

export interface WalletTable {
  site: TestPlatform
  provider: SampleProvider
  /** A new member with a session that may bet. */
  player(): Promise<{ member: TestClient; session: SampleSession }>
  betRow(transaction: string): Promise<Record<string, unknown> | undefined>
  /** Net of the facts of a bet: bets, stake and payout. */
  netOf(bet: string): Promise<{ bets: number; stake: number; payout: number }>
  /** Balance of the member's main account, in units. */
  held(session: SampleSession): Promise<number>
  stop(): Promise<void>
}

let serial = 0
export const id = (kind = 'tx') => `${kind}-${++serial}`

/** A platform with a provider, and what tests of the wallet ask of both. */
export async function openWalletTable(code = 'SMP'): Promise<WalletTable> {
  const site = await startTestPlatform()
  const provider = await SampleProvider.start(site, code)
  return {
    site,
    provider,
    async player() {
      const member = await (await site.visitor()).register(uniqueName())
      return { member, session: await provider.play(member) }
    },
    betRow: transaction =>
      site.database.kysely
        .selectFrom('rounds.bet')
        .selectAll()
        .where('transaction_id', '=', transaction)
        .executeTakeFirst(),
    async netOf(bet) {
      const { rows } = await site.database.pool.query<{ bets: bigint; stake: bigint; payout: bigint }>(
        `select coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(bets * stake_units), 0)::bigint as stake,
          coalesce(sum(bets * payout_units), 0)::bigint as payout from rounds.fact where bet_transaction_id = $1`,
        [bet],
      )
      const { bets, stake, payout } = rows[0]!
      return { bets: Number(bets), stake: Number(stake), payout: Number(payout) }
    },
    async held({ user }) {
      const { rows } = await site.database.pool.query<{ balance: bigint }>(
        `select balance from ledger.account where owner_kind = 'member' and owner_id = $1 and kind = 'MAIN'`,
        [user],
      )
      return Number(rows[0]!.balance)
    },
    async stop() {
      await provider.stop()
      await site.stop()
    },
  }
}

type Line = readonly [bet: string, payout: number, status?: 'won' | 'lost' | 'push' | 'void', valid?: number]

/** The fields of a settle of some bets of a round. */
export const settleOf = (session: SampleSession, transaction: string, round: string, lines: readonly Line[]) => ({
  ...session,
  round,
  transaction_uuid: transaction,
  bets: lines.map(([bet, payout, status = payout > 0 ? 'won' : 'lost', valid = 0]) => ({
    transaction_uuid: bet,
    payout,
    valid_amount: valid,
    status,
  })),
  round_closed: false,
})

/** The fields of a split of a bet, whose id is its round's name where none is given. */
export const splitOf = (
  session: SampleSession,
  transaction: string,
  bet: string,
  [first, second]: readonly [part: readonly [id: string, amount: number], part: readonly [id: string, amount: number]],
  round = bet,
) => ({
  ...session,
  round,
  transaction_uuid: transaction,
  reference_transaction_uuid: bet,
  parts: [
    { transaction_uuid: first[0], amount: first[1] },
    { transaction_uuid: second[0], amount: second[1] },
  ] as [{ transaction_uuid: string; amount: number }, { transaction_uuid: string; amount: number }],
})

export const betOf = (session: SampleSession, transaction: string, amount: number, round = transaction) => ({
  ...session,
  round,
  transaction_uuid: transaction,
  amount,
  round_closed: false,
  is_free: false,
})
