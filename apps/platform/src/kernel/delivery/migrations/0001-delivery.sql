-- Mails and text messages on their way out. A row is written in the transaction of what it tells of, and sent after it.
create schema delivery;

create table delivery.message (
  id bigint generated always as identity primary key,
  -- Goes out with every try, so that a receiver who got it twice can tell.
  message_key uuid not null unique default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- After this it tells nothing useful any more and is not sent.
  good_until timestamptz not null,
  -- When the next try may begin; while one runs, when it counts as lost.
  next_try_at timestamptz not null,
  sent_at timestamptz,
  failure text
);
create index message_queued on delivery.message (next_try_at) where status = 'queued';
create index message_age on delivery.message (created_at);
