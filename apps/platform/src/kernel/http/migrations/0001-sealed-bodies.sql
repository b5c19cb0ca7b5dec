-- Ids of sealed request bodies that were opened, kept until they would be refused for their age anyway.
create schema http;
create table http.opened_body (
  jti text primary key,
  expires_at timestamptz not null
);
create index opened_body_expiry on http.opened_body (expires_at);
