-- An act that takes two is asked for by one operator and decided by another. Whatever waited for a second call of the same is not
-- carried over: nobody had agreed to it, and it is asked for anew.
drop table approvals.proposal;
create table approvals.request (
  id bigint generated always as identity primary key,
  operation text not null,
  subject text not null,
  -- As it came in, for the same handler.
  input jsonb not null,
  -- What it would change, before and after; what is not as before any more when it is decided is not done.
  preview jsonb not null,
  reason text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'REFUSED', 'CANCELLED', 'EXPIRED', 'FAILED')),
  requested_by bigint not null,
  requester_person bigint not null,
  requester_session text not null,
  requester_address text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by bigint,
  decider_person bigint,
  decided_at timestamptz,
  decision_reason text,
  result jsonb,
  -- Two accounts of one person are not four eyes, whatever the code above thinks.
  check (state not in ('DONE', 'REFUSED') or (decider_person is not null and decider_person <> requester_person)),
  check ((state = 'OPEN') = (decided_at is null))
);
create unique index request_open on approvals.request (operation, subject) where state = 'OPEN';
create index request_end on approvals.request (expires_at) where state = 'OPEN';
create index request_of on approvals.request (requested_by, id);
create index request_state on approvals.request (state, id);
