-- Grows with every change by operators, so that two who change one channel notice each other.
alter table cashier.channel add column version integer not null default 1;
