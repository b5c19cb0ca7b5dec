-- Voids that two operators agreed on, by the second one's request: the same request again needs no further agreement, and the
-- provider answers it as it did.
create table launch.agreed_void (
  request_id text primary key,
  operator_id bigint not null,
  action text not null,
  subject text not null,
  agreed_at timestamptz not null
);
