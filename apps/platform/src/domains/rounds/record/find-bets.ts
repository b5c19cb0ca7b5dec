import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'

/** A bet, or a round of one member, that a provider's id names. */
export interface FoundPlay {
  /** The provider's. */
  provider: string
  id: string
  memberId: bigint
  state: string
  at: Date
}

interface Where {
  /** Every provider: ids are theirs, and each one's are an index of their own. */
  providers: readonly string[]
  id: string
  atMost: number
}

/** Bets of a transaction id, the newest first. */
export async function findBets(db: Queryable, { providers, id, atMost }: Where): Promise<FoundPlay[]> {
  const { rows } = await sql<FoundPlay>`
    select provider_code as provider, transaction_id as id, member_id as "memberId", status as state, placed_at as at
    from rounds.bet where provider_code = any (${[...providers]}::text[]) and transaction_id = ${id}
    order by placed_at desc limit ${atMost}`.execute(db)
  return rows
}

/** Rounds of an id, one for each member in it, the newest first. */
export async function findRounds(db: Queryable, { providers, id, atMost }: Where): Promise<FoundPlay[]> {
  const { rows } = await sql<FoundPlay>`
    select provider_code as provider, round_id as id, member_id as "memberId", state, placed_at as at
    from rounds.round where provider_code = any (${[...providers]}::text[]) and round_id = ${id}
    order by placed_at desc limit ${atMost}`.execute(db)
  return rows
}

/** The bet of a transaction, or the one that it settled or took back; null for none. */
export async function betOfTransaction(
  db: Queryable,
  { provider, transaction }: { provider: string; transaction: string },
): Promise<FoundPlay | null> {
  const { rows } = await sql<FoundPlay>`
    select provider_code as provider, transaction_id as id, member_id as "memberId", status as state, placed_at as at
    from rounds.bet
    where provider_code = ${provider} and transaction_id = any (array(
      select bet_transaction_id from rounds.fact where provider_code = ${provider} and transaction_id = ${transaction}
      union all select ${transaction}::text))
    order by transaction_id <> ${transaction}, placed_at desc limit 1`.execute(db)
  return rows[0] ?? null
}
