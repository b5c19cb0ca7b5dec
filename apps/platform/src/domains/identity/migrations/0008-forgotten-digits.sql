-- Codes that stand in for a forgotten withdrawal password; one that was mailed is good for what it was asked for alone.
alter table identity.sms_code drop constraint sms_code_purpose_check,
  add constraint sms_code_purpose_check check (purpose in ('login', 'recovery', 'register', 'bind', 'withdrawal'));
alter table identity.email_code
  add column purpose text not null default 'bind' check (purpose in ('bind', 'withdrawal'));
alter table identity.email_code alter column purpose drop default;
