-- Only what goes into a pool and back keeps its order. Wins, and the seed after one, wait beside it for what they need, so
-- that a win which the wallet refuses holds up nothing.
alter table studio.pool_move
  -- What the wallet answered to the last try, if it refused.
  add refusal text,
  -- Of a part that goes in: what the pool owed to wins when it was first sent. Nobody else may win that.
  add owed_units bigint;
update studio.pool_move set owed_units = 0 where move = 'in';
drop index studio.pool_move_due;
create index pool_move_in_line on studio.pool_move (game_code, currency, mode, position)
  where done_at is null and move in ('in', 'back');
create index pool_move_beside on studio.pool_move (game_code, currency, mode)
  where done_at is null and move in ('seed', 'win');
