-- Payout numbers that no member may bind and nothing is paid to.
create table cashier.blocked_number (
  channel_code text not null references cashier.channel,
  -- In the form in which a new one is stored: letters and digits alone.
  number text not null check (number ~ '^[0-9A-Z]{6,40}$'),
  blocked_by bigint not null,
  blocked_at timestamptz not null,
  reason text not null,
  primary key (channel_code, number)
);
