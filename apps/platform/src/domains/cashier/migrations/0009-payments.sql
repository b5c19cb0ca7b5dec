-- What came for a deposit order, one row a payment: the channel's reference makes it known, so that it counts once.
create table cashier.payment (
  id bigint generated always as identity primary key,
  deposit_id bigint not null references cashier.deposit,
  channel_code text not null references cashier.channel,
  -- In its normal form. Those from before this table bear their order's number in small letters, which no reference does.
  reference text not null check (reference <> ''),
  amount_units bigint not null check (amount_units > 0),
  state text not null check (state in ('WAITING', 'CREDITED', 'REJECTED', 'REVERSED')),
  arrived_at timestamptz not null,
  credited_at timestamptz,
  check ((credited_at is not null) = (state in ('CREDITED', 'REVERSED')))
);
create unique index payment_reference on cashier.payment (channel_code, reference);
create index payment_deposit on cashier.payment (deposit_id, id);

insert into cashier.payment (deposit_id, channel_code, reference, amount_units, state, arrived_at, credited_at)
select d.id, d.channel_code, 'd' || d.id, d.arrived_units,
  case d.state when 'CONFIRMED' then 'CREDITED' when 'REVERSED' then 'REVERSED' when 'REVIEW' then 'WAITING' else 'REJECTED' end,
  coalesce(s.at, d.created_at), case when d.state in ('CONFIRMED', 'REVERSED') then coalesce(s.at, d.created_at) end
from cashier.deposit d
left join lateral (
  select min(at) as at from cashier.step
  where order_kind = 'deposit' and order_id = d.id and state in ('REVIEW', 'CONFIRMED')
) s on true
where d.arrived_units is not null;

-- Made again from its own text, by payments.
drop view cashier.confirmed_deposit;
-- What came is the sum of an order's payments.
alter table cashier.deposit drop column arrived_units;

-- References of payouts in the same form, so that a blank or a small letter makes no second one.
update cashier.withdrawal w set channel_reference = format('%s (%s)', channel_reference, id)
where exists (
  select from cashier.withdrawal earlier
  where earlier.channel_code = w.channel_code and earlier.id < w.id
    and upper(regexp_replace(earlier.channel_reference, '\s', '', 'g')) = upper(regexp_replace(w.channel_reference, '\s', '', 'g'))
);
update cashier.withdrawal set channel_reference = upper(regexp_replace(channel_reference, '\s', '', 'g'))
where channel_reference <> upper(regexp_replace(channel_reference, '\s', '', 'g'));
