-- A seed is not revealed while a round of it is in play: few are, of the thousand that a pair may have.
create index round_in_play on studio.round (seed_pair_id) where state in ('betting', 'playing', 'rolling-back');
