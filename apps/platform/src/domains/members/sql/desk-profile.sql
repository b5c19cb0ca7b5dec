-- For lists of operators: what a member is called by itself and by the house.
create or replace view members.desk_profile as
  select id, nickname, labels, club_label, club_rank, version, registered_at from members.member;
