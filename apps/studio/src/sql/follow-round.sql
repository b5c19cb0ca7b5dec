create or replace function studio.follow_round() returns trigger language plpgsql as $$
begin
  if studio.is_open(new.state) then
    insert into studio.open_round (user_id, game_code, round_id) values (new.user_id, new.game_code, new.id);
  else
    delete from studio.open_round where user_id = new.user_id and game_code = new.game_code and round_id = new.id;
  end if;
  return new;
end $$;
