-- Corrections, fees and reversals that one operator has proposed and another one decides, each by a call of its own.
create or replace view cashier.waiting_act as
select 'cashier.approveCorrection' as operation, c.id::text as id, 'A' || c.id as subject, c.proposed_by, c.proposed_at, c.reason,
  jsonb_build_object('member', c.member_id::text, 'changeUnits', c.change_units::text, 'currency', c.currency) as what
from cashier.correction c where c.state = 'PROPOSED'
union all
select 'cashier.channelFee', f.invoice, 'channel:' || f.channel_code, f.proposed_by, f.proposed_at, null,
  jsonb_build_object('channel', f.channel_code, 'invoice', f.invoice, 'amountUnits', f.amount_units::text)
from cashier.channel_fee f where f.posted_at is null
union all
select 'cashier.reverseDeposit', d.id::text, 'D' || d.id, d.reversal_by, null, null,
  jsonb_build_object('member', d.member_id::text, 'amountUnits', d.amount_units::text, 'currency', d.currency)
from cashier.deposit d where d.reversal_by is not null and d.state = 'CONFIRMED';
