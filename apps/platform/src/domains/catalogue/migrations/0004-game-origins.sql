-- Where a stranger's games are served from; empty for a studio that is mounted on this site.
alter table catalogue.provider add game_origins text[] not null default '{}';
