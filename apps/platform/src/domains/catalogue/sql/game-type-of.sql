create or replace view catalogue.game_type_of as select code, game_type from catalogue.game;
