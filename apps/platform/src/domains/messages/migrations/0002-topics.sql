-- What a message is about, by which members read their messages in groups.
alter table messages.message add column topic text not null default 'SERVICE'
  check (topic in ('MONEY', 'REWARDS', 'AGENT', 'SERVICE'));
-- Whoever writes one says what it is about.
alter table messages.message alter column topic drop default;
