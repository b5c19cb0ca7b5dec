-- Standard deviation of what a round of a game returns, as a multiple of its stake, or more than that; null where its provider
-- does not say.
alter table catalogue.game add column deviation text;
