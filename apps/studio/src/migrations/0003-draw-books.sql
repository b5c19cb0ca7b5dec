-- The keeper asks for coming draws twice a second, and every betting page for the draws of its game.
drop index studio.draw_history;
create index draw_of_game on studio.draw (game_code, draws_at);
create index draw_in_time on studio.draw (draws_at);

-- Roots of each 1,024 leaves of a sealed book: a proof reads one block of tickets and these, not the whole book.
create table studio.book_block (
  draw_id bigint not null references studio.draw,
  index integer not null,
  root bytea not null,
  primary key (draw_id, index)
);
create trigger book_block_sealed before update or delete on studio.book_block for each row execute function studio.refuse_change();
