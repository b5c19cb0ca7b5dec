-- Ends a round for members who staked nothing in it. It counts as closed from then on, as one does whose bets say so.
create or replace function rounds.end_for_seats(provider text, round text, members bigint[], at timestamptz) returns void language sql as $$
  insert into rounds.seat_end (provider_code, round_id, member_id, ended_at)
  select provider, round, member, at from unnest(members) member
  on conflict (provider_code, round_id, member_id) do update set ended_at = excluded.ended_at
$$;
