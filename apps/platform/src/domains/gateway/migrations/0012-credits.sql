-- What was paid to members beside the payouts of settled bets; once a bet.
create table gateway.credit (
  provider_code text collate "C" not null,
  bet_transaction_id text collate "C" not null,
  -- The credit's own.
  transaction_id text collate "C" not null,
  units bigint not null check (units > 0),
  reason text not null,
  credited_at timestamptz not null,
  primary key (provider_code, bet_transaction_id)
);
