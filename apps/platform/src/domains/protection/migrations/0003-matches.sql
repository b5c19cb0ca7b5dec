-- Refusals by marks of a closed member, for operators to look at: one row for each closed member and account while nobody has
-- decided. Accounts are null for somebody who has none yet.
create table protection.match (
  id bigint generated always as identity primary key,
  closed_id bigint not null,
  account_id bigint,
  marks bytea[] not null,
  kinds text[] not null,
  tries integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- OTHER: another person, whom the marks refuse no more. SAME: the same person, closed with the other account.
  state text not null default 'OPEN' check (state in ('OPEN', 'OTHER', 'SAME')),
  decided_by bigint,
  decided_at timestamptz,
  check ((state = 'OPEN') = (decided_at is null))
);
create unique index match_open on protection.match (closed_id, account_id) nulls not distinct where state = 'OPEN';
create index match_cleared on protection.match (account_id, closed_id) where state = 'OTHER';
