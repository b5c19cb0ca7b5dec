-- What a losing period takes off the next base, as it was computed again; null where it was never looked at.
alter table contracts.adjustment
  add column base_in_units bigint check (base_in_units <= 0),
  add column base_out_units bigint check (base_out_units <= 0);
