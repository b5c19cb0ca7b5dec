-- Brakes of the house that are pressed; one that is lifted has no row.
create table settings.stop (
  stop text primary key check (stop in ('deposits', 'withdrawals', 'play', 'registration', 'bonuses')),
  pressed_at timestamptz not null,
  -- The operator by name.
  pressed_by text not null,
  reason text not null
);
