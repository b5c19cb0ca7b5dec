-- What the command line gives somebody to set a password and a factor by, once.
create table operators.enrolment_link (
  token_hash bytea primary key,
  operator_id bigint not null references operators.operator,
  expires_at timestamptz not null
);
