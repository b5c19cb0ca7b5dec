-- For other domains: rounds of members that take no more bets, once for each bet that closed one and each seat without a stake. A
-- round counts as closed for rounds.closed_rounds_last() from placed_at on.
create or replace view rounds.closed_round as
select provider_code, round_id, member_id, placed_at from rounds.bet where closes_round
union all
select provider_code, round_id, member_id, ended_at from rounds.seat_end;
