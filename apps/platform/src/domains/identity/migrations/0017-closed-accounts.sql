-- Until when an account is closed by its member's own wish: a break by its end, an exclusion for good until it is lifted.
alter table identity.account add column closed_until timestamptz;
