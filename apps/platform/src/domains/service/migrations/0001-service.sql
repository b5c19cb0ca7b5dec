-- What people tell the house, and what it answers.
create schema service;

create table service.feedback (
  id bigint generated always as identity primary key,
  -- Null for somebody without an account.
  member_id bigint references identity.account,
  address text not null,
  question_type text not null,
  content text not null,
  contact text not null,
  language text not null,
  sent_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index feedback_waiting on service.feedback (id) where answered_at is null;
create index feedback_member on service.feedback (member_id, id desc) where member_id is not null;
create index feedback_sent on service.feedback (address, sent_at);

create table service.application (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.account,
  comment text not null,
  contact text not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REJECTED')),
  reason text,
  sent_at timestamptz not null,
  decided_at timestamptz
);
create unique index application_waiting on service.application (member_id) where state = 'PENDING';
create index application_member on service.application (member_id, id desc);

-- A talk of one visitor or member with the house. Its key is a secret of their browser.
create table service.talk (
  id bigint generated always as identity primary key,
  key_hash bytea not null unique,
  member_id bigint references identity.account,
  opened_at timestamptz not null
);

-- Posts of the common room, which have no talk, and what was said in talks.
create table service.post (
  id bigint generated always as identity primary key,
  talk_id bigint references service.talk,
  -- Null for a visitor, and for the house.
  author_id bigint references identity.account,
  staff boolean not null default false,
  text text not null,
  posted_at timestamptz not null,
  removed_at timestamptz
);
create index post_room on service.post (id desc) where talk_id is null and removed_at is null;
create index post_talk on service.post (talk_id, id desc) where talk_id is not null;
create index post_author on service.post (author_id, posted_at desc) where author_id is not null;
