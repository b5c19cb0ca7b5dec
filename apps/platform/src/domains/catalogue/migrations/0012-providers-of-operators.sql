-- A vendor belongs to the provider whose list named it first, or whom operators made it for; nobody else lists games under it.
alter table catalogue.vendor add column provider_code text references catalogue.provider;
update catalogue.vendor v set provider_code = owner.provider_code
from (
  select vendor_code, min(provider_code) as provider_code from catalogue.game group by vendor_code
) as owner
where owner.vendor_code = v.code;

alter table catalogue.provider
  -- Grows with every change by operators, so that two who change one row notice each other.
  add column version integer not null default 1,
  -- What the last reading of its list came to.
  add column listed_at timestamptz,
  add column games_taken integer,
  add column rows_left_out integer,
  add column left_out jsonb not null default '[]';

-- The public keys of providers, each with the time from which on it signs; one that was retired never signs again.
create table catalogue.provider_key (
  provider_code text not null references catalogue.provider,
  key_id text not null,
  public_key jsonb not null,
  valid_from timestamptz not null,
  retired_at timestamptz,
  primary key (provider_code, key_id)
);
insert into catalogue.provider_key (provider_code, key_id, public_key, valid_from)
select p.code, k.key, k.value, 'epoch' from catalogue.provider p cross join jsonb_each(p.public_keys) k;
alter table catalogue.provider drop column public_keys;
