-- Odds of accepted bets that are not those of the sheet of their state, each found once. `void`: far too high, and found before
-- the next block was opened; `stands`: too high otherwise; `credit`: too low, so that a win is owed the difference.
create table sports.price_error (
  bet_id uuid not null references sports.bet,
  position integer not null,
  accepted_milli integer not null,
  right_milli integer not null,
  effect text not null check (effect in ('void', 'stands', 'credit')),
  found_at timestamptz not null,
  primary key (bet_id, position)
);
create trigger price_error_kept before update or delete on sports.price_error for each row execute function studio.refuse_change();

-- What members are owed beside the payouts of their bets. The wallet is asked until it has paid.
create table sports.credit (
  bet_id uuid primary key references sports.bet,
  units bigint not null check (units > 0),
  reason text not null check (reason in ('WRONG_PRICE')),
  retry_at timestamptz,
  refusal text,
  credited_at timestamptz
);
create index credit_retry on sports.credit (retry_at) where retry_at is not null;
create trigger credit_kept before delete on sports.credit for each row execute function studio.refuse_change();
create trigger credit_owed before update on sports.credit for each row
  when (new.units <> old.units or new.reason <> old.reason or (old.credited_at is not null and new.credited_at is distinct from old.credited_at))
  execute function studio.refuse_change();
