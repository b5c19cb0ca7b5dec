-- Books are sealed and settled in short transactions. How far a draw has come stands with it, so that a crash loses nothing.
alter table studio.draw
  -- Tickets that have their place, what they cost, and the last of them.
  add column placed integer not null default 0,
  add column placed_cents bigint not null default 0,
  add column placed_after text not null default '',
  -- Tickets that were judged, and those whose slips were decided after that.
  add column judged integer not null default 0,
  add column shared_at timestamptz,
  add column decided integer not null default 0;
-- Shares of the pool that a ticket has won, until the pool is shared.
alter table studio.ticket add column pool_shares integer;
create index ticket_of_pool on studio.ticket (draw_id) where pool_shares is not null;
