-- Words that a member is looked for by, in the form in which they are compared. In the order of bytes, by which a beginning is a
-- range of an index. Names are found by a part, too.
create extension if not exists pg_trgm;

create table members.search_key (
  kind text not null check (kind in ('username', 'nickname', 'mobile', 'email', 'payoutNumber')),
  value text collate "C" not null,
  member_id bigint not null references members.member,
  primary key (kind, value, member_id)
);
create index search_key_member on members.search_key (member_id);
create index search_key_part on members.search_key using gin (value gin_trgm_ops) where kind in ('username', 'nickname');

insert into members.search_key (kind, value, member_id)
select word.kind, word.value, a.id
from identity.account a
join members.member m using (id)
cross join lateral (values
  ('username', a.username_key),
  ('nickname', translate(lower(normalize(regexp_replace(normalize(m.nickname, NFKD), '[\u0300-\u036f]', '', 'g'), NFC)), 'đðɖłøħŧı', 'dddlohti')),
  ('mobile', a.dialing_code || a.mobile_num), ('mobile', a.mobile_num),
  ('email', lower(a.email))
) as word (kind, value)
where a.kind = 'member' and a.agent_type <> 4 and word.value <> ''
on conflict do nothing;
