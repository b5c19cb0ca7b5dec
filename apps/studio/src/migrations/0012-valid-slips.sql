-- The part of a slip that counts as valid bet, where tickets of one draw oppose each other; null where all of it does.
alter table studio.slip add column valid_cents bigint check (valid_cents between 0 and cost_cents);
create index slip_of_draw_and_user on studio.slip (draw_id, user_id);
