-- A round takes the next nonce of its pair as it is written, which nobody can take again.
create or replace function studio.begin_round() returns trigger language plpgsql as $$
begin
  update studio.seed_pair set next_nonce = new.nonce + 1 where id = new.seed_pair_id and next_nonce <= new.nonce;
  if not found then
    raise exception 'nonce % of pair % was played', new.nonce, new.seed_pair_id
      using errcode = 'unique_violation', constraint = 'round_nonce';
  end if;
  if studio.is_open(new.state) then
    insert into studio.open_round (user_id, game_code, round_id) values (new.user_id, new.game_code, new.id);
  end if;
  return new;
end $$;
