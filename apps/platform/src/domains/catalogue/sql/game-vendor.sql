-- Whose a game is, also of one that takes no bets now.
create or replace view catalogue.game_vendor as select code, provider_code, vendor_code from catalogue.game;
