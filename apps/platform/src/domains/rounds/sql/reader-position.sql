-- For other domains: how far a reader of facts has come.
create or replace view rounds.reader_position as select name, position from rounds.reader;
