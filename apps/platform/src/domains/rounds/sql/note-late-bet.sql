create or replace function rounds.note_late_bet() returns trigger language plpgsql as $$
begin
  insert into rounds.late_bet (member_id, settled_at, placed_at) values (new.member_id, new.settled_at, new.placed_at);
  return null;
end $$;
