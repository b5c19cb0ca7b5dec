-- What members sent one another, up or down a line: who had much of one other member in a day is looked at before money leaves.
create table cashier.member_transfer (
  -- The ledger's key of the transfer.
  key text primary key,
  from_id bigint not null,
  to_id bigint not null,
  currency text not null,
  units bigint not null check (units > 0),
  sent_at timestamptz not null,
  check (from_id <> to_id)
);
create index member_transfer_to on cashier.member_transfer (to_id, sent_at);
create index member_transfer_from on cashier.member_transfer (from_id, sent_at);

-- Those of the days that are looked back on.
insert into cashier.member_transfer (key, from_id, to_id, currency, units, sent_at)
select t.key, d.owner_id, c.owner_id, t.currency, t.amount, t.posted_at
from ledger.transfer t
join ledger.account d on d.id = t.debit_account
join ledger.account c on c.id = t.credit_account
where t.code in ('TRANSFER_UPLINE', 'TRANSFER_DOWNLINE') and t.posted_at > now() - interval '31 days';

-- Grows with every change by operators, so that two who change one channel notice each other.
alter table cashier.channel add column version integer not null default 1;
