-- Codes that prove that a number or an address is a member's own.
alter table identity.sms_code drop constraint sms_code_purpose_check,
  add constraint sms_code_purpose_check check (purpose in ('login', 'recovery', 'register', 'bind'));

create table identity.email_code (
  id bigint generated always as identity primary key,
  account_id bigint not null references identity.account,
  email text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz
);
create index email_code_account on identity.email_code (account_id, created_at);
