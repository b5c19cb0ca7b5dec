-- Views for other domains: salaries by the window for which they are paid, above 0 received and below 0 paid, whether the
-- money has moved yet or waits; and the contracts that run.
create or replace view contracts.member_salary as
select payee_id as member_id, window_start, window_end, amount_units as units
from contracts.line where type <> 'DIVIDEND'
union all
select payer_id, window_start, window_end, -amount_units
from contracts.line where type <> 'DIVIDEND' and payer_id is not null;
