-- Tickets of fish that wait for their end at the wallet are looked for several times a second, and stood in no index.
create index fish_ticket_due on studio.fish_ticket (purse_id, serial) where state in ('ending', 'refused');
