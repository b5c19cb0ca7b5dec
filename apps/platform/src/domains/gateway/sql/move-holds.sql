-- Puts money aside for rounds or gives it back: what came together, each move answered on its own, no member twice. Holds are
-- locked before accounts, each in their order, and refusals are found under these locks, so that what closes a round or a member
-- comes before or after as a whole. A known id answers as it did before (rule R2); session, exclusion and game are asked for
-- new holds alone (R7). A release reaches no more than the round holds, and a hold that is refused leaves none behind.
create or replace function gateway.move_holds(moves gateway.hold_move[], at timestamptz)
returns table (item int, status text, balance bigint, wallet bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  -- Members whose round held nothing ever before.
  fresh bigint[];
  statuses text[];
  outcomes text[];
begin
  with made as (
    insert into gateway.hold (provider_code, round_id, member_id, left_units)
    select m.provider, m.round_id, m.member_id, 0 from unnest(moves) m where not m.releases order by m.member_id
    on conflict do nothing returning member_id
  )
  select coalesce(array_agg(member_id), '{}') into fresh from made;
  perform 1 from (select * from unnest(moves) order by member_id) m
  cross join lateral (
    select from gateway.hold h
    where h.provider_code = m.provider and h.round_id = m.round_id and h.member_id = m.member_id for no key update
  ) h;
  perform ledger.lock_accounts(array(select unnest(array[m.wallet_account, m.hold_account]) from unnest(moves) m));

  select array_agg(case
    when k.fingerprint = m.group_print then 'KNOWN'
    when k.key is not null then 'DUPLICATE_TRANSACTION'
    when m.releases then case when coalesce(h.left_units, 0) < m.units then 'NOT_ENOUGH_MONEY' end
    when r.refused_at > at - gateway.refusals_last() then case when r.fingerprint = m.print then r.status else 'DUPLICATE_TRANSACTION' end
    when s.closed_until > at then 'USER_DISABLED'
    when s.opened_at is null or s.ended_at is not null or s.expires_at <= at then 'TOKEN_EXPIRED'
    when g.code is null then 'INVALID_GAME' end order by m.ordinality) into statuses
  from unnest(moves) with ordinality m
  left join ledger.claimed_key k on k.key = 'gw:' || m.provider || ':' || m.transaction_id
  left join gateway.refusal r on r.provider_code = m.provider and r.transaction_id = m.transaction_id
  left join gateway.hold h on h.provider_code = m.provider and h.round_id = m.round_id and h.member_id = m.member_id
  left join launch.wallet_session s on s.session_id = m.session_id
  left join catalogue.open_game g on g.code = m.game_code and g.provider_code = m.provider;

  with passed as materialized (
    select m.*, row_number() over (order by m.ordinality)::int as n from unnest(moves) with ordinality m where statuses[m.ordinality] is null
  ), columns as materialized (
    select array_agg('gw:' || p.provider || ':' || p.transaction_id order by n) as keys, array_agg(p.group_print order by n) as prints,
      array_agg(p.round_id order by n) as rounds, array_agg(null::bigint) as nulls, array_agg(null::text) as no_codes, array_agg(n order by n) as in_order,
      array_agg(jsonb_build_array(jsonb_build_object(
        'debit', case when p.releases then p.hold_account else p.wallet_account end,
        'credit', case when p.releases then p.wallet_account else p.hold_account end,
        'amount', p.units, 'code', p.code, 'mode', 'exact')) order by n) as legs
    from passed p having count(*) > 0
  ), posted as materialized (
    select p.item, p.outcome from columns c,
      ledger.post(c.keys, c.prints, c.rounds, c.nulls, c.nulls, c.nulls, c.no_codes, c.legs, c.in_order) p
  )
  select array_agg(posted.outcome order by m.ordinality) into outcomes
  from unnest(moves) with ordinality m
  left join passed on passed.ordinality = m.ordinality
  left join posted on posted.item = passed.n;
  if outcomes && array['duplicate', 'key_reused'] then
    raise serialization_failure using message = 'an id was taken by another transaction at the same moment';
  end if;
  select array_agg(case u.outcome when 'ok' then 'OK' when 'poor' then 'NOT_ENOUGH_MONEY' when 'account_blocked' then 'USER_DISABLED' else u.status end order by i)
  into statuses from unnest(statuses, outcomes) with ordinality as u (status, outcome, i);
  if array_position(statuses, null) is not null then
    raise exception 'the ledger answers % to holds', outcomes;
  end if;

  update gateway.hold h set left_units = h.left_units + case when m.releases then -m.units else m.units end
  from unnest(moves) with ordinality m
  where statuses[m.ordinality] = 'OK' and h.provider_code = m.provider and h.round_id = m.round_id and h.member_id = m.member_id;
  delete from gateway.hold h using unnest(moves) with ordinality m
  where m.member_id = any (fresh) and statuses[m.ordinality] not in ('OK', 'KNOWN')
    and h.provider_code = m.provider and h.round_id = m.round_id and h.member_id = m.member_id;
  perform gateway.keep_refusals(array_agg(m.provider), array_agg(m.transaction_id), array_agg(m.print), array_agg(statuses[m.ordinality]), at)
  from unnest(moves) with ordinality m
  where not m.releases and statuses[m.ordinality] not in ('OK', 'KNOWN', 'DUPLICATE_TRANSACTION') having count(*) > 0;

  return query
  with standing as materialized (
    select m.ordinality::int as i, m.provider, m.transaction_id, statuses[m.ordinality] as status, a.balance as wallet,
      a.balance + bonuses.playable_units(m.member_id, m.game_type, at) as playable
    from unnest(moves) with ordinality m join ledger.account_balance a on a.id = m.wallet_account
    where statuses[m.ordinality] in ('OK', 'KNOWN')
  ), answered as (
    insert into gateway.answer (provider_code, transaction_id, balance_units)
    select provider, transaction_id, playable from standing where status = 'OK'
  )
  select u.i::int, case u.status when 'KNOWN' then 'OK' else u.status end,
    case u.status when 'OK' then t.playable when 'KNOWN' then coalesce(k.balance_units, t.playable) end,
    case u.status when 'OK' then t.wallet end
  from unnest(statuses) with ordinality as u (status, i)
  left join standing t on t.i = u.i
  left join gateway.answer k on k.provider_code = t.provider and k.transaction_id = t.transaction_id;
end $$;
