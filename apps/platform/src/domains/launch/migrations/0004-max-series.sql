-- The highest odds series that the member could choose when the session was made, by which rebates are bounded.
alter table launch.game_session add column max_series integer not null default 1940;
