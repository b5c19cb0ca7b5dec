-- Marks the first showing of a token. False when it was shown before or too late.
create or replace function launch.open_session(session bigint, at timestamptz) returns boolean language sql as $$
  with opened as (
    update launch.game_session set opened_at = at
    where id = session and (opened_at is not null or open_by >= at) and ended_at is null and expires_at > at
    returning 1
  )
  select exists (select from opened)
$$;
