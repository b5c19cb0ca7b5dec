-- Rows of a list as an operator chose them: what comes or goes later changes nothing of it.
create table operators.selection (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators.operator,
  list text not null,
  items integer not null,
  sum_units bigint not null,
  frozen_at timestamptz not null
);
create index selection_frozen on operators.selection (frozen_at);

create table operators.selection_item (
  selection_id bigint not null references operators.selection on delete cascade,
  position integer not null,
  row_id text not null,
  -- As people know it: an account, the number of an order.
  name text not null,
  -- What the call must know of it, as it was: versions, labels.
  seen jsonb not null,
  primary key (selection_id, position)
);

-- An act on every row of a selection, and what became of each.
create table operators.selection_run (
  id bigint generated always as identity primary key,
  selection_id bigint not null references operators.selection on delete cascade,
  operation text not null,
  input jsonb not null,
  reason text not null,
  operator_id bigint not null references operators.operator,
  session_id text not null,
  address text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- The process that works on it has it alone until then.
  held_until timestamptz not null default '-infinity'
);
create index selection_run_open on operators.selection_run (id) where ended_at is null;
create index selection_run_of on operators.selection_run (selection_id);

create table operators.selection_outcome (
  run_id bigint not null references operators.selection_run on delete cascade,
  position integer not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'ASKED', 'FAILED')),
  error text,
  primary key (run_id, position)
);
create index selection_outcome_waiting on operators.selection_outcome (run_id, position) where state = 'WAITING';
