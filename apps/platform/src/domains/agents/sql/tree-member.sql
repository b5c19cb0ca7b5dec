-- For other domains: who is in the tree since when, and by which link they came there.
create or replace view agents.tree_member as select id, via_code, joined_at from agents.member;
