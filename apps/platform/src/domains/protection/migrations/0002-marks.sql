-- Marks of members who closed their account: an HMAC of each browser, number, address and payee, under a key of the house. By
-- them another account of the same person is refused while the closure lasts; the marks are kept for a year after it.
create table protection.mark (
  mark bytea not null,
  member_id bigint not null,
  kind text not null check (kind in ('device', 'mobile', 'mail', 'payee')),
  -- Null for good.
  kept_until timestamptz,
  primary key (mark, member_id)
);
create index mark_kept on protection.mark (kept_until);
