-- Notices for agents: AG.
alter table site.notice drop constraint notice_type_check;
alter table site.notice add constraint notice_type_check check (type in ('PL', 'PU', 'PR', 'H', 'AG'));
create index notice_type on site.notice (type, posted_at desc) where enabled;
