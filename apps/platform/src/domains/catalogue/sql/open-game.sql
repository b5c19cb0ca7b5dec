-- What the money path may join: games that take bets now, and the type of any game. None does while operators have stopped play,
-- which is looked up once for a statement, however many bets it takes.
create or replace view catalogue.open_game as
select g.code, g.provider_code, g.game_type, g.max_bet_units
from catalogue.game g
join catalogue.vendor v on v.code = g.vendor_code and v.game_type = g.game_type
join catalogue.provider p on p.code = g.provider_code
where g.enabled and v.enabled and p.enabled and not exists (select from settings.stop s where s.stop = 'play');
