-- What operators know of a member and nobody changes: who is wrong writes another one.
create table members.note (
  id bigint generated always as identity primary key,
  member_id bigint not null references members.member,
  operator_id bigint not null references identity.account,
  text text not null,
  at timestamptz not null
);
create index note_member on members.note (member_id, id desc);
create trigger refuse_change before update or delete on members.note for each row execute function ledger.refuse_change();
create trigger refuse_truncate before truncate on members.note for each statement execute function ledger.refuse_change();

-- Moved by whoever changes the labels.
alter table members.member add column version integer not null default 0;
create index member_labels on members.member using gin (labels jsonb_path_ops);
