-- Numbers and addresses to sign in and recover with, codes, links, tickets, puzzles, and accounts at other services.
alter table identity.account
  add column dialing_code text,
  add column mobile_num text,
  add column email text,
  -- Given by somebody else: good for signing in, and then it must be changed.
  add column password_one_time boolean not null default false,
  add column withdrawal_hold_until timestamptz,
  add constraint account_mobile_whole check ((dialing_code is null) = (mobile_num is null)),
  add constraint account_mobile unique (mobile_num, dialing_code);
create index account_guest on identity.account (created_at) where agent_type = 4 and status = 'active';

alter table identity.session
  add column must_change boolean not null default false,
  -- The browser asked to be remembered; the ticket waits until the password was changed.
  add column remember_as text,
  add column change_ticket_hash bytea,
  add column change_ticket_expires_at timestamptz;

create index sign_in_address on identity.sign_in (address, at);

create table identity.sms_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('login', 'recovery', 'register')),
  -- With plus and country code.
  number text not null,
  code_hash bytea not null,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  exhausted_at timestamptz
);
create index sms_code_number on identity.sms_code (number, created_at);
create index sms_code_address on identity.sms_code (address, created_at);

create table identity.recovery_attempt (
  username_key text not null,
  address text not null,
  at timestamptz not null
);
create index recovery_attempt_name on identity.recovery_attempt (username_key, at);
create index recovery_attempt_address on identity.recovery_attempt (address, at);

create table identity.password_link (
  token_hash bytea primary key,
  account_id bigint not null references identity.account,
  expires_at timestamptz not null
);

create table identity.remember_ticket (
  ticket_hash bytea primary key,
  -- All tickets that came from one sign-in; a second use of any ends them all.
  family uuid not null,
  account_id bigint not null references identity.account,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index remember_ticket_family on identity.remember_ticket (family);
create index remember_ticket_account on identity.remember_ticket (account_id);

create table identity.slider_puzzle (
  id_hash bytea primary key,
  gap_px integer not null,
  tries integer not null default 0,
  -- Set by the right answer, taken away by the call that it guards.
  token_hash bytea,
  expires_at timestamptz not null
);

create table identity.social_flow (
  id_hash bytea primary key,
  provider text not null,
  state_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);

create table identity.social_account (
  provider text not null,
  subject text not null,
  account_id bigint not null references identity.account,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
