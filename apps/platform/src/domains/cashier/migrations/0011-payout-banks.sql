-- A payout account names its bank: one of the channel's, or any where the channel lists none.
alter table cashier.channel add column banks jsonb not null default '[]';
alter table cashier.payout_account add column bank text check (bank <> '');
-- The same number at two banks is two accounts.
drop index cashier.payout_account_once;
create unique index payout_account_once on cashier.payout_account (member_id, channel_code, coalesce(lower(bank), ''), number)
where removed_at is null;
-- Numbers in the form in which new ones are stored, where that makes no second of one that is there.
update cashier.payout_account a set number = upper(a.number)
where a.number <> upper(a.number) and not exists (
  select from cashier.payout_account o
  where o.member_id = a.member_id and o.channel_code = a.channel_code and upper(o.number) = upper(a.number) and o.id <> a.id
);
