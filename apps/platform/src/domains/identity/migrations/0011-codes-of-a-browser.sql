-- The browser that asked for a code; nobody else can try it, or use its tries up.
alter table identity.sms_code add column browser_hash bytea;
create index sms_code_browser on identity.sms_code (browser_hash, id);
