-- Bets lie in months. A settle mostly names bets of the last days, which are looked for in one month or two; only what is not
-- found there is looked for everywhere. A bet asks the last months alone for the end of its round.
-- How long a round that takes no more bets is known by its bets.
create or replace function gateway.closed_rounds_last() returns interval language sql immutable as $$ select interval '31 days' $$;
