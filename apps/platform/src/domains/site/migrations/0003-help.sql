-- The help centre: sections and articles, each with its texts by language.
create table site.help_section (
  id text primary key check (id ~ '^[a-z][a-z0-9-]*$'),
  position integer not null,
  -- By language: the title.
  titles jsonb not null
);

create table site.help_article (
  id text primary key check (id ~ '^[a-z][a-z0-9-]*$'),
  section_id text not null references site.help_section,
  position integer not null,
  -- By language: { title, html }.
  texts jsonb not null
);
