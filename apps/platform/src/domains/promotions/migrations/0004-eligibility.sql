-- What a reward asks of a member: { verifiedContact, confirmedDeposit, validBet, oncePerPerson }; null is the usual.
alter table promotions.promotion add column eligibility jsonb;

-- Devices and payout accounts of the members who had a reward: each has it once.
create table promotions.reward_mark (
  reward text collate "C" not null,
  mark text collate "C" not null,
  member_id bigint not null,
  primary key (reward, mark)
);
