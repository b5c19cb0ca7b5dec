-- Who stood above whom, and when. A move to another upline closes rows and opens others at one moment, so that what was earned
-- before it belongs to those who stood above then. Rows of before this are from ever to ever.
drop view if exists agents.team;
drop view if exists agents.tree_member;

alter table agents.lineage
  add column from_at timestamptz not null default '-infinity',
  add column until_at timestamptz not null default 'infinity',
  add check (from_at < until_at),
  -- Nobody stands above themselves.
  add check ((depth = 0) = (ancestor_id = descendant_id)),
  drop constraint lineage_pkey,
  add primary key (descendant_id, ancestor_id, from_at),
  -- At any moment a member has one upline at most.
  add constraint lineage_upline exclude using gist (
    int8range(descendant_id, descendant_id, '[]') with &&, tstzrange(from_at, until_at) with &&
  ) where (depth = 1);
-- And one chain above: nobody stands twice, and no two stand at one distance.
create unique index lineage_chain on agents.lineage (descendant_id, depth) where until_at = 'infinity';
create unique index lineage_closed on agents.lineage (descendant_id, depth, until_at) where until_at <> 'infinity';
-- Those directly below a member, the newest first.
create index lineage_direct on agents.lineage (ancestor_id, descendant_id desc) where depth = 1;

-- The upline is told by the lineage alone.
alter table agents.member drop column upline_id;

-- Moves to another upline. The lineage has their dates from the moment on at which they were decided.
create table agents.move (
  id bigint generated always as identity primary key,
  member_id bigint not null references agents.member,
  -- Null is the root.
  from_upline_id bigint references agents.member,
  to_upline_id bigint not null references agents.member,
  -- How many move: the member and everybody below, as it was planned.
  members integer not null check (members > 0),
  -- A midnight of the brand's zone, which all that wait share.
  takes_effect_at timestamptz not null,
  planned_at timestamptz not null,
  planned_by bigint not null,
  reason text not null,
  cancelled_at timestamptz,
  cancelled_by bigint,
  -- When the contracts between the member and the former upline had ended.
  contracts_ended_at timestamptz,
  check (planned_at < takes_effect_at),
  check (from_upline_id <> to_upline_id and member_id not in (from_upline_id, to_upline_id)),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check (cancelled_at is null or cancelled_at < takes_effect_at),
  check (contracts_ended_at is null or cancelled_at is null and contracts_ended_at >= takes_effect_at)
);
create unique index move_planned on agents.move (member_id, takes_effect_at) where cancelled_at is null;
create index move_effect on agents.move (takes_effect_at) where cancelled_at is null;
create index move_unfinished on agents.move (takes_effect_at, id) where cancelled_at is null and contracts_ended_at is null;
-- Counts the moves of a member that were planned or cancelled.
alter table agents.member add column place_version integer not null default 0;
