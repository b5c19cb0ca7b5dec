-- Members are found by the numbers that they are paid on, orders by the request that made them.
insert into members.search_key (kind, value, member_id)
select distinct 'payoutNumber', upper(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')), member_id from cashier.payout_account
on conflict do nothing;

create index deposit_request on cashier.deposit (request_id);
create index withdrawal_request on cashier.withdrawal (request_id);
create index correction_request on cashier.correction (request_id);
create index correction_member on cashier.correction (member_id, id desc);
create index requirement_member on cashier.requirement (member_id, id desc);
