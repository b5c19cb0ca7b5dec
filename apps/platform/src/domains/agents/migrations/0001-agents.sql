-- Who brought whom. Each member has at most one upline; the closure keeps every pair of a member and one above, with
-- their distance, so that whole teams are summed by a join and never by walking.
create schema agents;

create table agents.member (
  id bigint primary key references identity.account,
  upline_id bigint references agents.member,
  -- The member who invited this one, for rewards only.
  inviter_id bigint references agents.member,
  -- What this member gives to friends.
  referral_code text not null unique,
  -- What an agent gives to new downlines, and the domains on which it counts; none listed means all.
  affiliate_code text unique check (affiliate_code ~ '^[A-Z0-9]{4,20}$'),
  affiliate_domains text[] not null default '{}',
  joined_at timestamptz not null,
  check (upline_id <> id and inviter_id <> id)
);
create index member_upline on agents.member (upline_id, id desc) where upline_id is not null;
create index member_inviter on agents.member (inviter_id) where inviter_id is not null;

-- Every member stands here as their own ancestor at depth 0.
create table agents.lineage (
  ancestor_id bigint not null references agents.member,
  descendant_id bigint not null references agents.member,
  depth integer not null check (depth >= 0),
  primary key (descendant_id, ancestor_id)
);
create index lineage_team on agents.lineage (ancestor_id, depth);

-- Accounts that were there before the tree stand at its roots.
insert into agents.member (id, referral_code, joined_at)
  select id, 'R' || upper(to_hex(id)), created_at from identity.account where kind = 'member';
insert into agents.lineage (ancestor_id, descendant_id, depth) select id, id, 0 from agents.member;
