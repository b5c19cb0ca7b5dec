-- What the money path may join: games that take bets now, and the type of any game.
create or replace view catalogue.open_game as
select g.code, g.provider_code, g.game_type, g.max_bet_units
from catalogue.game g
join catalogue.vendor v on v.code = g.vendor_code and v.game_type = g.game_type
join catalogue.provider p on p.code = g.provider_code
where g.enabled and v.enabled and p.enabled;
