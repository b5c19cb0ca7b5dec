-- One who sat in a round that a conclude ends, with what the money path needs of their session.
create type gateway.seat as (
  member_id bigint,
  session_id bigint,
  hold_round text,
  bet text,
  stake bigint,
  payout bigint,
  valid bigint,
  result rounds.bet_status,
  into_hold boolean,
  releases boolean,
  wallet_account bigint,
  hold_account bigint,
  games_account bigint,
  vendor_code text,
  game_type text,
  book ledger.account_book,
  currency text
);

-- What each seat of a conclude was answered, for repeats.
create table gateway.concluded_seat (
  provider_code text collate "C" not null,
  transaction_id text collate "C" not null,
  seat int not null,
  member_id bigint not null,
  balance_units bigint not null,
  held_units bigint not null,
  may_play boolean not null,
  primary key (provider_code, transaction_id, seat)
);
