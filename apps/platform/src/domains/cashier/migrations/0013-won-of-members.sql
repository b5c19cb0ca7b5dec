-- Orders of those who won much of one other member in a day: of whom, how much, and the operator who has looked at it.
alter table cashier.withdrawal
  add column won_of bigint,
  add column won_units bigint,
  add column win_checked_by bigint;
