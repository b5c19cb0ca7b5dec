create or replace function contracts.guard_contract() returns trigger language plpgsql as $$
declare
  closed timestamptz;
begin
  if (old.type, old.payer_id, old.payee_id, old.period, old.tiers, old.top_rate_ppm, old.offered_at, old.expires_at, old.starts_at)
    is distinct from (new.type, new.payer_id, new.payee_id, new.period, new.tiers, new.top_rate_ppm, new.offered_at, new.expires_at, new.starts_at)
    or (old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at)
    or (old.ended_at is not null and (new.ended_at, new.state) is distinct from (old.ended_at, old.state)) then
    raise exception 'terms and dates of contract % are never changed', old.id using errcode = 'restrict_violation';
  end if;
  select through into closed from contracts.position p where p.type = old.type and p.period = old.period;
  if (old.accepted_at is null and new.accepted_at < greatest(closed, old.starts_at))
    or (old.accepted_at is not null and old.ended_at is null and new.ended_at < closed) then
    raise exception 'contract % would change a window that is closed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
