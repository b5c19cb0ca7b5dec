-- How long a round that takes no more bets is known by its bets. A bet asks the last months alone for the end of its round.
create or replace function rounds.closed_rounds_last() returns interval language sql immutable as $$ select interval '31 days' $$;
