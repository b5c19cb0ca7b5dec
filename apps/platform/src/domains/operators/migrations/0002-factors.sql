-- A second thing to prove beside the password, and what a session remembers of it.
create table operators.factor (
  operator_id bigint not null references operators.operator,
  -- Pending until a code of it was typed once.
  state text not null check (state in ('pending', 'held')),
  sealed_secret bytea not null,
  -- The newest step of which a code was taken: neither it nor one before counts again.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  primary key (operator_id, state)
);

create table operators.recovery_code (
  operator_id bigint not null references operators.operator,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

-- A password that was right, until the factor is.
create table operators.challenge (
  id_hash bytea primary key,
  operator_id bigint not null references operators.operator,
  desk_hash bytea not null,
  must_change boolean not null,
  expires_at timestamptz not null
);
create index challenge_expiry on operators.challenge (expires_at);

-- What somebody should know who was not there.
create table operators.notice (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators.operator,
  kind text not null,
  about_id bigint not null references operators.operator,
  at timestamptz not null
);
create index notice_of on operators.notice (operator_id, id desc);

-- Sessions from before know of no factor: they end, and who had them enrols one.
alter table operators.session add column proven_at timestamptz, drop constraint session_why_check;
alter table operators.session add constraint session_why_check check (
  why in ('signed-out', 'ended', 'ended-others', 'blocked', 'new-password', 'new-factor', 'idle', 'expired'));
update operators.session set ended_at = now(), why = 'new-factor' where ended_at is null;
