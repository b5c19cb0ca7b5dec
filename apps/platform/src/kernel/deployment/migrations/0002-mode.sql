-- The database remembers for good: a demo, whose accounts have published passwords, or a deployment with real money. The
-- first start decides. One that was filled as a demo before this was kept is known by its robot.
create table deployment.mode (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('demo', 'real'))
);
do $$
declare is_demo boolean := false;
begin
  if to_regclass('identity.account') is not null then
    execute $sql$ select exists (select from identity.account where username = 'demo-robot') $sql$ into is_demo;
  end if;
  if is_demo then insert into deployment.mode (mode) values ('demo'); end if;
end $$;
