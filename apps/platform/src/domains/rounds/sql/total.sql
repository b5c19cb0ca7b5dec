-- A sum of units that stays a whole number: the built-in one makes a decimal of each group, which is most of the time where
-- there are as many groups as members. Too large a sum is an error, not a wrong one.
create or replace aggregate rounds.total(bigint) (
  sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe
);
