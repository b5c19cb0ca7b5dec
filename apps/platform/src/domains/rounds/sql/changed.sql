-- Rounds of a provider whose last change lies in [changed_from, changed_until), by name and member, after a given one.
create or replace function rounds.changed(
  provider text, changed_from timestamptz, changed_until timestamptz, after_round text, after_member bigint, at_most int
) returns setof rounds.round language sql stable as $$
  select r.* from (
    select distinct b.round_id collate "C" as round_id, b.member_id from rounds.bet b
    where b.provider_code = provider and b.changed_at >= changed_from and b.changed_at < changed_until
      and b.placed_at < changed_until
      and (b.round_id, b.member_id) > (after_round collate "C", after_member)
  ) named
  join lateral (
    select * from rounds.round r
    where r.provider_code = provider and r.round_id = named.round_id and r.member_id = named.member_id
  ) r on r.changed_at < changed_until
  order by r.round_id, r.member_id limit at_most
$$;
