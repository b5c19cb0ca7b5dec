-- What the house writes to one member.
create schema messages;

create table messages.message (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.account,
  -- By language: { title, html }. Shown in the language that the reader has chosen by then.
  texts jsonb not null,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index message_inbox on messages.message (member_id, id desc);
create index message_unread on messages.message (member_id) where read_at is null;
