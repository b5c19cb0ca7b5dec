-- View for other domains: who brought whom, and when.
create or replace view agents.invitation as
select inviter_id, id as member_id, joined_at from agents.member where inviter_id is not null;
