-- Signs of life of the platform's processes. What they say is gone an hour after the last one.
create table deployment.process (
  id uuid primary key,
  -- Host and number.
  name text not null,
  role text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default clock_timestamp(),
  memory_bytes bigint not null
);
