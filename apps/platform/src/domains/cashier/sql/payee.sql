-- For other domains: where members have had money paid to, removed accounts too, however their numbers were typed.
create or replace view cashier.payee as
select distinct member_id, channel_code, upper(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) as number from cashier.payout_account;
