-- A new payout account rests before it can be used, and its holder is matched to the member's name or checked by an operator.
alter table cashier.payout_account
  add column usable_at timestamptz,
  add column holder_checked boolean not null default false,
  -- The operator who compared holder and member; null where the names matched.
  add column checked_by bigint;
update cashier.payout_account a set usable_at = a.created_at,
  holder_checked = exists (
    select from cashier.withdrawal w where w.payout_account_id = a.id and w.state not in ('REQUESTED', 'REJECTED'));
alter table cashier.payout_account alter column usable_at set not null;
