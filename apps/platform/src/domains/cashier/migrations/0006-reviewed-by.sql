-- The operator who let an order be paid; another one pays it.
alter table cashier.withdrawal add column reviewed_by bigint;
