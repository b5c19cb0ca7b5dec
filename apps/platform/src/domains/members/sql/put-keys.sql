-- Writes the words of one kind that a member is looked for by, in place of those before. For other domains, too: it belongs into the
-- transaction that changes what the words say.
create or replace function members.put_keys(p_member bigint, p_kind text, p_values text[]) returns void language sql as $$
  delete from members.search_key where member_id = p_member and kind = p_kind and value <> all (p_values);
  insert into members.search_key (kind, value, member_id)
  select distinct p_kind, value, p_member from unnest(p_values) as value where value <> ''
  on conflict do nothing;
$$;
