-- Rounds lie in partitions by month. Their ids begin with the milliseconds of their time, so that the id itself is the key of
-- the partitions: it stays the primary key, foreign keys to it stay, and who looks for an id reads one partition.

-- The smallest id of a millisecond.
create function studio.first_id(at timestamptz) returns uuid language sql immutable strict parallel safe as $$
  select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
-- A new id of a moment by the studio's clock. The distance is one of seconds alone: days would follow the time zone's changes.
create function studio.new_id(at timestamptz) returns uuid language sql volatile as $$
  select uuidv7(make_interval(secs => extract(epoch from at - clock_timestamp())::float8))
$$;

-- Nobody plays while the rounds move.
lock table studio.round, studio.round_choice, studio.raise in access exclusive mode;
create table studio.round_by_month (like studio.round including defaults including constraints) partition by range (id);
-- Ids from before they told the time are random: nearly all lie above every month of this century, some below the first one.
-- The few between them lie in the default partition until their month is made.
do $$
declare
  month_start timestamp := date_trunc('month', least(now(), (
    select uuid_extract_timestamp(id) from studio.round where uuid_extract_version(id) = 7 order by id limit 1)) at time zone 'UTC');
begin
  execute format('create function studio.first_month() returns timestamp language sql immutable as %L',
    format('select timestamp %L', month_start));
  execute format('create table studio.round_before partition of studio.round_by_month for values from (minvalue) to (%L)',
    studio.first_id(month_start at time zone 'UTC'));
  execute format('create table studio.round_random partition of studio.round_by_month for values from (%L) to (maxvalue)',
    studio.first_id('2100-01-01Z'));
  while month_start <= date_trunc('month', now() at time zone 'UTC') + interval '3 months' loop
    execute format('create table studio.%I partition of studio.round_by_month for values from (%L) to (%L)',
      'round_' || to_char(month_start, 'YYYY_MM'), studio.first_id(month_start at time zone 'UTC'),
      studio.first_id((month_start + interval '1 month') at time zone 'UTC'));
    month_start := month_start + interval '1 month';
  end loop;
end $$;
-- Catches what no month covers, should the months ever not be made in time.
create table studio.round_default partition of studio.round_by_month default;
insert into studio.round_by_month select * from studio.round;

drop view studio.dead_letter;
alter table studio.round_choice drop constraint round_choice_round_id_fkey;
alter table studio.raise drop constraint raise_round_id_fkey;
drop table studio.round;
alter table studio.round_by_month rename to round;
alter table studio.round
  add primary key (id),
  add foreign key (visit_id) references studio.visit,
  add foreign key (seed_pair_id) references studio.seed_pair;
alter table studio.round_choice add foreign key (round_id) references studio.round;
alter table studio.raise add foreign key (round_id) references studio.round;

create index round_history on studio.round (user_id, game_code, opened_at desc);
create index round_retry on studio.round (retry_at) where retry_at is not null;
create index round_settled on studio.round (settled_at) where state = 'settled';
create index round_settled_at on studio.round (settled_at);
create index round_act on studio.round (act_until) where state = 'playing';
create index round_dead on studio.round (dead_at) where dead_at is not null;
create index round_export on studio.round (opened_at desc, id desc) where state = 'settled';
create index round_export_of_game on studio.round (game_code, opened_at desc, id desc) where state = 'settled';
create index round_in_play on studio.round (seed_pair_id) where state in ('betting', 'playing', 'rolling-back');

create trigger round_outcome before update on studio.round for each row
  when (old.events is not null and (new.events is distinct from old.events or new.draws is distinct from old.draws
    or new.win_units is distinct from old.win_units or new.nonce <> old.nonce or new.seed_pair_id <> old.seed_pair_id))
  execute function studio.refuse_change();
create trigger round_bet before update on studio.round for each row
  when (new.options is distinct from old.options or new.bet_units <> old.bet_units)
  execute function studio.refuse_change();
create trigger round_bets before update on studio.round for each row
  when (old.events is not null and new.bets is distinct from old.bets)
  execute function studio.refuse_change();
create trigger round_kept before delete on studio.round for each row execute function studio.refuse_change();

create view studio.dead_letter as
  select 'round' as kind, id, id as round_id, user_id, state, bet_units as stake_units, win_units as payout_units, refusal, dead_at
  from studio.round where dead_at is not null
  union all
  select 'slip', id, id, user_id, state, cost_cents * 100, payout_cents * 100, refusal, dead_at
  from studio.slip where dead_at is not null
  union all
  select 'raise', a.id, a.round_id, r.user_id, a.state, a.amount_units, null, a.refusal, a.dead_at
  from studio.raise a join studio.round r on r.id = a.round_id where a.dead_at is not null;
