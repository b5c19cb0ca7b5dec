-- Acts of operators that wait for a second one: the latest of each action and subject.
create schema approvals;
create table approvals.proposal (
  action text not null,
  subject text not null,
  -- Digest of everything that the act says; the second operator must say the same.
  content_hash bytea not null,
  operator_id bigint not null,
  proposed_at timestamptz not null,
  primary key (action, subject)
);
