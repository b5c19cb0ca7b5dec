-- View for other domains: what agents earned in commissions by the bet of a member.
create or replace view rebates.member_commission as
select s.agent_id, b.member_id, s.units, s.earned_at
from rebates.step s join rounds.placed_bet b on b.provider_code = s.provider_code and b.transaction_id = s.bet_transaction_id;
