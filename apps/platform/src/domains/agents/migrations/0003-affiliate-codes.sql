-- An agent hands out as many codes as there are ways in which new downlines come, and each tells who came by it.
create table agents.affiliate_code (
  code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
  agent_id bigint not null references agents.member,
  -- What the agent calls it.
  label text not null default '',
  -- The domains on which it counts; none listed means all.
  domains text[] not null default '{}',
  created_at timestamptz not null
);
create index affiliate_code_agent on agents.affiliate_code (agent_id, created_at);

insert into agents.affiliate_code (code, agent_id, domains, created_at)
  select affiliate_code, id, affiliate_domains, joined_at from agents.member where affiliate_code is not null;
alter table agents.member
  drop column affiliate_code,
  drop column affiliate_domains,
  -- The code by which the member came to their upline.
  add column via_code text references agents.affiliate_code;
create index member_via on agents.member (via_code) where via_code is not null;
