-- The house's own studio stands under a path, which each process reads by its own configuration. Processes used to write
-- their own port here.
update catalogue.provider set api_url = '/studio/provider/'
where api_url ~ '^http://127\.0\.0\.1:\d+/studio/provider/$';
