-- For other domains: what requirements still ask for, deposits that stand, and who had one confirmed or reversed lately.
create view cashier.requirement_left as
select source, required_units - done_units as left_units, closed_at is not null as closed from cashier.requirement;

create index step_deposit on cashier.step (at) where order_kind = 'deposit' and state in ('CONFIRMED', 'REVERSED');
create view cashier.confirmed_deposit as
select d.member_id, coalesce(d.arrived_units, d.amount_units) as units, s.at as confirmed_at
from cashier.deposit d
join cashier.step s on s.order_kind = 'deposit' and s.order_id = d.id and s.state = 'CONFIRMED'
where d.state = 'CONFIRMED';
create view cashier.deposit_news as
select d.member_id, s.at from cashier.step s join cashier.deposit d on d.id = s.order_id
where s.order_kind = 'deposit' and s.state in ('CONFIRMED', 'REVERSED');
