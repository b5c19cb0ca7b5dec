-- What a provider holds of a member's money for one round of its own, such as the order for several draws. The member's
-- HOLD account is the sum of these and of what other domains hold; no provider reaches more than its own.
create table gateway.hold (
  provider_code text collate "C" not null,
  round_id text collate "C" not null,
  member_id bigint not null,
  left_units bigint not null check (left_units >= 0),
  primary key (provider_code, round_id)
);
