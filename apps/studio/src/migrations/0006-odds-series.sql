-- Odds follow a series that the player chooses, up to the highest one of the member; the rest goes back as rebate.
alter table studio.visit add max_series integer not null default 1940;
-- Share of each settled stake that goes back, in 1/10 000.
alter table studio.slip add rebate_x10000 integer not null default 0;
alter table studio.ticket
  add odds_table text,
  -- The odds that were promised, in 1/10 000; tickets from before odds were written on them have those of their series.
  add odds_x10000 bigint[],
  add rebate_x10000 integer not null default 0;
update studio.ticket set odds_table = 'E' || series;
alter table studio.ticket alter odds_table set not null;

create trigger ticket_odds before update on studio.ticket for each row
  when (new.odds_table <> old.odds_table or new.odds_x10000 is distinct from old.odds_x10000
    or new.rebate_x10000 <> old.rebate_x10000)
  execute function studio.refuse_change();
