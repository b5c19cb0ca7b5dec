-- What a salary's due has below a cent is not cut away: dues are cut to units, and what makes no cent goes on to the next line
-- of the same contract. cut_units says to what a run cut its dues, so that older ones are computed again as they were.
alter table contracts.run add column cut_units bigint not null default 100 check (cut_units in (1, 100));
alter table contracts.run alter column cut_units drop default;

alter table contracts.line
  drop constraint line_state_check,
  drop constraint line_carry_out_units_check,
  drop constraint line_check1,
  add constraint line_state_check check (state in ('FROZEN', 'PAID', 'PENDING', 'ZERO', 'NETTED', 'CARRIED')),
  add constraint line_carry_out_units_check check (carry_out_units < 100 and (amount_units = 0 or carry_out_units >= 0)),
  add constraint line_amount_state_check check ((amount_units = 0) = (state in ('ZERO', 'NETTED', 'CARRIED'))),
  add constraint line_cents_check check (amount_units % 100 = 0);

create or replace function contracts.guard_line() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - 'state' - 'paid_at') <> (to_jsonb(new) - 'state' - 'paid_at')
    or old.state in ('PAID', 'ZERO', 'NETTED', 'CARRIED') then
    raise exception 'line % is never changed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Of what a pair carries on, the part that makes no cent, and the contract whose it is: no other one pays it.
alter table contracts.carry
  add column contract_id bigint references contracts.contract,
  add column rest_units bigint not null default 0 check (rest_units >= 0 and rest_units < 100);
