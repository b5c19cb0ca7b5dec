-- Pays the rebates of settles that were recorded just now, one transfer a settle, and answers what each left in the main
-- account. Statements and reports tell the game type by the reference.
create or replace function gateway.post_rebates(
  outcomes text[], providers text[], transactions text[], fingerprints uuid[], game_types text[], accounts bigint[],
  rebate_accounts bigint[], settle_items int[], bet_transactions text[], placed timestamptz[]
) returns table (item int, balance bigint) language plpgsql as $$
#variable_conflict use_column
declare
  items int[];
  units bigint[];
  entangled int[];
  refused text;
begin
  select array_agg(i order by i), array_agg(due order by i), coalesce(array_agg(n order by n) filter (where shared), '{}')
  into items, units, entangled from (
    select w.i, sum(b.rebate_units)::bigint as due, (row_number() over (order by w.i))::int as n,
      count(*) over (partition by accounts[w.i]) > 1 as shared
    from unnest(settle_items, bet_transactions, placed) as w (i, bet_transaction, placed_at)
    join rounds.placed_bet b on b.provider_code = providers[w.i] and b.transaction_id = w.bet_transaction and b.placed_at = w.placed_at
    where outcomes[w.i] = 'ok' and b.rebate_units > 0
    group by w.i
  ) owed;
  if items is null then
    return;
  end if;
  for item, balance, refused in
    select items[p.item], p.reply[3], nullif(p.outcome, 'ok')
    from ledger.post(
      array(select 'rebate:' || providers[i] || ':' || transactions[i] from unnest(items) with ordinality as u (i, n) order by n),
      array(select fingerprints[i] from unnest(items) with ordinality as u (i, n) order by n),
      array(select game_types[i] from unnest(items) with ordinality as u (i, n) order by n),
      array(select accounts[i] from unnest(items) with ordinality as u (i, n) order by n),
      array(select rebate_accounts[i] from unnest(items) with ordinality as u (i, n) order by n),
      units, array_fill('REBATE'::text, array[cardinality(items)]), null, entangled) p
    order by p.item
  loop
    if refused is not null then
      raise exception 'the rebate of % is refused: %', transactions[item], refused;
    end if;
    return next;
  end loop;
end $$;
