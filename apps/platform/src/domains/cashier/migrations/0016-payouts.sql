-- What was sent of a withdrawal, a row a part: the channel's reference makes it known, so that it pays one order.
create table cashier.payout (
  withdrawal_id bigint not null references cashier.withdrawal,
  n smallint not null check (n between 1 and 5),
  channel_code text not null references cashier.channel,
  -- In its normal form. Those from before references were asked for bear their order's number in small letters, which no reference does.
  reference text not null check (reference <> ''),
  amount_units bigint not null check (amount_units > 0),
  -- Upload id of a picture.
  proof_upload_id uuid,
  -- Of the call that told of it; null where a provider did.
  request_id uuid,
  sent_at timestamptz not null,
  primary key (withdrawal_id, n)
);
create unique index payout_reference on cashier.payout (channel_code, reference);
insert into cashier.payout (withdrawal_id, n, channel_code, reference, amount_units, sent_at)
select id, 1, channel_code, coalesce(channel_reference, 'w' || id), amount_units - fee_units, paid_at
from cashier.withdrawal where paid_at is not null;
alter table cashier.withdrawal drop column channel_reference;

-- What was given back of the paid amount, since it was not sent.
alter table cashier.withdrawal add column returned_units bigint not null default 0;
alter table cashier.withdrawal add constraint withdrawal_returned check (returned_units >= 0 and sent_units + returned_units <= amount_units - fee_units);
