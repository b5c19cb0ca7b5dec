-- Lines of the house's bank statements, each once, and the order that each is or is likely to be.
create schema bank;

-- How the CSV of an account is read.
create table bank.column_map (
  channel_code text primary key references cashier.channel,
  map jsonb not null,
  kept_at timestamptz not null
);

create table bank.upload (
  id bigint generated always as identity primary key,
  channel_code text not null references cashier.channel,
  format text not null check (format in ('csv', 'camt053', 'mt940')),
  lines integer not null,
  uploaded_by bigint not null,
  uploaded_at timestamptz not null
);

create table bank.line (
  id bigint generated always as identity primary key,
  upload_id bigint not null references bank.upload,
  channel_code text not null,
  -- Over all that it says, and which of its likes on that day it is: the same line of another file is known by it.
  hash bytea not null,
  line integer not null,
  day date not null,
  -- Above 0 for money that came in.
  amount_units bigint not null check (amount_units <> 0),
  -- Those that the bank gave it, in their normal form, its own first.
  bank_references text[] not null,
  text text not null,
  state text not null check (state in ('MATCHED', 'LIKELY', 'UNKNOWN')),
  order_number text,
  -- The order has it in its payments or payouts.
  is_booked boolean not null,
  unique (channel_code, hash),
  check ((state = 'UNKNOWN') = (order_number is null))
);
create index line_day on bank.line (day, id);
create index line_open on bank.line (channel_code, day) where not is_booked;
