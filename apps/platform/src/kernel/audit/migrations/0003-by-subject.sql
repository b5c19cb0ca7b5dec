-- What was done to one thing is shown beside it.
create index if not exists entry_subject on audit.entry (subject, id);
