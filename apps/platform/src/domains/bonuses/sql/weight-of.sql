create or replace function bonuses.weight_of(weights jsonb, game_type text) returns int language sql immutable as $$
  select coalesce((weights ->> game_type)::int, 1000)
$$;
