-- Who may sign in, on which device, and what was tried.
create schema identity;

create table identity.account (
  id bigint generated always as identity (start with 100001) primary key,
  username text not null,
  username_key text not null unique,
  kind text not null check (kind in ('member', 'operator')),
  agent_type smallint not null check (agent_type in (0, 1, 2, 4, 41, 42)),
  password_hash text not null,
  password_changed_at timestamptz not null,
  status text not null default 'active' check (status in ('active', 'blocked')),
  first_signed_in_at timestamptz,
  created_at timestamptz not null
);

create table identity.session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  device_hash bytea not null,
  account_id bigint not null references identity.account,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on identity.session (account_id);
create index session_expiry on identity.session (expires_at);

create table identity.sign_in (
  account_id bigint not null references identity.account,
  at timestamptz not null,
  address text not null,
  primary key (account_id, at)
);

create table identity.sign_in_failure (
  username_key text not null,
  address text not null,
  at timestamptz not null
);
create index sign_in_failure_name on identity.sign_in_failure (username_key, at);
create index sign_in_failure_address on identity.sign_in_failure (address, at);

create table identity.captcha (
  id_hash bytea primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index captcha_expiry on identity.captcha (expires_at);

-- What other domains may join: who may act at all.
create view identity.account_state as select id as account_id, status = 'active' as active from identity.account;
