import { sql } from 'kysely'
import type { Database } from '../../kernel/database/open-database.ts'

export interface Violation {
  invariant: string
  detail: string
}

/** What must always hold. Each query returns a row for each thing that does not. */
const invariants: Record<string, string> = {
  'accounts of a book and currency sum to zero': `
    select format('%s %s is off by %s', book, currency, sum(total)) as detail
    from (
      select book, currency, sum(balance) as total from ledger.account where balance is not null group by book, currency
      union all
      select t.book, t.currency, sum(case when t.credit_after is null then t.amount else 0 end - case when t.debit_after is null then t.amount else 0 end)
      from ledger.transfer t group by t.book, t.currency
    ) totals group by book, currency having sum(total) <> 0`,

  'a stored balance is the sum of its transfers': `
    select format('account %s stores %s, its transfers sum to %s', a.id, a.balance, coalesce(sum(m.change), 0)) as detail
    from ledger.account a
    left join (
      select debit_account as account, -amount as change from ledger.transfer where debit_after is not null
      union all select credit_account, amount from ledger.transfer where credit_after is not null
    ) m on m.account = a.id
    where a.balance is not null group by a.id, a.balance having a.balance <> coalesce(sum(m.change), 0)`,

  'each transfer starts from the balance that the one before it left': `
    select format('transfer %s leaves %s in account %s after %s', id, after, account, before) as detail
    from (
      select id, account, after, change, lag(after, 1, 0::bigint) over (partition by account order by id) as before
      from (
        select id, debit_account as account, debit_after as after, -amount as change from ledger.transfer where debit_after is not null
        union all select id, credit_account, credit_after, amount from ledger.transfer where credit_after is not null
      ) sides
    ) steps where before + change <> after`,

  'no balance is negative': `
    select format('account %s holds %s', id, balance) as detail from ledger.account where balance < 0
    union all
    select format('transfer %s left less than nothing', id) from ledger.transfer where least(debit_after, credit_after) < 0`,

  'a transfer has exactly one key, and a key its transfer': `
    select format('transfer %s has %s keys', t.id, count(k.key)) as detail
    from ledger.transfer t left join ledger.ledger_key k on k.key = t.key and k.transfer_id is not null
    group by t.id having count(k.key) <> 1
    union all
    select format('key %s stands on %s transfers', key, count(*)) from ledger.transfer group by key having count(*) > 1
    union all
    select format('key %s names transfer %s, which is not there', k.key, k.transfer_id)
    from ledger.ledger_key k left join ledger.transfer t on t.id = k.transfer_id
    where k.transfer_id is not null and t.id is null`,

  'a transfer joins two accounts of its book and currency': `
    select format('transfer %s of %s %s', t.id, t.book, t.currency) as detail
    from ledger.transfer t
    left join ledger.account d on d.id = t.debit_account
    left join ledger.account c on c.id = t.credit_account
    where t.debit_account = t.credit_account
      or (t.book, t.currency, t.book, t.currency) is distinct from (d.book, d.currency, c.book, c.currency)`,

  'the database refuses to change transfers and keys': `
    select format('%s lacks a guard', c.relname) as detail
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_trigger g on g.tgrelid = c.oid and g.tgfoid = 'ledger.refuse_change'::regproc and g.tgenabled = 'O'
    where n.nspname = 'ledger' and c.relkind in ('r', 'p') and (c.relname like 'transfer%' or c.relname like 'ledger_key%')
    group by c.relname having count(g.oid) < 2`,

  'every transfer lies in the partition of its month, and months to come have theirs': `
    select format('transfer %s of %s lies in the default partition', id, posted_at) as detail
    from ledger.transfer_default where posted_at < now() + interval '1 day'
    union all
    select format('%s is missing', name) from (
      select 'transfer_' || to_char(date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead), 'YYYY_MM') as name
      from generate_series(0, 2) ahead
    ) months where to_regclass('ledger.' || name) is null`,

  'folded house totals equal the transfers they stand for': `
    select format('account %s is folded to %s, its transfers sum to %s', coalesce(h.account_id, s.account), h.total, s.total) as detail
    from ledger.house_total h
    full join (
      select account, sum(change) as total
      from (
        select debit_account as account, -amount as change from ledger.transfer
        where debit_after is null and id <= (select through_id from ledger.house_fold)
        union all
        select credit_account, amount from ledger.transfer
        where credit_after is null and id <= (select through_id from ledger.house_fold)
      ) sides group by account
    ) s on s.account = h.account_id
    where h.total is distinct from s.total`,
}

/**
 * Checks the whole ledger on one snapshot. An empty list means that everything holds.
 * @param further what other domains promise of money: queries by name, as those above
 */
export async function checkInvariants(
  { kysely }: Pick<Database, 'kysely'>,
  further: Record<string, string> = {},
): Promise<Violation[]> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      const violations: Violation[] = []
      for (const [invariant, query] of Object.entries({ ...invariants, ...further })) {
        const { rows } = await sql<{ detail: string }>`${sql.raw(query)} limit 100`.execute(tx)
        violations.push(...rows.map(({ detail }) => ({ invariant, detail })))
      }
      return violations
    })
}
