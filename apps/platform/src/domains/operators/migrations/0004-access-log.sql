-- Which operator opened which member, and what of them. Beside the audit, whose writers wait for each other.
create table operators.access_log (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators.operator,
  member_id bigint not null,
  tab text not null,
  address text not null,
  at timestamptz not null
);
create index access_log_member on operators.access_log (member_id, id desc);
create index access_log_operator on operators.access_log (operator_id, id desc);
create trigger refuse_change before update or delete on operators.access_log for each row execute function ledger.refuse_change();
create trigger refuse_truncate before truncate on operators.access_log for each statement execute function ledger.refuse_change();
