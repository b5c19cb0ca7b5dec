create or replace function studio.keeps_promise(was studio.seed_pair, becomes studio.seed_pair) returns boolean language sql immutable as $$
  select becomes.commitment = was.commitment and becomes.next_nonce >= was.next_nonce
    and becomes.next_commitment is not distinct from was.next_commitment
    and becomes.next_committed_at is not distinct from was.next_committed_at
    and becomes.follows is not distinct from was.follows
    and (was.client_seed is null or (becomes.client_seed = was.client_seed
      and becomes.client_seed_at is not distinct from was.client_seed_at))
    and (was.sealed_seed is null or becomes.sealed_seed is not distinct from was.sealed_seed)
    and (was.sealed_next_seed is null or becomes.sealed_next_seed is not distinct from was.sealed_next_seed)
    -- A plain seed is sealed, or a sealed one revealed; neither becomes another.
    and (becomes.server_seed is not distinct from was.server_seed
      or (becomes.server_seed is null and becomes.sealed_seed is not null and becomes.revealed_at is null)
      or (was.server_seed is null and becomes.revealed_at is not null
        and encode(sha256(becomes.server_seed), 'hex') = was.commitment))
    and (becomes.next_server_seed is not distinct from was.next_server_seed
      or (becomes.next_server_seed is null and becomes.sealed_next_seed is not null))
    and was.revealed_at is null
$$;
