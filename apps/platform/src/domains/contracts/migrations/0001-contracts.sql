-- Terms between a direct upline, or the house, and one member. Rates are in parts per million, amounts in units.
create schema contracts;

create table contracts.contract (
  id bigint generated always as identity primary key,
  type text not null check (type in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  -- Null is the house.
  payer_id bigint references agents.member,
  payee_id bigint not null references agents.member,
  -- Of a dividend; empty for salaries.
  period text not null default '' check (period in ('', 'DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
  -- Steps, the lowest first: {"validBetUnits", "netLossUnits", "activeMembers", "ratePpm"}, units and rate as texts.
  tiers jsonb not null,
  top_rate_ppm bigint not null check (top_rate_ppm > 0),
  state text not null default 'OFFERED'
    check (state in ('OFFERED', 'ACTIVE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'TERMINATED')),
  end_reason text check (end_reason in ('SUPERSEDED', 'UPLINE', 'DOWNLINE', 'CASCADE', 'OPERATOR')),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  -- One number for each payee and type, for the constraint below.
  lane bigint not null generated always as
    (payee_id * 4 + case type when 'DIVIDEND' then 0 when 'DAILY' then 1 when 'HOURLY' then 2 else 3 end) stored,
  check ((type = 'DIVIDEND') = (period <> '')),
  check (payer_id <> payee_id),
  check ((end_reason is not null) = (state = 'TERMINATED')),
  check ((accepted_at is not null) = (state in ('ACTIVE', 'TERMINATED'))),
  check ((ended_at is null) = (state in ('OFFERED', 'ACTIVE'))),
  -- At any moment a member has one contract of a type in force at most.
  constraint contract_in_force exclude using gist (
    int8range(lane, lane, '[]') with &&, tstzrange(accepted_at, ended_at) with &&
  ) where (accepted_at is not null)
);
create unique index contract_offered on contracts.contract (payee_id, type) where state = 'OFFERED';
create index contract_payee on contracts.contract (payee_id, type, id desc);
create index contract_payer on contracts.contract (payer_id, type, id desc);
create index contract_accepted on contracts.contract (type, period, accepted_at) where accepted_at is not null;

-- How far each type and period is settled: windows that end at or before through are closed, and facts that were known
-- before cutoff are in them. Whoever lets a contract begin or end holds these rows, as the settlement does.
create table contracts.position (
  type text not null,
  period text not null default '',
  through timestamptz not null,
  cutoff timestamptz not null,
  primary key (type, period)
);

-- Terms never change, a contract begins and ends once, and neither ever reaches back into a closed window.
create function contracts.guard_contract() returns trigger language plpgsql as $$
declare
  closed timestamptz;
begin
  if (old.type, old.payer_id, old.payee_id, old.period, old.tiers, old.top_rate_ppm, old.offered_at, old.expires_at)
    is distinct from (new.type, new.payer_id, new.payee_id, new.period, new.tiers, new.top_rate_ppm, new.offered_at, new.expires_at)
    or (old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at)
    or (old.ended_at is not null and (new.ended_at, new.state) is distinct from (old.ended_at, old.state)) then
    raise exception 'terms and dates of contract % are never changed', old.id using errcode = 'restrict_violation';
  end if;
  select through into closed from contracts.position p where p.type = old.type and p.period = old.period;
  if (old.accepted_at is null and new.accepted_at < closed)
    or (old.accepted_at is not null and old.ended_at is null and new.ended_at < closed) then
    raise exception 'contract % would change a window that is closed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger contract_guard before update on contracts.contract
  for each row execute function contracts.guard_contract();
create trigger contract_no_delete before delete on contracts.contract
  for each row execute function ledger.refuse_change();
create trigger contract_no_truncate before truncate on contracts.contract
  for each statement execute function ledger.refuse_change();
