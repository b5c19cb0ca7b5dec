-- A name as it is compared: small letters without the marks of Latin, Greek and Cyrillic writing, so that "Đặng" is "dang".
create or replace function members.fold_name(name text) returns text language sql immutable parallel safe as $$
  select translate(lower(normalize(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'), NFC)), 'đðɖłøħŧı', 'dddlohti')
$$;
