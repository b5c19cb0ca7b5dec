-- Bets lie in months by the time at which they were placed, facts by the time at which they were known.
drop function rounds.changed(text, timestamptz, timestamptz, text, bigint, int);
drop view rounds.round;
drop function rounds.take_facts(text);
drop index rounds.bet_member, rounds.bet_round, rounds.bet_placed, rounds.bet_settled, rounds.bet_changed;
drop index rounds.fact_transaction, rounds.fact_position, rounds.fact_known;
alter table rounds.bet rename to bet_before;
alter table rounds.bet_before rename constraint bet_pkey to bet_before_pkey;
alter table rounds.bet_before alter id drop identity;
alter table rounds.fact rename to fact_before;
alter table rounds.fact_before drop constraint fact_pkey;
alter table rounds.fact_before alter id drop identity;

create table rounds.bet (like rounds.bet_before including defaults including constraints) partition by range (placed_at);
alter table rounds.bet alter id add generated always as identity;
create table rounds.bet_default partition of rounds.bet default with (fillfactor = 85);
-- Ids are kept apart for good by the ledger's keys; in a month they are the way to a bet.
alter table rounds.bet_default add primary key (provider_code, transaction_id);
create index bet_round on rounds.bet (provider_code, round_id);
-- The betting record: a bet counts when it was settled, an open one when it was placed.
create index bet_time on rounds.bet (member_id, (coalesce(settled_at, placed_at)), id);
-- Bets that something went back for, which few do.
create index bet_rebate on rounds.bet (provider_code) where rebate_units > 0;
-- Summarising indexes do not stand in the way of in-place updates.
create index bet_changed on rounds.bet using brin (changed_at);

create table rounds.fact (like rounds.fact_before including defaults including constraints) partition by range (known_at);
alter table rounds.fact alter id add generated always as identity;
create table rounds.fact_default partition of rounds.fact default;
-- A settle or rollback makes one fact of each sign of a bet at most.
create unique index fact_once on rounds.fact_default (provider_code, transaction_id, bet_transaction_id, bets);
create index fact_position on rounds.fact (position);

do $$
declare
  kept record;
begin
  for kept in select * from (values ('bet', 'placed_at'), ('fact', 'known_at')) as t (name, time) loop
    execute format('insert into rounds.%I overriding system value select * from rounds.%I', kept.name, kept.name || '_before');
    execute format('select setval(pg_get_serial_sequence(%L, %L), max(id)) from rounds.%I having max(id) is not null',
      'rounds.' || kept.name, 'id', kept.name);
    execute format('drop table rounds.%I', kept.name || '_before');
  end loop;
end $$;

create trigger fact_immutable before update or delete on rounds.fact for each row execute function ledger.refuse_change();
create trigger fact_no_truncate before truncate on rounds.fact for each statement execute function ledger.refuse_change();
create trigger fact_no_truncate before truncate on rounds.fact_default for each statement execute function ledger.refuse_change();

select months.make_wanted('rounds.bet', 3), months.make_wanted('rounds.fact', 3);

-- A round of a member, as those of its bets make it that are in force.
create view rounds.round as
select provider_code, round_id, member_id, min(game_code) as game_code, min(currency) as currency,
  coalesce(sum(stake_units) filter (where status <> 'VOID'), 0)::bigint as stake_units,
  coalesce(sum(payout_units) filter (where status <> 'VOID'), 0)::bigint as payout_units,
  case when bool_or(status = 'OPEN') then 'open' when bool_and(status = 'VOID') then 'void' else 'settled' end as state,
  min(placed_at) as placed_at, max(changed_at) as changed_at
from rounds.bet group by provider_code, round_id, member_id;

-- Rounds of a provider whose last change lies in [changed_from, changed_until), by name and member, after a given one.
create function rounds.changed(
  provider text, changed_from timestamptz, changed_until timestamptz, after_round text, after_member bigint, at_most int
) returns setof rounds.round language sql stable as $$
  select r.* from (
    select distinct b.round_id collate "C" as round_id, b.member_id from rounds.bet b
    where b.provider_code = provider and b.changed_at >= changed_from and b.changed_at < changed_until
      and b.placed_at < changed_until
      and (b.round_id, b.member_id) > (after_round collate "C", after_member)
  ) named
  join lateral (
    select * from rounds.round r
    where r.provider_code = provider and r.round_id = named.round_id and r.member_id = named.member_id
  ) r on r.changed_at < changed_until
  order by r.round_id, r.member_id limit at_most
$$;

-- A reader takes a backlog in chunks, a transaction each, so that a lost day does not come back as one: about twenty thousand
-- facts, and all of one position together.
create function rounds.take_facts(reader_name text) returns setof rounds.fact language plpgsql as $$
declare
  since bigint;
  until bigint;
begin
  insert into rounds.reader (name) values (reader_name) on conflict do nothing;
  select position into since from rounds.reader where name = reader_name for update;
  -- Read after the wait for the row, so that the position never goes back.
  until := rounds.safe_position();
  until := coalesce((
    select f.position + 1 from rounds.fact f where f.position >= since and f.position < until
    order by f.position offset 19999 limit 1
  ), until);
  update rounds.reader set position = until where name = reader_name;
  return query select * from rounds.fact f where f.position >= since and f.position < until;
end $$;
