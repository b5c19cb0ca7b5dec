-- View for other domains: lines that were paid, with the sums of the team that they were worked out from.
create or replace view contracts.paid_line as
select id, payee_id, type, window_start, window_end, paid_at, amount_units as units, valid_bet_units,
  turnover_units - payout_units - rebate_units - bonus_units - salary_units as net_loss_units
from contracts.line where state = 'PAID';
