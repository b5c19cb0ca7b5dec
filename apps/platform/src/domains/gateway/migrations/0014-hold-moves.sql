-- A call that puts money of a member aside for a round, or gives it back (releases), with what the money path needs of its session.
-- group_print is the fingerprint under which the ledger keeps it, print the one of its body.
create type gateway.hold_move as (
  provider text,
  transaction_id text,
  round_id text,
  units bigint,
  releases boolean,
  code text,
  print uuid,
  group_print uuid,
  member_id bigint,
  session_id bigint,
  wallet_account bigint,
  hold_account bigint,
  game_code text,
  game_type text
);
