create or replace view cashier.confirmed_deposit as
select d.member_id, coalesce(d.arrived_units, d.amount_units) as units, s.at as confirmed_at
from cashier.deposit d
join cashier.step s on s.order_kind = 'deposit' and s.order_id = d.id and s.state = 'CONFIRMED'
where d.state = 'CONFIRMED';
