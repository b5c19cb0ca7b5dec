-- For other domains: what orders went through, with whose they are and since when. is_reissue: sends the rest of another order.
create or replace view cashier.order_step as
select s.id, s.order_kind, s.state, s.at, d.member_id, d.currency, d.created_at as asked_at, false as is_reissue
from cashier.step s join cashier.deposit d on d.id = s.order_id where s.order_kind = 'deposit'
union all
select s.id, s.order_kind, s.state, s.at, w.member_id, w.currency, w.created_at, w.parent_id is not null
from cashier.step s join cashier.withdrawal w on w.id = s.order_id where s.order_kind = 'withdrawal';
