-- Names of a game in the languages that its provider gave one in; the others show the title.
alter table catalogue.game add column titles jsonb not null default '{}';
