-- Position of what the present transaction writes.
create or replace function rounds.own_position() returns bigint language sql stable
return rounds.position_base() + pg_current_xact_id()::text::bigint;
