-- The next server seed is drawn, and its hash public, with the pair before it: whoever sends a client seed knows which server
-- seed it will meet, and the house cannot choose one to suit it. Client seeds come from the player's browser.
alter table studio.seed_pair
  add column next_server_seed bytea,
  add column next_commitment text,
  add column next_committed_at timestamptz,
  -- The pair that promised this one; null for a player's first.
  add column follows bigint references studio.seed_pair,
  -- When the browser's seed was taken; null before, and for seeds that the studio made itself.
  add column client_seed_at timestamptz,
  alter column client_seed drop not null;

-- Pairs in use promise their next seed from now on. Random uuids come from the generator for keys, 122 bits each.
update studio.seed_pair set next_committed_at = now(), next_server_seed = sha256(convert_to(
  gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
where revealed_at is null;
update studio.seed_pair set next_commitment = encode(sha256(next_server_seed), 'hex') where revealed_at is null;
alter table studio.seed_pair add constraint seed_pair_promises check (revealed_at is not null or next_commitment is not null);

drop trigger seed_committed on studio.seed_pair;
create trigger seed_committed before update on studio.seed_pair for each row
  when (new.server_seed <> old.server_seed or new.commitment <> old.commitment
    or (old.client_seed is not null and (new.client_seed is distinct from old.client_seed
      or new.client_seed_at is distinct from old.client_seed_at))
    or new.next_commitment is distinct from old.next_commitment or new.next_server_seed is distinct from old.next_server_seed
    or new.next_committed_at is distinct from old.next_committed_at or new.follows is distinct from old.follows
    or new.next_nonce < old.next_nonce or (old.revealed_at is not null))
  execute function studio.refuse_change();
