-- For other domains: the moments at which somebody moves to another upline; between two of them the tree only grows.
create or replace view agents.tree_change as
select distinct takes_effect_at as at from agents.move where cancelled_at is null;
