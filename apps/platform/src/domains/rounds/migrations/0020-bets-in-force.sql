-- What of a bet is in force: the settle that it stands settled by, and the moment of its last change, which only grows.
alter table rounds.bet
  add column settled_by text collate "C",
  -- The call that said that its round takes no more bets is in force.
  add column closes_round boolean not null default false,
  add column changed_at timestamptz not null default now();

update rounds.bet b set
  changed_at = greatest(b.placed_at, b.settled_at, b.voided_at),
  settled_by = (
    select f.transaction_id from rounds.fact f
    where b.status not in ('OPEN', 'VOID') and f.provider_code = b.provider_code
      and f.bet_transaction_id = b.transaction_id and f.bets = 1
    order by f.id desc limit 1
  );
create index bet_changed on rounds.bet using brin (changed_at);

-- A settle or rollback makes one fact of each sign of a bet at most.
drop index rounds.fact_transaction;
create unique index fact_transaction on rounds.fact (provider_code, transaction_id, bet_transaction_id, bets);

-- Bets that a settle returned: nothing was played, so there are no facts by which a rollback of the settle finds them.
create table rounds.void_line (
  provider_code text collate "C" not null,
  -- The settle.
  transaction_id text collate "C" not null,
  bet_transaction_id text collate "C" not null,
  primary key (provider_code, transaction_id, bet_transaction_id)
);

drop view rounds.round;
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
      and (b.round_id, b.member_id) > (after_round collate "C", after_member)
  ) named
  join lateral (
    select * from rounds.round r
    where r.provider_code = provider and r.round_id = named.round_id and r.member_id = named.member_id
  ) r on r.changed_at < changed_until
  order by r.round_id, r.member_id limit at_most
$$;
