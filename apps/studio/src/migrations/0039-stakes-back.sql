-- The stakes of a slip that only came back: tickets that were paid exactly what they cost. Written as a slip is decided; null on
-- those that were decided before, whose settle may be under way already and is repeated as it was.
alter table studio.slip add column pushed_cents bigint check (pushed_cents between 0 and cost_cents);
