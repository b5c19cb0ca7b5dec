-- It stands with the credentials.
insert into identity.withdrawal_password (account_id, hash, changed_at)
select id, payment_password_hash, registered_at from members.member where payment_password_hash is not null;
alter table members.member drop column payment_password_hash;
