-- For other domains: idempotency keys that stand for something, and the fingerprint of what.
create or replace view ledger.claimed_key as select key, fingerprint from ledger.ledger_key;
