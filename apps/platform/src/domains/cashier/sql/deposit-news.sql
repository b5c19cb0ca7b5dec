create or replace view cashier.deposit_news as
select d.member_id, s.at from cashier.step s join cashier.deposit d on d.id = s.order_id
where s.order_kind = 'deposit' and s.state in ('CONFIRMED', 'REVERSED');
