-- What queues of operators show and are ordered by: since when an order waits, which state of it somebody saw, and who works on it.
alter table cashier.deposit
  add column state_at timestamptz not null default now(),
  -- Grows with every change, so that whoever decides has seen the order as it is.
  add column version integer not null default 1;
alter table cashier.withdrawal
  add column state_at timestamptz not null default now(),
  add column version integer not null default 1,
  -- What its member could take out when it was asked for; null of orders from before, and of those that were sent once more.
  add column available_units bigint,
  -- What was sent of the paid amount, in one part or several.
  add column sent_units bigint not null default 0 check (sent_units between 0 and amount_units - fee_units);

update cashier.deposit d set state_at = coalesce(
  (select max(at) from cashier.step where order_kind = 'deposit' and order_id = d.id), d.created_at);
update cashier.withdrawal w set state_at = coalesce(
    (select max(at) from cashier.step where order_kind = 'withdrawal' and order_id = w.id), w.created_at),
  sent_units = case when state in ('REQUESTED', 'REVIEW', 'REJECTED') then 0 else amount_units - fee_units end;

-- Queues are short and are sorted as they are; what is over is read by its state, the newest first.
drop index cashier.deposit_queue;
create index deposit_queue on cashier.deposit (state_at, id) where state = 'REVIEW';
create index deposit_state on cashier.deposit (state, id);
create index deposit_amount on cashier.deposit (amount_units, id);
drop index cashier.withdrawal_queue;
create index withdrawal_queue on cashier.withdrawal (state_at, id) where state in ('REQUESTED', 'REVIEW', 'NOT_RECEIVED', 'PARTIAL');
create index withdrawal_state on cashier.withdrawal (state, id);
create index withdrawal_amount on cashier.withdrawal (amount_units, id);
create index correction_state on cashier.correction (state, id);
-- Who else has a number, however it was typed.
create index payout_account_number on cashier.payout_account (channel_code, upper(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')));

-- The operator who works on an order has it alone until then.
create table cashier.claim (
  order_kind text not null check (order_kind in ('deposit', 'withdrawal')),
  order_id bigint not null,
  operator_id bigint not null,
  until timestamptz not null,
  primary key (order_kind, order_id)
);
