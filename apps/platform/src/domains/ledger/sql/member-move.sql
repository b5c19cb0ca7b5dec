-- View for other domains: what moved on members' accounts, one row for each side that is a member's; above 0 into the
-- account.
create or replace view ledger.member_move as
select a.owner_id as member_id, a.kind, t.book, t.currency, t.id, t.posted_at, t.code, t.key, t.reference,
  t.amount::bigint as units
from ledger.account a join ledger.transfer t on t.credit_account = a.id and t.credit_after is not null
where a.owner_kind = 'member'
union all
select a.owner_id, a.kind, t.book, t.currency, t.id, t.posted_at, t.code, t.key, t.reference, -t.amount::bigint
from ledger.account a join ledger.transfer t on t.debit_account = a.id and t.debit_after is not null
where a.owner_kind = 'member';
