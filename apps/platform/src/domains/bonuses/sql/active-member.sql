-- For other domains: members with a bonus that runs.
create or replace view bonuses.active_member as select member_id from bonuses.bonus where state = 'ACTIVE';
