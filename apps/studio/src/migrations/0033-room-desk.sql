-- What operators do to rooms of games between members, and what a nightly look at their hands found.

-- Set once an operator asked for it: nobody settles the match any more, whoever keeps its room.
alter table studio.match add column void_asked timestamptz;
-- Since when the member sat or waited at the table, for the signals of members who queue together.
alter table studio.match_seat add column queued_at timestamptz;
create index match_newest on studio.match (begun_at desc, id);

-- An act is kept under a name of its own; the keeper of the rooms does what is not done yet.
create table studio.room_act (
  id uuid primary key,
  kind text not null check (kind in ('close', 'void')),
  game_code text not null,
  -- A room, or a match.
  target text not null,
  operator text not null,
  reason text not null,
  acted_at timestamptz not null,
  -- Null while a room that is to close has a hand to play to its end.
  done_at timestamptz
);
create index room_act_due on studio.room_act (acted_at) where done_at is null;
create index room_act_of on studio.room_act (target);

-- Signals of a night; hands are ids of matches that bear them out.
create table studio.match_signal (
  night date not null,
  game_code text not null,
  user_id text not null,
  partner_id text,
  kind text not null,
  figure double precision not null,
  hands text[] not null,
  found_at timestamptz not null
);
create index match_signal_newest on studio.match_signal (night desc, user_id);

-- Nights whose hands were looked at.
create table studio.match_signal_night (night date primary key, done_at timestamptz not null);
