-- Keeps what was refused just now.
create or replace function gateway.keep_refusals(providers text[], transactions text[], asked uuid[], statuses text[], at timestamptz)
returns void language sql as $$
  insert into gateway.refusal as r (provider_code, transaction_id, fingerprint, status, refused_at)
  select distinct on (u.provider, u.transaction) u.provider, u.transaction, u.asked, u.status, at
  from unnest(providers, transactions, asked, statuses) with ordinality as u (provider, transaction, asked, status, i)
  order by u.provider, u.transaction, u.i
  on conflict (provider_code, transaction_id) do update
  set fingerprint = excluded.fingerprint, status = excluded.status, refused_at = excluded.refused_at
  where r.refused_at <= excluded.refused_at - gateway.refusals_last()
$$;
