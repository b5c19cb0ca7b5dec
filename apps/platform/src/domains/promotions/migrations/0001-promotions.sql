-- Promotions, who takes part, what was drawn, and what was given.
create schema promotions;

create table promotions.promotion (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('TARGET', 'APPLY', 'RAFFLE', 'WHEEL', 'EGG', 'ENVELOPE')),
  -- Theme of a drawn banner.
  picture text not null,
  -- By language: { title, summary, terms }.
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  position integer not null,
  enabled boolean not null,
  -- What is counted after joining; nothing where joining is enough.
  metric text check (metric in ('DEPOSIT', 'VALID_BET')),
  target_units bigint not null check (target_units >= 0),
  reward_units bigint not null check (reward_units >= 0),
  multiple integer not null check (multiple >= 0),
  paid_by_operator boolean not null,
  asks_contact boolean not null,
  figure text,
  -- Valid bet for one ticket of the campaign.
  ticket_every_units bigint check (ticket_every_units > 0),
  -- Red envelopes: { pool, shares, minimum, everyMinutes, openMinutes }, amounts as on the wire.
  envelopes jsonb,
  check ((kind = 'ENVELOPE') = (envelopes is not null)),
  check ((metric is null) = (target_units = 0))
);

-- One member in one promotion. What was promised at joining stays, whatever becomes of the promotion.
create table promotions.participation (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null references identity.account,
  step text not null check (step in ('APPLYING_JOIN', 'JOINED', 'APPLYING_PAY', 'REJECTED', 'ISSUED', 'CLAIMED')),
  terms_hash text not null,
  target_units bigint not null,
  reward_units bigint not null,
  multiple integer not null,
  progress_units bigint not null default 0,
  comment text not null,
  image_ids text[] not null,
  contact text,
  reason text,
  applied_at timestamptz not null,
  -- From here on deeds count.
  joined_at timestamptz,
  ended_at timestamptz,
  unique (promotion_id, member_id)
) with (fillfactor = 80);
create index participation_member on promotions.participation (member_id);
create index participation_queue on promotions.participation (id) where step in ('APPLYING_JOIN', 'APPLYING_PAY');
create unique index participation_contact on promotions.participation (promotion_id, contact) where contact is not null;

-- Money given to members, with the valid bet that it asks for.
create table promotions.award (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  source text not null check (source in ('PROMOTION', 'MISSION', 'PRIZE', 'ENVELOPE')),
  -- By language: the title of what gave it.
  titles jsonb not null,
  -- The ledger's key of the credit.
  key text collate "C" not null unique,
  amount_units bigint not null check (amount_units > 0),
  multiple integer not null,
  at timestamptz not null
);
create index award_member on promotions.award (member_id, id desc);

-- The seed that all draws of a campaign follow from. Its hash is public from the start, the seed after the end.
create table promotions.draw_seed (
  promotion_id bigint primary key references promotions.promotion,
  seed bytea not null
);
create table promotions.prize (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotions.promotion,
  position integer not null,
  kind text not null check (kind in ('MONEY', 'POINTS', 'TICKET', 'NOTHING')),
  amount_units bigint not null check (amount_units >= 0),
  ticket text check (ticket in ('RAFFLE', 'WHEEL', 'EGG')),
  weight integer not null check (weight > 0),
  -- How many are left; null where there is no end to them.
  stock integer check (stock >= 0),
  unique (promotion_id, position),
  check ((kind = 'TICKET') = (ticket is not null)),
  check ((kind = 'NOTHING') = (amount_units = 0))
);
create table promotions.draw (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null,
  request_id uuid not null,
  -- The number drawn, below the sum of weights, and the prize that it stood for; a prize out of stock gave nothing.
  u integer,
  prize_id bigint references promotions.prize,
  given boolean,
  at timestamptz not null,
  unique (member_id, request_id)
);
create index draw_promotion on promotions.draw (promotion_id);

-- Valid bet that has not become a ticket yet, and how many tickets came of it so far.
create table promotions.ticket_carry (
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null,
  units bigint not null,
  given bigint not null default 0,
  primary key (promotion_id, member_id)
) with (fillfactor = 80);

-- One rain of envelopes. Shares are cut when it opens, and handed out in order.
create table promotions.envelope_window (
  id bigint generated always as identity primary key,
  promotion_id bigint not null references promotions.promotion,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  pool_units bigint not null,
  shares bigint[] not null,
  opened integer not null default 0 check (opened <= cardinality(shares)),
  closed boolean not null default false,
  unique (promotion_id, opens_at)
);
create table promotions.envelope_opening (
  window_id bigint not null references promotions.envelope_window,
  member_id bigint not null,
  units bigint not null,
  at timestamptz not null,
  primary key (window_id, member_id)
);
