-- Position below which no fact can appear any more: that of the oldest transaction that still runs.
create or replace function rounds.safe_position() returns bigint language sql stable
return rounds.position_base() + pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
