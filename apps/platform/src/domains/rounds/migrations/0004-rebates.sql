-- Share of the stake that went back to the member when the bet was settled.
alter table rounds.bet add column rebate_units bigint not null default 0 check (rebate_units >= 0);
