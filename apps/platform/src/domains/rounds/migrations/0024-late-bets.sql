-- The betting record counts a bet when it was settled, and bets lie in months by the time at which they were placed. What was
-- settled more than a week later is noted here, so that a record of some days looks at its own months alone.
create table rounds.late_bet (
  member_id bigint not null,
  settled_at timestamptz not null,
  placed_at timestamptz not null
);
create index late_bet_member on rounds.late_bet (member_id, settled_at);
create index late_bet_settled on rounds.late_bet (settled_at);

create function rounds.note_late_bet() returns trigger language plpgsql as $$
begin
  insert into rounds.late_bet (member_id, settled_at, placed_at) values (new.member_id, new.settled_at, new.placed_at);
  return null;
end $$;
create trigger bet_late after insert or update of settled_at on rounds.bet for each row
  when (new.settled_at - new.placed_at > interval '7 days') execute function rounds.note_late_bet();

insert into rounds.late_bet (member_id, settled_at, placed_at)
select member_id, settled_at, placed_at from rounds.bet where settled_at - placed_at > interval '7 days';
