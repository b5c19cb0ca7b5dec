-- Moves the money of the seats of a conclude, one group a seat under the id of its bet: the payout first, so that a stake may be
-- paid out of it, then the stake out of the hold, then what the hold has left. Claims the key of the call with them. Answers ok or
-- the ledger's refusal, after which the caller undoes the transaction. The keys of its parts hold a space, which no id does.
create or replace function gateway.post_seats(
  provider text, conclude_id text, asked uuid, round_name text, seats gateway.seat[], held bigint[]
) returns text language plpgsql as $$
declare
  refused text[];
begin
  with item as materialized (
    select 0 as i, 'gw:' || provider || ':' || conclude_id as key, asked as fingerprint, seats[1].wallet_account as account,
      seats[1].games_account as counter, 0::bigint as change, 'PURSE_RELEASE' as code, null::jsonb as legs
    union all
    -- The id of a seat differs from every call's, so that a call under it finds it used for something else.
    select s.ordinality, 'gw:' || provider || ':' || s.bet, md5('seat|' || s.bet)::uuid, null, null, null, null, jsonb_build_array(
      jsonb_build_object('debit', s.games_account, 'credit', case when s.into_hold then s.hold_account else s.wallet_account end,
        'amount', s.payout, 'code', 'WIN', 'suffix', ' win', 'mode', 'exact'),
      jsonb_build_object('debit', s.hold_account, 'credit', s.games_account, 'amount', s.stake, 'code', 'BET', 'mode', 'exact'),
      jsonb_build_object('debit', s.hold_account, 'credit', s.wallet_account, 'amount', l.released, 'code', 'PURSE_RELEASE',
        'suffix', ' out', 'mode', 'exact'))
    from unnest(seats) with ordinality s join gateway.left_of_seats(seats, held) l on l.seat = s.ordinality
  )
  select array_agg(p.outcome) filter (where p.outcome <> 'ok') into refused
  from (
    select array_agg(key order by i) as keys, array_agg(fingerprint order by i) as fingerprints, array_agg(round_name) as refs,
      array_agg(account order by i) as accounts, array_agg(counter order by i) as counters, array_agg(change order by i) as changes,
      array_agg(code order by i) as codes, array_agg(legs order by i) as legs, array_agg(i::int + 1 order by i) as in_order
    from item
  ) c, ledger.post(c.keys, c.fingerprints, c.refs, c.accounts, c.counters, c.changes, c.codes, c.legs, c.in_order) p;
  if refused && array['duplicate', 'key_reused'] then
    raise exception 'an id of the round was taken by another transaction at the same moment' using errcode = 'serialization_failure';
  end if;
  return coalesce(refused[1], 'ok');
end $$;
