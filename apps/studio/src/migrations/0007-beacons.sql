-- A draw may take the value of a public round that was named before it sold, so that nobody knows its result early. The
-- value comes with the round; until then the entropy is not known.
alter table studio.draw
  add column beacon_chain jsonb,
  add column beacon_round bigint,
  add column beacon_signature text,
  alter column entropy drop not null,
  add constraint draw_entropy_check check (
    case when beacon_round is null then entropy = '-' and beacon_chain is null and beacon_signature is null
    else beacon_chain is not null and entropy is distinct from '-' and (entropy is null) = (beacon_signature is null) end),
  drop constraint draw_state_check,
  add constraint draw_state_check
    check (state in ('SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'REDRAWN', 'DRAWN', 'SETTLED', 'VOIDED')),
  drop constraint draw_void_reason_check,
  add constraint draw_void_reason_check check (void_reason in ('LATE', 'SEED', 'BEACON', 'BOOK', 'SUSPENDED'));

drop index studio.draw_due;
create index draw_due on studio.draw (closes_at)
  where state in ('SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'REDRAWN', 'DRAWN');

-- Versions of draws whose seed or beacon failed before any result was published. The draw went on with the next version.
create table studio.failed_version (
  draw_id bigint not null references studio.draw,
  version integer not null,
  commitment text not null,
  beacon_chain jsonb,
  beacon_round bigint,
  draws_at timestamptz not null,
  previous_seal_hash text not null,
  seal_hash text not null,
  reason text not null check (reason in ('SEED', 'BEACON')),
  failed_at timestamptz not null,
  primary key (draw_id, version)
);
create trigger failed_version_kept before update or delete on studio.failed_version
  for each row execute function studio.refuse_change();

-- What was committed to, sealed and drawn never changes; only a sealed draw without a result may go on as a new version.
create function studio.is_new_version(was studio.draw, becomes studio.draw) returns boolean language sql immutable as $$
  select was.state = 'SEALED' and becomes.state = 'REDRAWN' and was.result is null and becomes.result is null
    and becomes.version = was.version + 1 and becomes.beacon_round is not null
$$;
drop trigger draw_committed on studio.draw;
create trigger draw_committed before update on studio.draw for each row
  when (new.game_code <> old.game_code or new.issue <> old.issue
    or (old.book_root is not null and new.book_root is distinct from old.book_root)
    or (old.tickets is not null and new.tickets is distinct from old.tickets)
    or (old.sales_cents is not null and new.sales_cents is distinct from old.sales_cents)
    or (old.result is not null and new.result is distinct from old.result)
    or (old.state in ('SETTLED', 'VOIDED') and new.state <> old.state)
    or (not studio.is_new_version(old, new) and (new.commitment <> old.commitment or new.sealed_seed <> old.sealed_seed
      or new.version <> old.version or new.beacon_chain is distinct from old.beacon_chain
      or new.beacon_round is distinct from old.beacon_round
      or (old.entropy is not null and new.entropy is distinct from old.entropy)
      or (old.beacon_signature is not null and new.beacon_signature is distinct from old.beacon_signature)
      or (old.seal_hash is not null and new.seal_hash is distinct from old.seal_hash))))
  execute function studio.refuse_change();
