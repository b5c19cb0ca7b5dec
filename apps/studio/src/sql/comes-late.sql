-- True where a stake that is stored at a moment comes too late for a leg: a tenth of a second before its window ends, or once the
-- next block is sealed (rulebook of the book, 2.1).
create or replace function sports.comes_late(f sports.fixture, phase text, block integer, at timestamptz) returns boolean
language sql immutable as $$
  select f.sealed_block > block or f.state not in ('open', 'live') or case phase
    when 'before' then at >= f.kick_off - interval '100 milliseconds'
    else f.block <> block or at >= f.closes_at - interval '100 milliseconds'
  end
$$;
