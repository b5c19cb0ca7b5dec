-- The refusal that an id got a short while ago; of another body it is a reuse of the id.
create or replace function gateway.kept_refusal(provider text, transaction text, asked uuid, at timestamptz) returns text
language sql stable as $$
  select case when r.fingerprint = asked then r.status else 'DUPLICATE_TRANSACTION' end
  from gateway.refusal r
  where r.provider_code = provider and r.transaction_id = transaction and r.refused_at > at - gateway.refusals_last()
$$;
