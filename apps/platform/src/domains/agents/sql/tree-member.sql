-- For other domains: where a member stands in the tree, and by which link it came there.
create or replace view agents.tree_member as select id, upline_id, via_code, joined_at from agents.member;
