-- Missions, how far members have come in each period, and the points of the week's ranking.
create schema missions;

create table missions.mission (
  code text primary key,
  period text not null check (period in ('DAILY', 'WEEKLY', 'ONCE')),
  metric text not null check (metric in ('LOGIN', 'DEPOSIT', 'VALID_BET', 'WIN', 'INVITE')),
  -- Money for DEPOSIT and VALID_BET; whole counts for the others: days signed in, bets won, friends who joined.
  target_units bigint not null check (target_units > 0),
  reward_kind text not null check (reward_kind in ('MONEY', 'POINTS', 'TICKET')),
  reward_units bigint not null check (reward_units > 0),
  ticket text check (ticket in ('RAFFLE', 'WHEEL', 'EGG')),
  -- What claiming adds to the ranking of the week.
  score integer not null check (score >= 0),
  -- Title by language.
  titles jsonb not null,
  picture text not null,
  position integer not null,
  enabled boolean not null,
  check ((reward_kind = 'TICKET') = (ticket is not null))
);

-- One member, one mission, one period. What is claimed stays claimed.
create table missions.progress (
  member_id bigint not null,
  code text not null references missions.mission,
  period_start timestamptz not null,
  progress_units bigint not null default 0,
  claimed_at timestamptz,
  primary key (member_id, code, period_start)
) with (fillfactor = 80);

create table missions.week_score (
  week_start timestamptz not null,
  member_id bigint not null,
  score bigint not null,
  -- When the score was reached: of two equal ones the earlier stands higher.
  reached_at timestamptz not null,
  primary key (week_start, member_id)
);
create index week_score_ranking on missions.week_score (week_start, score desc, reached_at, member_id);

-- The start of the period that a moment falls into, at midnight of the brand's zone; a week starts on Monday. What is
-- done once has one period for ever.
create function missions.period_start(period text, at timestamptz, zone text) returns timestamptz
language sql stable parallel safe as $$
  select case period when 'ONCE' then timestamptz 'epoch'
    else date_trunc(case period when 'WEEKLY' then 'week' else 'day' end, at, zone) end
$$;
