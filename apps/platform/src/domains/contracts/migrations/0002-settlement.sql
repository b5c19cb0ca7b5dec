-- One run settles one window of a type and period. Its settings are kept, so that it can be computed again.
create table contracts.run (
  id bigint generated always as identity primary key,
  type text not null,
  period text not null default '',
  window_start timestamptz not null,
  window_end timestamptz not null,
  -- Facts known before it count; those of earlier windows that became known since known_from are adjusted here.
  cutoff timestamptz not null,
  known_from timestamptz not null,
  payer text not null check (payer in ('UPLINE', 'HOUSE')),
  carry_negative boolean not null,
  active_min_units bigint not null,
  state text not null default 'FROZEN' check (state in ('FROZEN', 'DONE')),
  frozen_at timestamptz not null,
  done_at timestamptz,
  unique (type, period, window_start)
);

-- What one contract comes to in one window, with every figure that it was computed from.
create table contracts.line (
  id bigint generated always as identity primary key,
  run_id bigint not null references contracts.run,
  contract_id bigint not null references contracts.contract,
  type text not null,
  window_start timestamptz not null,
  window_end timestamptz not null,
  -- Null is the house.
  payer_id bigint,
  payee_id bigint not null,
  -- Members above the payee: payers are paid before they pay.
  depth integer not null,
  turnover_units bigint not null default 0,
  payout_units bigint not null default 0,
  rebate_units bigint not null default 0,
  bonus_units bigint not null default 0,
  salary_units bigint not null default 0,
  valid_bet_units bigint not null,
  active_members integer not null,
  -- The step that was reached, from 1; 0 is none.
  tier integer not null,
  threshold_units bigint not null,
  rate_ppm bigint not null,
  -- A losing period lowers the base of the next where the brand has it so; never above 0.
  base_in_units bigint not null default 0 check (base_in_units <= 0),
  base_out_units bigint not null default 0 check (base_out_units <= 0),
  -- What the contract earns, and what of it this payer owes: less than that only where the house pays every level.
  gross_units bigint not null check (gross_units >= 0),
  due_units bigint not null check (due_units >= 0),
  adjustment_units bigint not null,
  carry_in_units bigint not null,
  amount_units bigint not null check (amount_units >= 0),
  carry_out_units bigint not null check (carry_out_units <= 0),
  state text not null check (state in ('FROZEN', 'PAID', 'PENDING', 'ZERO', 'NETTED')),
  paid_at timestamptz,
  unique (contract_id, window_start),
  check (amount_units + carry_out_units = due_units + adjustment_units + carry_in_units),
  check ((amount_units = 0) = (state in ('ZERO', 'NETTED'))),
  check ((paid_at is not null) = (state = 'PAID'))
);
create index line_payee on contracts.line (payee_id, type, window_start desc);
create index line_payer on contracts.line (payer_id, type, window_start desc) where payer_id is not null;
create index line_window on contracts.line (type, window_start);
create index line_run on contracts.line (run_id);
create index line_frozen on contracts.line (run_id, depth, payee_id) where state = 'FROZEN';
create index line_pending on contracts.line (payer_id, id) where state = 'PENDING';

-- Only the state of a line moves on; what it was computed from never changes.
create function contracts.guard_line() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - 'state' - 'paid_at') <> (to_jsonb(new) - 'state' - 'paid_at')
    or old.state in ('PAID', 'ZERO', 'NETTED') then
    raise exception 'line % is never changed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger line_guard before update on contracts.line for each row execute function contracts.guard_line();
create trigger line_no_delete before delete on contracts.line for each row execute function ledger.refuse_change();
create trigger line_no_truncate before truncate on contracts.line
  for each statement execute function ledger.refuse_change();

-- What a window that was settled would earn with what became known later, less what it was last computed at.
create table contracts.adjustment (
  id bigint generated always as identity primary key,
  -- The run that found it, and the line that took it in; null where no contract of the pair was in force any more.
  run_id bigint not null references contracts.run,
  line_id bigint references contracts.line,
  contract_id bigint not null references contracts.contract,
  window_start timestamptz not null,
  window_end timestamptz not null,
  valid_bet_before_units bigint not null,
  valid_bet_units bigint not null,
  net_loss_before_units bigint not null,
  net_loss_units bigint not null,
  gross_before_units bigint not null,
  gross_units bigint not null,
  before_units bigint not null,
  after_units bigint not null
);
create index adjustment_line on contracts.adjustment (line_id);
create index adjustment_window on contracts.adjustment (contract_id, window_start, id desc);
create trigger adjustment_immutable before update or delete on contracts.adjustment
  for each row execute function ledger.refuse_change();

-- What goes on from one line of a pair to the next: it passes to the contract that follows.
create table contracts.carry (
  payee_id bigint not null,
  type text not null,
  -- 0 is the house.
  payer_id bigint not null,
  units bigint not null,
  base_units bigint not null default 0,
  primary key (payee_id, type, payer_id)
);
