-- What the house has locked of a member, each for as long as it says, 'infinity' until it is lifted. A member who was frozen has all
-- of it locked; an account that is blocked from now on is a guest's that was taken away.
alter table identity.account
  add column sign_in_locked_until timestamptz,
  add column play_locked_until timestamptz,
  add column deposit_locked_until timestamptz,
  add column withdrawal_locked_until timestamptz,
  add column lock_version integer not null default 0;
update identity.account
set status = 'active', sign_in_locked_until = 'infinity', play_locked_until = 'infinity', deposit_locked_until = 'infinity',
  withdrawal_locked_until = 'infinity'
where kind = 'member' and agent_type <> 4 and status = 'blocked';
create index account_locked on identity.account (id)
where coalesce(sign_in_locked_until, play_locked_until, deposit_locked_until, withdrawal_locked_until) is not null;
create index account_closed on identity.account (id) where closed_until is not null;
