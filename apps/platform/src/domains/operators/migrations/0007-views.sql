-- Sets of filters, columns and order that operators keep under a name, for themselves or for everybody of a role.
create table operators.view (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators.operator,
  page text not null,
  name text not null,
  -- The address's own words.
  state jsonb not null,
  role text,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (operator_id, page, name)
);
create index view_of_role on operators.view (role, page) where role is not null;
