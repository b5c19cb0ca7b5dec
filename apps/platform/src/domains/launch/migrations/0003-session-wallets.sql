-- What a game session plays with: the main wallet, or the one at its vendor where the brand has wallets apart. It stays
-- what it was when the game was opened, so that a payout goes where the stake came from.
alter table launch.game_session add column wallet text not null default 'MAIN' check (wallet in ('MAIN', 'VENDOR'));
