-- Points: what play has earned below a cent, the ratio in force at each movement, goods and redemptions.
-- The points themselves stand in the ledger.
create schema points;

-- Valid bet (units) by earning weight (thousandths) that has not become a hundredth of a point yet; 10,000,000 parts are
-- one. Less than nothing after rollbacks, which later play earns back.
create table points.carry (
  member_id bigint primary key,
  parts bigint not null
) with (fillfactor = 80);

-- The last minute that was folded, so that a member has one movement a minute at most.
create table points.last_fold (only_row boolean primary key default true check (only_row), minute timestamptz not null);
insert into points.last_fold values (true, '-infinity');

-- The ratio in force when a movement of points was posted, by the key of its transfer.
create table points.ratio_note (
  key text collate "C" primary key,
  points_per_unit integer not null check (points_per_unit > 0)
);

create table points.goods (
  id bigint generated always as identity primary key,
  code text not null unique,
  type text not null check (type in ('PHYSICAL', 'CASH')),
  picture text not null,
  -- By language: { name, remark }.
  texts jsonb not null,
  points_units bigint not null check (points_units > 0),
  -- Valid bet of the month that the member needs.
  requirement_units bigint not null check (requirement_units >= 0),
  -- Money that one piece pays; for cash goods alone.
  cash_units bigint check ((type = 'CASH') = (cash_units is not null) and cash_units > 0),
  quantity integer not null check (quantity >= 0),
  available integer not null check (available between 0 and quantity),
  position integer not null,
  enabled boolean not null
);

create table points.redemption (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.account,
  request_id uuid not null,
  goods_id bigint not null references points.goods,
  quantity integer not null check (quantity > 0),
  points_units bigint not null,
  cash_units bigint not null,
  receiving_address text not null,
  mobile text not null,
  status text not null default 'In Process' check (status in ('In Process', 'Approved', 'Rejected')),
  reason text,
  applied_at timestamptz not null,
  decided_at timestamptz,
  unique (member_id, request_id)
);
create index redemption_member on points.redemption (member_id, id desc);
create index redemption_open on points.redemption (id) where status = 'In Process';
