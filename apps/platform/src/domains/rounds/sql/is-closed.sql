-- True for a round of a member that takes no more bets. A query over many rounds asks rounds.closed_round instead.
create or replace function rounds.is_closed(provider text, round text, member bigint, at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from rounds.closed_round c
    where c.provider_code = provider and c.round_id = round and c.member_id = member
      and c.placed_at > at - rounds.closed_rounds_last())
$$;
