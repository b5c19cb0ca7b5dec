-- Posts what is not refused, and refused items whose key is known: those answer as they did before. Item n of the
-- answer is item n of the batch; the refused have no outcome.
create or replace function gateway.post_passed(
  refusals text[], keys text[], fingerprints uuid[], round_ids text[], accounts bigint[], counters bigint[],
  changes bigint[], codes text[], out outcomes text[], out balances bigint[], out wallets bigint[]
) language sql as $$
  with passed as materialized (
    select u.*, row_number() over (order by i) as n,
      count(*) over (partition by account) > 1 or count(*) over (partition by u.key) > 1 as entangled
    from unnest(refusals, keys, fingerprints, round_ids, accounts, counters, changes, codes)
      with ordinality as u (refusal, key, fingerprint, round_id, account, counter, change, code, i)
    where refusal is null or exists (select from ledger.claimed_key k where k.key = u.key)
  ),
  columns as materialized (
    select array_agg(key order by n) as keys, array_agg(fingerprint order by n) as fingerprints, array_agg(round_id order by n) as round_ids,
      array_agg(account order by n) as accounts, array_agg(counter order by n) as counters, array_agg(change order by n) as changes,
      array_agg(code order by n) as codes, coalesce(array_agg(n::int order by n) filter (where entangled), '{}') as in_order
    from passed having count(*) > 0
  ),
  posted as materialized (
    select p.* from columns c, ledger.post(c.keys, c.fingerprints, c.round_ids, c.accounts, c.counters, c.changes, c.codes, null, c.in_order) p
  )
  select array_agg(p.outcome order by u.i), array_agg(coalesce(p.reply[2], p.reply[3]) + coalesce(p.reply[5], p.reply[6], 0) order by u.i),
    array_agg(coalesce(p.reply[2], p.reply[3]) order by u.i)
  from unnest(refusals) with ordinality as u (refusal, i)
  left join passed on passed.i = u.i
  left join posted p on p.item = passed.n
$$;
