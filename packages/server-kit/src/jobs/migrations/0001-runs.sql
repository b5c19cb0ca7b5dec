-- What jobs did. The queue itself lives in the schema of its library.
create schema job;

create table job.run (
  id bigint generated always as identity primary key,
  name text not null,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- What the run has to tell of its work.
  did jsonb,
  error text
);
create index run_name on job.run (name, id desc);
create index run_started on job.run using brin (started_at);

-- How each job stands, and which process runs it: a run keeps its lease alive, so that no other begins beside it.
create table job.state (
  name text primary key,
  holder uuid,
  held_until timestamptz not null default '-infinity',
  known_since timestamptz not null default clock_timestamp(),
  last_success_at timestamptz,
  -- Of the last run that ended; null when it went well.
  last_error text
);
