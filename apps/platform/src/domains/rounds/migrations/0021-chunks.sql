-- A reader takes a backlog in chunks, a transaction each, so that a lost day does not come back as one: about twenty thousand
-- facts, and all of one position together.
create or replace function rounds.take_facts(reader_name text) returns setof rounds.fact language plpgsql as $$
declare
  since bigint;
  until bigint;
begin
  insert into rounds.reader (name) values (reader_name) on conflict do nothing;
  select position into since from rounds.reader where name = reader_name for update;
  -- Read after the wait for the row, so that the position never goes back.
  until := rounds.safe_position();
  until := coalesce((
    select f.position + 1 from rounds.fact f where f.position >= since and f.position < until
    order by f.position offset 19999 limit 1
  ), until);
  update rounds.reader set position = until where name = reader_name;
  return query select * from rounds.fact f where f.position >= since and f.position < until;
end $$;

-- Bets that were open a day after their last change, as far as the cursor has looked: each is looked at once.
create table rounds.open_cursor (only_row boolean primary key default true check (only_row), looked_until timestamptz not null);
insert into rounds.open_cursor (looked_until) values ('-infinity');
create table rounds.overdue (
  provider_code text collate "C" not null,
  transaction_id text collate "C" not null,
  round_id text collate "C" not null,
  primary key (provider_code, transaction_id)
);

-- Looks at the bets whose last change was before a moment, from where it left off, and lets go those that were ended since.
create function rounds.look_for_overdue(until timestamptz) returns void language plpgsql as $$
declare
  since timestamptz;
begin
  select looked_until into since from rounds.open_cursor for update;
  if until > since then
    insert into rounds.overdue (provider_code, transaction_id, round_id)
    select provider_code, transaction_id, round_id from rounds.bet
    where changed_at >= since and changed_at < until and status = 'OPEN'
    on conflict do nothing;
    update rounds.open_cursor set looked_until = until;
  end if;
  delete from rounds.overdue o using rounds.bet b
  where b.provider_code = o.provider_code and b.transaction_id = o.transaction_id and b.status <> 'OPEN';
end $$;
