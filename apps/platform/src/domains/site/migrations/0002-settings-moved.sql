-- Settings and switches are the kernel's now, so that every domain can read them.
insert into settings.brand (settings) select settings from site.brand;
insert into settings.module (mod_id, enabled) select mod_id, enabled from site.module;
drop table site.brand;
drop table site.module;
