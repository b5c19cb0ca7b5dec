-- Operators of the house: what each may do, and from where. Names and passwords stay with the accounts, whose ids the audit has.
create schema operators;

create table operators.operator (
  id bigint primary key references identity.account,
  -- The first account of whoever this is: two accounts of one person are not four eyes.
  person_id bigint not null references operators.operator,
  blocked boolean not null default false,
  addresses text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null
);

-- Roles of the house's own. Those that every house has stand in the code.
create table operators.role (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  permissions text[] not null,
  version integer not null default 1,
  created_at timestamptz not null
);

create table operators.grant (
  operator_id bigint not null references operators.operator,
  role text not null,
  -- Null for what came from the command line.
  granted_by bigint references operators.operator,
  granted_at timestamptz not null,
  primary key (operator_id, role)
);

-- A session that has ended stays, with the reason.
create table operators.session (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators.operator,
  token_hash bytea not null unique,
  desk_hash bytea not null,
  address text not null,
  agent text not null,
  must_change boolean not null,
  created_at timestamptz not null,
  acted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  why text check (why in ('signed-out', 'ended', 'ended-others', 'blocked', 'new-password', 'idle', 'expired')),
  check ((ended_at is null) = (why is null))
);
create index session_open on operators.session (operator_id) where ended_at is null;
create index session_expiry on operators.session (expires_at) where ended_at is null;

insert into operators.operator (id, person_id, blocked, created_at)
select id, id, status = 'blocked', created_at from identity.account where kind = 'operator';

-- Nobody loses a call that they could make: who looked after operators is an administrator, and what else somebody had becomes a
-- role of the house, one for each set of permissions that there was. Roles from before may join what no new one may.
create temporary table renamed on commit drop as
select old, unnest(string_to_array(new, ' ')) as new from (values
  ('cashier.deposits', 'cashier.view deposit.decide deposit.reverse bank.import'),
  ('cashier.withdrawals', 'cashier.view withdrawal.review withdrawal.pay withdrawal.dispute'),
  ('cashier.adjustments', 'cashier.view ledger.view correction.propose correction.approve channel.edit recon.view recon.repair'),
  ('cashier.channels', 'cashier.view channel.edit'),
  ('promotions', 'loyalty.view loyalty.edit application.decide ticket.grant bonus.void'),
  ('points', 'loyalty.view loyalty.edit redemption.decide'),
  ('missions', 'loyalty.view loyalty.edit'),
  ('messages', 'member.view member.message'),
  ('feedback', 'feedback.view feedback.answer'),
  ('content', 'site.view site.content'),
  ('site.brand', 'site.view site.brand'),
  ('site.rules', 'site.view site.rules'),
  ('tables', 'lottery.view draw.void'),
  ('tables.limits', 'lottery.view limit.edit'),
  ('book', 'lottery.view draw.void'),
  ('book.limits', 'lottery.view limit.edit'),
  ('rooms', 'lottery.view draw.void'),
  ('providers', 'provider.view provider.edit'),
  ('vendors', 'game.view game.edit'),
  ('chat', 'chat.moderate talk.answer'),
  ('affiliates', 'agent.view affiliate.decide'),
  ('contracts', 'agent.view contract.offer contract.end settlement.rerun'),
  ('members', 'member.view member.reveal member.note member.lock member.unlock member.credentials member.limit member.move '
    'risk.view case.work')
) as mapped (old, new);

create temporary table kept on commit drop as
select id, created_at, array(
  select distinct permission
  from (
    select new as permission from renamed where old = any (permissions)
    union all values ('dashboard.view'), ('approval.view')
  ) every_one
  order by permission
) as permissions
from identity.account where kind = 'operator';

insert into operators.role (code, permissions, created_at)
select 'before-' || row_number() over (order by permissions), permissions, min(created_at) from kept group by permissions;

insert into operators.grant (operator_id, role, granted_at)
select id, code, kept.created_at from kept join operators.role using (permissions)
union all
select id, 'administrator', created_at from identity.account where kind = 'operator' and permissions @> '{operators}';

-- They sign in again, at a door of their own.
delete from identity.session s using identity.account a where a.id = s.account_id and a.kind = 'operator';
update identity.account set status = 'active' where kind = 'operator';
alter table identity.account drop column permissions;
