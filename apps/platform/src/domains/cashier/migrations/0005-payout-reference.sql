-- One payout of a channel pays one order. References that were noted twice before keep apart by their orders.
update cashier.withdrawal w set channel_reference = format('%s (%s)', channel_reference, id)
where exists (
  select from cashier.withdrawal earlier
  where earlier.channel_code = w.channel_code and earlier.channel_reference = w.channel_reference and earlier.id < w.id
);
create unique index withdrawal_reference on cashier.withdrawal (channel_code, channel_reference);
