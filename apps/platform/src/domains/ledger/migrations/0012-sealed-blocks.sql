-- Transfers sealed in blocks: each block holds the hashes of its transfers' canonical rows, the root of the Merkle tree over them,
-- and a hash that goes on from the block before it. See docs/ledger.md.
create table ledger.seal_block (
  number bigint primary key check (number > 0),
  sealed_at timestamptz not null default now(),
  -- Transfers by rising id, and beside each the hash of its row.
  ids bigint[] not null check (cardinality(ids) between 1 and 1024),
  leaves bytea[] not null check (cardinality(leaves) = cardinality(ids)),
  -- All transfers up to this id are in this block or in one before it.
  last_id bigint not null unique check (last_id = ids[cardinality(ids)]),
  root bytea not null,
  -- No two blocks follow the same one.
  previous bytea not null unique,
  chain bytea not null unique
);
-- Hashes do not shrink.
alter table ledger.seal_block alter column leaves set storage external;
create trigger seal_block_immutable before update or delete on ledger.seal_block
  for each row execute function ledger.refuse_change();
create trigger seal_block_no_truncate before truncate on ledger.seal_block
  for each statement execute function ledger.refuse_change();
