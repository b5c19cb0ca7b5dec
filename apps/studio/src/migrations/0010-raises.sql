-- Stakes that a choice takes in the middle of a round. Choices are append-only, so a try to raise stands here: its stake is
-- asked of the wallet first, and its choice is made once it was taken.
create table studio.raise (
  id uuid primary key,
  round_id uuid not null references studio.round,
  -- The visit that chose; its wallet token stands for the stake.
  visit_id bigint not null references studio.visit,
  -- Place of the choice in its round.
  number integer not null check (number >= 0),
  choice jsonb not null,
  elapsed_ms integer not null check (elapsed_ms >= 0),
  amount_units bigint not null check (amount_units > 0),
  state text not null default 'taking' check (state in ('taking', 'taken', 'refused', 'rolling-back', 'rolled-back')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- When the keeper looks at it again, while the wallet's answer is not certain.
  retry_at timestamptz
);
create index raise_retry on studio.raise (retry_at) where retry_at is not null;
create index raise_of_round on studio.raise (round_id, number);
-- One at a time in a round, and one for a choice: the database is the referee when two tabs raise at once.
create unique index raise_taking on studio.raise (round_id) where state = 'taking';
create unique index raise_taken on studio.raise (round_id, number) where state = 'taken';
create trigger raise_asked before update on studio.raise for each row
  when (new.round_id <> old.round_id or new.number <> old.number or new.choice is distinct from old.choice
    or new.amount_units <> old.amount_units or (old.state = 'rolled-back' and new.state <> old.state))
  execute function studio.refuse_change();
create trigger raise_kept before delete on studio.raise for each row execute function studio.refuse_change();

-- What each stake of a decided round paid, the first one and the raises; null where there was one stake.
alter table studio.round add column bets jsonb;
create trigger round_bets before update on studio.round for each row
  when (old.events is not null and new.bets is distinct from old.bets)
  execute function studio.refuse_change();
