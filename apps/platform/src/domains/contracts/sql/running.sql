create or replace view contracts.running as
select id, payer_id, payee_id, type, period, top_rate_ppm from contracts.contract where state = 'ACTIVE';
