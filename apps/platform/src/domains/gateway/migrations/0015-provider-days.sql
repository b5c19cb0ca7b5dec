-- What providers paid out beyond the stakes that they took, by hour; a job adds the facts of settles, and what is paid beside them
-- adds itself. Below 0 where the house won.
create table gateway.provider_hour (
  provider_code text collate "C" not null,
  currency text not null,
  hour timestamptz not null,
  loss_units bigint not null,
  primary key (provider_code, currency, hour)
);
-- The sum of the hours that count, one row where the money path looks.
create table gateway.provider_day (
  provider_code text collate "C" not null,
  currency text not null,
  loss_units bigint not null,
  primary key (provider_code, currency)
) with (fillfactor = 50);
-- It judges rebates too from now on.
drop function gateway.settle_refusals(
  text[], text[], bigint[], text[], text[], ledger.account_book[], text[], int[], text[], timestamptz[], timestamptz, timestamptz,
  bigint[], bigint[], rounds.bet_status[]
);
