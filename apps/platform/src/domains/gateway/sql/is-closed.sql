-- Whether a round of a member takes no more bets.
create or replace function gateway.is_closed(provider text, round text, member bigint, at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from rounds.bet b
    where b.provider_code = provider and b.round_id = round and b.member_id = member and b.closes_round
      and b.placed_at > at - gateway.closed_rounds_last())
$$;
