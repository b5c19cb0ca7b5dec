create schema ledger;

-- Accounts. Only accounts with a floor store a balance; the balance of the other house accounts is the sum of
-- their transfers, so that no bet updates a row that all bets share.
-- The closed lists and the floor are types and the rules of a new account a trigger: CHECK constraints are read and
-- evaluated again by each statement that changes a balance.
create domain ledger.balance as bigint check (value >= 0);
create domain ledger.amount as bigint check (value > 0);
create type ledger.account_owner as enum ('member', 'house');
create type ledger.account_book as enum ('REAL', 'PLAY');
create type ledger.account_status as enum ('open', 'blocked');
create table ledger.account (
  id bigint generated always as identity primary key,
  owner_kind ledger.account_owner not null,
  owner_id bigint not null,
  book ledger.account_book not null,
  kind text not null,
  qualifier text not null default '',
  currency text not null,
  balance ledger.balance,
  status ledger.account_status not null default 'open',
  constraint account_owner_kind unique (owner_kind, owner_id, kind, qualifier, book, currency)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

create function ledger.check_new_account() returns trigger language plpgsql as $$
begin
  if (new.owner_kind = 'house') <> (new.owner_id = 0) then
    raise exception 'the house alone has owner 0' using errcode = 'check_violation';
  end if;
  if new.owner_kind = 'member' and new.balance is null then
    raise exception 'a member''s account stores its balance' using errcode = 'check_violation';
  end if;
  if new.balance <> 0 then
    raise exception 'a new account is empty' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger account_new before insert on ledger.account for each row execute function ledger.check_new_account();

-- One row a transfer; units are 1/10 000. debit_after and credit_after are the balances that the transfer left,
-- null for accounts that store none. Ids come from one sequence; an index for each insert would buy nothing more, so
-- ranges of them are found by BRIN.
create sequence ledger.transfer_id_seq as bigint;
create table ledger.transfer (
  id bigint not null,
  posted_at timestamptz not null default now(),
  debit_account bigint not null,
  credit_account bigint not null,
  amount ledger.amount not null,
  debit_after bigint,
  credit_after bigint,
  book ledger.account_book not null,
  currency text not null,
  code text not null,
  key text collate "C" not null,
  reference text
) partition by range (posted_at);

create index transfer_id on ledger.transfer using brin (id) with (pages_per_range = 32, autosummarize = on);
create index transfer_debit on ledger.transfer (debit_account, id) where debit_after is not null;
create index transfer_credit on ledger.transfer (credit_account, id) where credit_after is not null;

-- Idempotency keys are kept for ever. reply holds three numbers a transfer: amount, debit_after, credit_after.
create table ledger.ledger_key (
  key text collate "C" not null primary key,
  fingerprint uuid not null,
  transfer_id bigint,
  reply bigint[] not null
) partition by hash (key);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger transfer_immutable before update or delete on ledger.transfer
  for each row execute function ledger.refuse_change();
create trigger ledger_key_immutable before update or delete on ledger.ledger_key
  for each row execute function ledger.refuse_change();
create trigger transfer_no_truncate before truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create trigger ledger_key_no_truncate before truncate on ledger.ledger_key
  for each statement execute function ledger.refuse_change();
create trigger account_no_delete before delete on ledger.account
  for each row execute function ledger.refuse_change();

-- Truncate triggers are not inherited, so that each partition gets its own.
create function ledger.guard_partition(partition_name text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
    partition_name || '_no_truncate', partition_name);
end $$;

do $$
begin
  for part in 0..3 loop
    execute format('create table ledger.ledger_key_%s partition of ledger.ledger_key for values with (modulus 4, remainder %s)', part, part);
    perform ledger.guard_partition('ledger_key_' || part);
  end loop;
end $$;

-- Makes the partitions of this month and the months ahead, where missing. Returns how many it made.
create function ledger.add_partitions(months_ahead int) returns int language plpgsql as $$
declare
  first_month timestamp := date_trunc('month', now() at time zone 'UTC');
  month_start timestamp;
  partition_name text;
  made int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.add_partitions', 0));
  for ahead in 0..months_ahead loop
    month_start := first_month + make_interval(months => ahead);
    partition_name := 'transfer_' || to_char(month_start, 'YYYY_MM');
    continue when to_regclass('ledger.' || partition_name) is not null;
    execute format(
      'create table ledger.%I partition of ledger.transfer for values from (%L) to (%L)',
      partition_name, month_start at time zone 'UTC', (month_start + interval '1 month') at time zone 'UTC');
    perform ledger.guard_partition(partition_name);
    made := made + 1;
  end loop;
  return made;
end $$;

-- Catches what no month covers, should the job ever fall behind.
create table ledger.transfer_default partition of ledger.transfer default;
select ledger.guard_partition('transfer_default');
select ledger.add_partitions(3);
