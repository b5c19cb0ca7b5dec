-- Unique indexes cannot span months, so that what they said of rounds is said by triggers, over all months.

-- One round at a time for a player in a game: the database is the referee when two tabs press at once.
create table studio.open_round (
  user_id text not null,
  game_code text not null,
  round_id uuid not null,
  constraint round_open primary key (user_id, game_code)
);
create function studio.is_open(state text) returns boolean language sql immutable as $$
  select state in ('betting', 'playing', 'decided')
$$;
insert into studio.open_round select user_id, game_code, id from studio.round where studio.is_open(state);

-- A round takes the next nonce of its pair as it is written, which nobody can take again.
create function studio.begin_round() returns trigger language plpgsql as $$
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
create trigger round_begun before insert on studio.round for each row execute function studio.begin_round();

create function studio.follow_round() returns trigger language plpgsql as $$
begin
  if studio.is_open(new.state) then
    insert into studio.open_round (user_id, game_code, round_id) values (new.user_id, new.game_code, new.id);
  else
    delete from studio.open_round where user_id = new.user_id and game_code = new.game_code and round_id = new.id;
  end if;
  return new;
end $$;
create trigger round_followed before update on studio.round for each row
  when (studio.is_open(old.state) <> studio.is_open(new.state)) execute function studio.follow_round();
