-- What a member tells of themselves when they register, and a rule for each field of the form. The number and the e-mail
-- address are credentials and stand with the account.
alter table members.member
  add column payee_name text,
  add column qq_num text,
  add column line text,
  add column whatsapp text,
  add column facebook text,
  add column wechat text,
  add column id_number text,
  add column birth_date text check (birth_date ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Asked for where money leaves; never the password of the account.
  add column payment_password_hash text,
  add column registered_domain text,
  add column register_method text not null default 'WEB';

alter table members.field_rule add column position integer not null default 0;

update members.field_rule set position = 1 where field = 'username';
update members.field_rule set position = 2, pattern_id = 'PASSWORD_ALNUM',
  accepted_pattern = '[!-/:-@\[-`{-~]*(?:[A-Za-z][!-/:-~]*[0-9]|[0-9][!-@\[-`{-~]*[A-Za-z])[!-~]*' where field = 'password';
update members.field_rule set position = 3, pattern_id = 'PASSWORD_ALNUM',
  accepted_pattern = '[!-/:-@\[-`{-~]*(?:[A-Za-z][!-/:-~]*[0-9]|[0-9][!-@\[-`{-~]*[A-Za-z])[!-~]*' where field = 'confirmPassword';
update members.field_rule set position = 17 where field = 'captcha';

insert into members.field_rule (position, field, enabled, required, min_length, max_length, pattern_id, accepted_pattern) values
  (4, 'payeeName', false, false, 2, 50, 'NAME', '\p{L}[\p{L}\p{M} .''’-]*'),
  (5, 'mobileNum', false, false, 6, 15, 'PHONE', '[0-9]+'),
  (6, 'verificationCode', true, false, 0, 255, 'ANY', '*'),
  (7, 'email', true, false, 5, 100, 'EMAIL', '[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+'),
  (8, 'birthDate', false, false, 10, 10, 'DATE', '[0-9]{4}-[0-9]{2}-[0-9]{2}'),
  (9, 'idNumber', false, false, 4, 30, 'ALNUM', '[A-Za-z0-9]+'),
  (10, 'qqNum', false, false, 5, 12, 'NUM', '[0-9]+'),
  (11, 'line', false, false, 1, 50, 'ANY', '*'),
  (12, 'whatsapp', false, false, 1, 50, 'ANY', '*'),
  (13, 'facebook', false, false, 1, 50, 'ANY', '*'),
  (14, 'wechat', false, false, 1, 50, 'ANY', '*'),
  (15, 'paymentPassword', false, false, 6, 6, 'NUM', '[0-9]+'),
  (16, 'affiliateCode', true, false, 1, 50, 'ALNUM', '[A-Za-z0-9]+');
alter table members.field_rule alter column position drop default;
