-- Members who came by somebody's referral code, from their first play on, and the valid bet that they have made since the brand
-- rewards invitations.
create table promotions.invitee (
  invitee_id bigint primary key references agents.member,
  inviter_id bigint not null references agents.member,
  valid_units bigint not null,
  -- REFUSED: the person had brought a reward before, or invited themselves.
  state text not null default 'OPEN' check (state in ('OPEN', 'REWARDED', 'REFUSED'))
) with (fillfactor = 80);
create index invitee_open on promotions.invitee (valid_units) where state = 'OPEN';

alter table promotions.award
  drop constraint award_source_check,
  add constraint award_source_check
    check (source in ('PROMOTION', 'MISSION', 'PRIZE', 'ENVELOPE', 'GOODS', 'REFERRAL'));
