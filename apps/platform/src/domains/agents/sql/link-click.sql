-- For other domains: visits that began by a link.
create or replace view agents.link_click as select code, at from agents.link_visit;
