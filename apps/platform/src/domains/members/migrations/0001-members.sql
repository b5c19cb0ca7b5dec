-- Members and the rules of the fields that they fill in.
create schema members;

create table members.member (
  id bigint primary key,
  nickname text not null,
  avatar_seed text not null,
  language text not null,
  club_label text,
  club_rank integer,
  affiliate_code text,
  referral_code text,
  registered_from text,
  registered_at timestamptz not null
);

create table members.field_rule (
  field text primary key,
  enabled boolean not null,
  required boolean not null,
  min_length integer not null,
  max_length integer not null check (max_length >= min_length),
  pattern_id text not null,
  accepted_pattern text not null
);
insert into members.field_rule values
  ('username', true, true, 4, 15, 'ALNUM_START_ALPHA', '[A-Za-z][A-Za-z0-9]*'),
  ('password', true, true, 8, 20, 'PASSWORD', '[!-~]*'),
  ('confirmPassword', true, true, 8, 20, 'PASSWORD', '[!-~]*'),
  ('captcha', false, false, 6, 6, 'ALNUM', '[A-Za-z0-9]*');
