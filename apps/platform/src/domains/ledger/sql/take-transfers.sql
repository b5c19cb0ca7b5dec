-- The transfers that a reader has not taken yet, some twenty thousand at most, with the accounts that they went between. None comes
-- later with a lower id: nothing that was open before is left behind the fold of house totals.
create or replace function ledger.take_transfers(reader_name text) returns table (
  id bigint, posted_at timestamptz, book ledger.account_book, currency text, code text, units bigint,
  debit_kind text, debit_member bigint, credit_kind text, credit_member bigint, house_qualifier text
) language plpgsql as $$
declare
  since bigint;
  until bigint;
begin
  insert into ledger.reader (name) values (reader_name) on conflict do nothing;
  select r.through_id into since from ledger.reader r where r.name = reader_name for update;
  -- Read after the wait for the row, so that the position never goes back.
  select least(f.through_id, since + 20000) into until from ledger.house_fold f;
  update ledger.reader r set through_id = greatest(since, until) where r.name = reader_name;
  return query
    select t.id, t.posted_at, t.book, t.currency::text, t.code::text, t.amount::bigint,
      d.kind::text, case when d.owner_kind = 'member' then d.owner_id end,
      c.kind::text, case when c.owner_kind = 'member' then c.owner_id end,
      coalesce(nullif(case when d.owner_kind = 'house' then d.qualifier end, ''),
        nullif(case when c.owner_kind = 'house' then c.qualifier end, ''), '')
    from ledger.transfer t
    join ledger.account d on d.id = t.debit_account
    join ledger.account c on c.id = t.credit_account
    where t.id > since and t.id <= until;
end $$;
