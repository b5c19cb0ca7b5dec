-- Somebody of risk has locked the member: two lift it.
alter table identity.account add column locked_by_risk boolean not null default false;
