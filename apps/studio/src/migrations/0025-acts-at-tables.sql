-- What operators do to tables. Their calls write what they want of a table or of a round; what becomes of a round is its dealer's.

alter table studio.live_table
  -- Limits of the rounds that are still to be opened.
  add column tier smallint check (tier between 1 and 4),
  -- Raised with each act, so that the dealer looks at once.
  add column acts integer not null default 0;
update studio.live_table set tier = right(code, 1)::smallint;
alter table studio.live_table alter column tier set not null;

alter table studio.table_round
  -- Limits that the round is played under, fixed as it opens.
  add column tier smallint check (tier between 1 and 4),
  -- Why it is to be void. From then on nobody deals it.
  add column void_asked text check (void_asked in ('SUSPENDED', 'OPERATOR')),
  drop constraint table_round_void_reason_check,
  add constraint table_round_void_reason_check
    check (void_reason in ('LATE', 'SEED', 'BEACON', 'BOOK', 'STATE', 'SUSPENDED', 'OPERATOR'));
update studio.table_round set tier = right(table_code, 1)::smallint;
alter table studio.table_round alter column tier set not null;
create trigger table_round_asked before update on studio.table_round for each row
  when ((old.state <> 'SCHEDULED' and new.tier <> old.tier)
    or (old.void_asked is not null and (new.void_asked is distinct from old.void_asked or new.state not in (old.state, 'VOIDED')))
    or (old.void_asked is null and new.void_asked is not null and old.state not in ('SCHEDULED', 'OPEN', 'CLOSED', 'SEALED')))
  execute function studio.refuse_change();

-- Each act under the name that the platform gave it: the same again is the same act.
create table studio.table_act (
  id uuid primary key,
  table_code text not null references studio.live_table,
  kind text not null check (kind in ('suspend', 'resume', 'void', 'tier')),
  -- The round that it voids, or that is played to its end, or that is the first of the new tier.
  serial bigint,
  outcome text check (outcome in ('void', 'finishes')),
  tier smallint check (tier between 1 and 4),
  operator text not null,
  reason text not null,
  acted_at timestamptz not null
);
create index table_act_of_table on studio.table_act (table_code, acted_at desc);
create trigger table_act_kept before update or delete on studio.table_act
  for each row execute function studio.refuse_change();

-- What rounds took and paid in the money of each book, as their slips were decided.
create table studio.table_take (
  round_id bigint not null references studio.table_round,
  book text not null,
  table_code text not null references studio.live_table,
  slips integer not null,
  stake_units bigint not null,
  payout_units bigint not null,
  taken_at timestamptz not null,
  primary key (round_id, book)
);
create index table_take_by_time on studio.table_take (taken_at);
insert into studio.table_take (round_id, book, table_code, slips, stake_units, payout_units, taken_at)
select r.id, s.book, r.table_code, count(*), sum(s.total_units), sum(s.payout_units), max(r.settled_at)
from studio.table_slip s join studio.table_round r on r.id = s.table_round_id
where s.state in ('decided', 'settled') and r.settled_at is not null
group by r.id, s.book;

-- Players who watch a table from a process, noted while they do.
create table studio.table_seats (
  process uuid not null,
  table_code text not null references studio.live_table,
  players integer not null,
  noted_at timestamptz not null,
  primary key (process, table_code)
);
