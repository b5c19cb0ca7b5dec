-- For other domains: bets as they stand. Bets lie in months by placed_at: a query that can bound it asks a month or two alone.
create or replace view rounds.placed_bet as
select provider_code, transaction_id, round_id, member_id, game_code, vendor_code, book, currency, stake_units, rebate_units, status, placed_at
from rounds.bet;
