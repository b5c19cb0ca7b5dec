-- Pictures that members brought for forms. Their files lie outside of what the server shows, under the row's id.
create schema uploads;

create table uploads.upload (
  id uuid primary key,
  owner_id bigint not null,
  bytes integer not null,
  uploaded_at timestamptz not null,
  -- What a form used it for; unused ones go after a day.
  used_for text
);
create index upload_owner on uploads.upload (owner_id, uploaded_at);
create index upload_unused on uploads.upload (uploaded_at) where used_for is null;
