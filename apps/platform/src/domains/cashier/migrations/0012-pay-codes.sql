-- The code by which a manual deposit channel is paid again and again; each order shows it with its own amount and number.
alter table cashier.channel add column pay_code text check (pay_code is null or (pay_code <> '' and direction = 'deposit' and kind = 'manual'));
