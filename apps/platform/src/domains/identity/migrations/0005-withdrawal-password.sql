-- Six digits that are asked for where money leaves, and what was guessed wrong since the last right one.
create table identity.withdrawal_password (
  account_id bigint primary key references identity.account,
  hash text not null,
  changed_at timestamptz not null,
  failures integer not null default 0,
  locked_until timestamptz
);
