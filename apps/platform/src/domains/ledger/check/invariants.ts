import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'
import { type Checked, type Invariants, nothingChecked } from './checked.ts'
import type { InvariantRun } from './runs.ts'

export interface Violation {
  invariant: string
  detail: string
}

/** Rules of accounts, transfers and keys, which must always hold. */
export const invariants: Invariants = {
  'accounts of a book and currency sum to zero': ({ transferId, balances }) => `
    select format('%s %s is off by %s', book, currency, sum(total)) as detail
    from (
      select book, currency, sum(balance) as total from ledger.account where balance is not null group by book, currency
      union all
      select a.book, a.currency, sum(c.units)
      from ${balances} c join ledger.account a on a.id = c.account_id
      where a.balance is null group by a.book, a.currency
      union all
      select t.book, t.currency, sum(case when t.credit_after is null then t.amount else 0 end - case when t.debit_after is null then t.amount else 0 end)
      from ledger.transfer t where t.id > ${transferId} group by t.book, t.currency
    ) totals group by book, currency having sum(total) <> 0`,

  'a stored balance is the sum of its transfers': ({ transferId, balances }) => `
    select format('account %s stores %s, its transfers sum to %s', a.id, a.balance, coalesce(m.units, 0)) as detail
    from ledger.account a
    left join (
      select account, sum(change) as units from (
        select account_id as account, units as change from ${balances} c
        union all
        select debit_account, -amount from ledger.transfer where debit_after is not null and id > ${transferId}
        union all
        select credit_account, amount from ledger.transfer where credit_after is not null and id > ${transferId}
      ) changes group by account
    ) m on m.account = a.id
    where a.balance is not null and a.balance <> coalesce(m.units, 0)`,

  'each transfer starts from the balance that the one before it left': ({ transferId, balances }) => `
    select format('transfer %s leaves %s in account %s after %s', s.id, s.after, s.account, coalesce(s.before, c.units, 0)) as detail
    from (
      select id, account, after, change, lag(after) over (partition by account order by id) as before
      from (
        select id, debit_account as account, debit_after as after, -amount as change
        from ledger.transfer where debit_after is not null and id > ${transferId}
        union all
        select id, credit_account, credit_after, amount
        from ledger.transfer where credit_after is not null and id > ${transferId}
      ) sides
    ) s left join ${balances} c on c.account_id = s.account
    where coalesce(s.before, c.units, 0) + s.change <> s.after`,

  'no balance is negative': ({ transferId }) => `
    select format('account %s holds %s', id, balance) as detail from ledger.account where balance < 0
    union all
    select format('transfer %s left less than nothing', id) from ledger.transfer
    where id > ${transferId} and least(debit_after, credit_after) < 0`,

  // The key of a group whose first leg has a key beside it names that leg.
  'a transfer has exactly one key, and a key its transfer': ({ transferId }) => `
    with t as (
      select t.id, t.key, k.key as found
      from (select id, key from ledger.transfer where id > ${transferId}) t
      full join (select key, transfer_id from ledger.ledger_key where transfer_id > ${transferId}) k
        on k.transfer_id = t.id and k.key = t.key
      where t.id is null or k.key is null
    )
    select format('key %s names transfer %s, which is not there', k.key, k.transfer_id) as detail
    from t join ledger.ledger_key k on k.key = t.found
    where t.id is null and not exists (select from ledger.transfer u where u.id = k.transfer_id)
    union all
    select format('transfer %s has no key of its own', t.id) from t
    left join ledger.ledger_key k on k.key = t.key
    where t.id is not null and (k.transfer_id is null or k.transfer_id <= ${transferId}
      or not exists (select from ledger.transfer u where u.id = k.transfer_id and u.key <> t.key))
    union all
    select format('key %s stands on %s transfers', key, count(*)) from t where id is not null group by key having count(*) > 1`,

  'a transfer joins two accounts of its book and currency': ({ transferId }) => `
    select format('transfer %s of %s %s', t.id, t.book, t.currency) as detail
    from ledger.transfer t
    left join ledger.account d on d.id = t.debit_account
    left join ledger.account c on c.id = t.credit_account
    where t.id > ${transferId} and (t.debit_account = t.credit_account
      or (t.book, t.currency, t.book, t.currency) is distinct from (d.book, d.currency, c.book, c.currency))`,

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

  'folded house totals equal the transfers they stand for': ({ transferId, balances }) => `
    select format('account %s is folded to %s, its transfers sum to %s', coalesce(h.account_id, s.account), h.total, s.total) as detail
    from ledger.house_total h
    full join (
      select account, sum(change) as total
      from (
        select c.account_id as account, c.units as change
        from ${balances} c join ledger.account a on a.id = c.account_id where a.balance is null
        union all
        select debit_account, -amount from ledger.transfer
        where debit_after is null and id > ${transferId} and id <= (select through_id from ledger.house_fold)
        union all
        select credit_account, amount from ledger.transfer
        where credit_after is null and id > ${transferId} and id <= (select through_id from ledger.house_fold)
      ) sides group by account
    ) s on s.account = h.account_id
    where h.total is distinct from s.total`,
}

/**
 * Checks the ledger on one snapshot, beyond the history that was checked before. An empty list means that everything holds.
 * @param further what other domains promise of money
 * @param onLooked told of each look
 * @param checked nothing, where the whole history is to be checked
 */
export async function checkInvariants(
  { kysely }: Pick<Database, 'kysely'>,
  further: Invariants = {},
  checked: Checked = nothingChecked,
  onLooked: (look: Omit<InvariantRun, 'at'>) => void = () => {},
): Promise<Violation[]> {
  return tables(kysely)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      await sql`set local work_mem = '256MB'`.execute(tx)
      await sql`set local jit = off`.execute(tx)
      const violations: Violation[] = []
      for (const [invariant, query] of Object.entries({ ...invariants, ...further })) {
        const text = typeof query === 'string' ? query : query(checked)
        const startedMs = performance.now()
        const { rows } = await sql<{ detail: string }>`${sql.raw(text)} limit 100`.execute(tx)
        const [tookMs, details] = [performance.now() - startedMs, rows.map(({ detail }) => detail)]
        onLooked({ name: invariant, tookMs, violations: rows.length, details })
        violations.push(...rows.map(({ detail }) => ({ invariant, detail })))
      }
      return violations
    })
}
