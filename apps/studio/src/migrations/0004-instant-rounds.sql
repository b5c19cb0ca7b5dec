-- Instant games are rounds as well: some ask for choices while they are `playing`, and all of them say what was bet on.
alter table studio.round
  add column options jsonb,
  -- The part of the stake that counts as valid bet; null where all of it does.
  add column valid_units bigint,
  -- When the stake was taken: choices are timed from here.
  add column started_at timestamptz,
  -- When the time-out rule ends a round that waits for a choice.
  add column act_until timestamptz;
alter table studio.round drop constraint round_state_check;
alter table studio.round add constraint round_state_check
  check (state in ('betting', 'playing', 'decided', 'settled', 'refused', 'rolling-back', 'rolled-back', 'void'));

drop index studio.round_open;
create unique index round_open on studio.round (user_id, game_code) where state in ('betting', 'playing', 'decided');
create index round_act on studio.round (act_until) where state = 'playing';

-- Choices in their order. The key is the referee when two tabs choose at once.
create table studio.round_choice (
  round_id uuid not null references studio.round,
  number integer not null check (number >= 0),
  choice jsonb not null,
  elapsed_ms integer not null check (elapsed_ms >= 0),
  primary key (round_id, number)
);
create trigger choice_made before update or delete on studio.round_choice for each row
  execute function studio.refuse_change();
create trigger round_bet before update on studio.round for each row
  when (new.options is distinct from old.options or new.bet_units <> old.bet_units)
  execute function studio.refuse_change();
