-- Slips of a void draw go back in short transactions, as books are sealed and settled. Null until all of them are on their way.
alter table studio.draw add column returned_at timestamptz;
update studio.draw set returned_at = settled_at where state = 'VOIDED';
create index draw_to_return on studio.draw (id) where state = 'VOIDED' and returned_at is null;
