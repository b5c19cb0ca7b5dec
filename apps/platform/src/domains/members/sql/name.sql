-- For other domains: how a member is called.
create or replace view members.name as select id, nickname from members.member;
