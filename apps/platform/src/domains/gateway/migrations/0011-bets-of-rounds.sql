-- What writes and locks bets is of the domain rounds.
drop function gateway.is_closed(text, text, bigint, timestamptz);
drop function gateway.closed_rounds_last();
drop function gateway.lock_bets(text[], int[], text[], timestamptz);
drop function gateway.record_settles(
  text[], text[], text[], boolean[], timestamptz, int[], text[], timestamptz[], timestamptz, timestamptz, bigint[], bigint[],
  rounds.bet_status[], int[]);
