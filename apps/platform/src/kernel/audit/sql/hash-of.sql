create or replace function audit.hash_of(id bigint, at timestamptz, actor text, action text, subject text, detail jsonb, previous bytea)
returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(
    id, extract(epoch from at)::numeric(20, 6), actor, action, subject, detail, encode(previous, 'hex')
  )::text, 'UTF8'))
$$;
