-- What two operators change together: a member's money, and what a channel charges the house.
create table cashier.correction (
  id bigint generated always as identity (start with 900001) primary key,
  member_id bigint not null references identity.account,
  currency text not null,
  -- What is added to the main wallet, or taken from it.
  change_units bigint not null check (change_units <> 0),
  reason text not null,
  state text not null default 'PROPOSED' check (state in ('PROPOSED', 'POSTED', 'REFUSED', 'CANCELLED')),
  request_id uuid not null,
  proposed_by bigint not null,
  proposed_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  unique (proposed_by, request_id),
  check ((state = 'PROPOSED') = (decided_at is null))
);
create index correction_queue on cashier.correction (id) where state = 'PROPOSED';

create table cashier.channel_fee (
  channel_code text not null references cashier.channel,
  invoice text not null,
  amount_units bigint not null check (amount_units > 0),
  proposed_by bigint not null,
  proposed_at timestamptz not null,
  posted_at timestamptz,
  primary key (channel_code, invoice)
);
