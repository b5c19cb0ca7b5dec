-- Where each run was made, and by whom where the clock did not begin it.
alter table job.run add column process text, add column started_by text;
-- Runs that went wrong are few among many that did not.
create index run_failed on job.run (name, id desc) where error is not null;
create index run_open on job.run (name, id desc) where ended_at is null;
