-- The highest odds series of lotteries that a member may choose. What it exceeds the chosen one by goes back as rebate.
alter table members.member add column max_series integer not null default 1940
  check (max_series between 1800 and 1940 and max_series % 20 = 0);
