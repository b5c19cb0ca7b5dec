-- What an operator may do; empty for members.
alter table identity.account add column permissions text[] not null default '{}';
