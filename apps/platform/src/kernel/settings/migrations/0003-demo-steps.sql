-- What a first start has done of the demo world, so that one that was killed goes on where it was.
create table settings.demo_step (
  name text primary key,
  -- what the step answered, for those after it
  answer jsonb,
  at timestamptz not null default now()
);
-- A house that is there already was filled before steps were kept.
insert into settings.demo_step (name) select 'complete' where exists (select from settings.brand);
