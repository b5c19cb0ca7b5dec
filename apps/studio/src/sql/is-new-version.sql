-- What was committed to, sealed and drawn never changes; only a sealed draw without a result may go on as a new version.
create or replace function studio.is_new_version(was studio.draw, becomes studio.draw) returns boolean language sql immutable as $$
  select was.state = 'SEALED' and becomes.state = 'REDRAWN' and was.result is null and becomes.result is null
    and becomes.version = was.version + 1 and becomes.beacon_round is not null
$$;
