-- What the house calls a member beside the club level: names, each with a colour of its own or none.
alter table members.member add column labels jsonb not null default '[]';
