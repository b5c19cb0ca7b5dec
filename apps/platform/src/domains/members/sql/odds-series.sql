-- View for other domains: the highest odds series of lotteries that each member may choose.
create or replace view members.odds_series as select id as member_id, max_series from members.member;
