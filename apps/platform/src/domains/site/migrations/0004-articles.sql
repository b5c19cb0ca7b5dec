-- Blog and news. Texts are Markdown, by language: { title, summary, markdown }.
create table site.article (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('BLOG', 'NEWS')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Name of the drawing that stands with it.
  picture text not null,
  texts jsonb not null,
  posted_at timestamptz not null,
  enabled boolean not null default true,
  unique (kind, slug)
);
create index article_newest on site.article (kind, posted_at desc) where enabled;
