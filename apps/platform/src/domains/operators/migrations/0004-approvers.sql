-- Nobody decides for whoever has just given them the permission: for a day, both who asked for a role and who agreed are known.
alter table operators.grant add column approved_by bigint references operators.operator;
alter table operators.role
  add column changed_by bigint references operators.operator,
  add column approved_by bigint references operators.operator,
  add column changed_at timestamptz;
