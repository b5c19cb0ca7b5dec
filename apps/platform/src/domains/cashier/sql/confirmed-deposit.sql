create or replace view cashier.confirmed_deposit as
select d.member_id, sum(p.amount_units)::bigint as units, min(p.credited_at) as confirmed_at
from cashier.deposit d
join cashier.payment p on p.deposit_id = d.id and p.state = 'CREDITED'
group by d.id;
