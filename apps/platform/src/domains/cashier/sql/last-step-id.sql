-- For readers of steps: the last id that was drawn; steps with it or a lower one may still come.
create or replace function cashier.last_step_id() returns bigint language sql volatile as $$
  -- A sequence that nothing was drawn from tells the first id as its last.
  select case when is_called then last_value else 0 end from cashier.step_id_seq
$$;
