-- Visits that began by an agent's link, each once: the browser names its visit, and nothing else of the visitor is kept.
create table agents.link_visit (
  code text not null references agents.affiliate_code,
  visit_id uuid not null,
  at timestamptz not null,
  primary key (code, visit_id)
);
create index link_visit_at on agents.link_visit (code, at);
