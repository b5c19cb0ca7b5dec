-- The number by which a bonus of the shelf was redeemed, on the channel that the brand asks for.
alter table points.redemption add column contact text;
