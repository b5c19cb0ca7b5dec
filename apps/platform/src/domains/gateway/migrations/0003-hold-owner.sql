-- Providers name their rounds as they like: the same name may stand for a round of each of two members.
alter table gateway.hold drop constraint hold_pkey, add primary key (provider_code, round_id, member_id);
