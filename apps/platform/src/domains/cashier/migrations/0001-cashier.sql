-- Money that comes and goes: channels, orders and what they went through, and the valid bet still owed for them.
create schema cashier;

create table cashier.channel (
  code text primary key,
  direction text not null check (direction in ('deposit', 'payout')),
  -- manual: a person compares and decides; hosted: the provider's page takes it from here and tells by signed notices.
  kind text not null check (kind in ('manual', 'hosted')),
  currency text not null,
  position integer not null,
  enabled boolean not null default true,
  min_units bigint not null check (min_units > 0),
  max_units bigint not null check (max_units >= min_units),
  quick_units bigint[] not null default '{}',
  fee_rate_ppm bigint not null default 0 check (fee_rate_ppm between 0 and 1000000),
  fee_min_units bigint not null default 0 check (fee_min_units between 0 and min_units - 1),
  fee_max_units bigint not null default 0 check (fee_max_units >= fee_min_units),
  expiry_minutes integer not null default 30 check (expiry_minutes > 0),
  -- By language: { name, payTo, steps }. payTo says where a manual deposit is sent to; steps are the tutorial.
  texts jsonb not null,
  -- Of a hosted channel: its page, and the public keys by key id that sign its notices.
  page_url text,
  public_keys jsonb not null default '{}'
);

create table cashier.payout_account (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.account,
  channel_code text not null references cashier.channel,
  holder text not null,
  number text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index payout_account_once on cashier.payout_account (member_id, channel_code, number) where removed_at is null;

create table cashier.deposit (
  id bigint generated always as identity (start with 500001) primary key,
  member_id bigint not null references identity.account,
  channel_code text not null references cashier.channel,
  currency text not null,
  amount_units bigint not null check (amount_units > 0),
  -- What came, once it is known.
  arrived_units bigint check (arrived_units > 0),
  state text not null check (state in ('PENDING', 'REVIEW', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'EXPIRED', 'REVERSED')),
  request_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The first of the two operators that a reversal takes.
  reversal_by bigint,
  unique (member_id, request_id)
);
create index deposit_member on cashier.deposit (member_id, id desc);
create index deposit_expiry on cashier.deposit (expires_at) where state = 'PENDING';
create index deposit_queue on cashier.deposit (id) where state = 'REVIEW';

create table cashier.withdrawal (
  id bigint generated always as identity (start with 700001) primary key,
  member_id bigint not null references identity.account,
  channel_code text not null references cashier.channel,
  payout_account_id bigint not null references cashier.payout_account,
  currency text not null,
  amount_units bigint not null check (amount_units > 0),
  fee_units bigint not null check (fee_units >= 0 and fee_units < amount_units),
  state text not null check (state in ('REQUESTED', 'REVIEW', 'REJECTED', 'PAID', 'RECEIVED', 'AUTO_RECEIVED', 'NOT_RECEIVED', 'PARTIAL',
    'REFUNDED', 'REISSUED', 'FORCED_RECEIVED')),
  request_id uuid not null,
  -- Of a reissue: the order whose remainder it pays.
  parent_id bigint unique references cashier.withdrawal,
  channel_reference text,
  paid_at timestamptz,
  deadline_at timestamptz,
  -- What a partial report said; the rest of the paid amount is open.
  received_units bigint check (received_units >= 0 and received_units <= amount_units - fee_units),
  proof_upload_id uuid,
  created_at timestamptz not null,
  unique (member_id, request_id),
  check ((paid_at is null) = (deadline_at is null))
);
create index withdrawal_member on cashier.withdrawal (member_id, id desc);
create index withdrawal_deadline on cashier.withdrawal (deadline_at) where state = 'PAID';
create index withdrawal_queue on cashier.withdrawal (id) where state in ('REQUESTED', 'REVIEW', 'NOT_RECEIVED', 'PARTIAL');

-- Every step of an order, as its timeline shows it.
create table cashier.step (
  id bigint generated always as identity primary key,
  order_kind text not null check (order_kind in ('deposit', 'withdrawal')),
  order_id bigint not null,
  state text not null,
  at timestamptz not null,
  -- member, system, provider:<channel> or operator:<id>
  actor text not null,
  reason text
);
create index step_order on cashier.step (order_kind, order_id, id);

create table cashier.requirement (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.account,
  currency text not null,
  -- What it stands for, as dep:500001; one requirement each.
  source text not null unique,
  -- What stays locked while it is open.
  base_units bigint not null check (base_units > 0),
  required_units bigint not null check (required_units > 0),
  done_units bigint not null default 0 check (done_units between 0 and required_units),
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is not null) = (done_units = required_units))
);
create index requirement_open on cashier.requirement (member_id, id) where closed_at is null;
