-- Operators see a picture by the permission that the form it was used for needs.
alter table uploads.upload add column permission text;
update uploads.upload
set permission = case when used_for like 'participation:%' then 'promotions' else 'cashier.withdrawals' end
where used_for is not null;
alter table uploads.upload add constraint upload_used check ((used_for is null) = (permission is null));
