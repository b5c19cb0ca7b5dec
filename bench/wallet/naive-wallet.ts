import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { asOwner } from '@baize/testing/database'

/** A wallet as one would write it first: several statements a bet, and a house row that every bet updates. */
export async function prepareNaive(database: EveryDatabase): Promise<void> {
  await asOwner(
    database,
    `
    create table naive_balance (id bigint primary key, units bigint not null check (units >= 0));
    insert into naive_balance select owner_id, 1000000000000 from ledger.account where owner_kind = 'member';
    insert into naive_balance values (0, 0);
    create table naive_bet (transaction_id text primary key, member_id bigint not null, units bigint not null, at timestamptz not null default now());
    grant all on naive_balance, naive_bet to public`,
  )
}

export async function naiveBet(
  { pool }: EveryDatabase,
  bet: { user: string; transaction_uuid: string; amount: number },
): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const known = await client.query('select 1 from naive_bet where transaction_id = $1', [bet.transaction_uuid])
    const { rows } = await client.query<{ units: bigint }>('select units from naive_balance where id = $1 for update', [
      bet.user,
    ])
    const enough = known.rowCount === 0 && (rows[0]?.units ?? 0n) >= BigInt(bet.amount)
    if (enough) {
      await client.query('update naive_balance set units = units - $2 where id = $1', [bet.user, bet.amount])
      await client.query('update naive_balance set units = units + $1 where id = 0', [bet.amount])
      await client.query('insert into naive_bet (transaction_id, member_id, units) values ($1, $2, $3)', [
        bet.transaction_uuid,
        bet.user,
        bet.amount,
      ])
    }
    await client.query('commit')
    return enough
  } finally {
    client.release()
  }
}
