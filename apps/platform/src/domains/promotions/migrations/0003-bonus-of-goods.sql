-- Bonuses that were redeemed for points stand in the history with the others.
alter table promotions.award
  drop constraint award_source_check,
  add constraint award_source_check check (source in ('PROMOTION', 'MISSION', 'PRIZE', 'ENVELOPE', 'GOODS'));
