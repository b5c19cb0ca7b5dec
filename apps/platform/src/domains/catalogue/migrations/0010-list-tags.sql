-- By which a provider's list of games is asked for again: its tag, and a digest of what was taken of it then.
alter table catalogue.provider add column list_etag text, add column list_taken text;
