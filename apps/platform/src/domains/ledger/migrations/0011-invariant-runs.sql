-- When each thing that must hold of money was looked at last, and what was found.
create table ledger.invariant_run (
  name text primary key,
  ran_at timestamptz not null,
  took_ms integer not null,
  violations integer not null,
  details text[] not null
);
