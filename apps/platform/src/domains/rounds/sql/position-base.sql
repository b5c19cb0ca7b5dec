-- Positions of facts: a transaction's id above a base of the database's own, so that they go on growing when the database
-- moves to a server that counts transactions from the beginning. The base is a function without a table behind it, so that
-- it costs nothing where facts are written.
create or replace function rounds.position_base() returns bigint language sql immutable parallel safe return 0::bigint;
