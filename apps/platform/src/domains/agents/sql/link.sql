-- For other domains: codes by which agents take members in.
create or replace view agents.link as select code, agent_id, label, domains, created_at from agents.affiliate_code;
