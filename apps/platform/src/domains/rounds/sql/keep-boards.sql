-- Adds the facts that came since to the boards, and lets go what they show no more. In another zone than before all is
-- counted anew, from the beginning of the present week or month.
create or replace function rounds.keep_boards(zone text, at timestamptz) returns void language plpgsql as $$
declare
  today date := (at at time zone zone)::date;
  first date := least(rounds.first_day('WEEK', today), rounds.first_day('MONTH', today));
  since timestamptz := first::timestamp at time zone zone;
begin
  insert into rounds.reader (name) values ('boards') on conflict do nothing;
  perform from rounds.reader where name = 'boards' for update;
  if not exists (select from rounds.board_zone where time_zone = zone) then
    delete from rounds.board_sum;
    insert into rounds.board_zone (time_zone) values (zone) on conflict (only_row) do update set time_zone = excluded.time_zone;
    update rounds.reader set position = coalesce(
      (select min(f.position) from rounds.fact f where f.known_at >= least(since, at - interval '1 day')), rounds.safe_position()
    ) where name = 'boards';
  end if;

  create temporary table taken on commit drop as
  select * from rounds.take_facts('boards') where book = 'REAL' and earned_at >= least(since, at - interval '1 day');

  insert into rounds.board_sum as b (period, first_day, member_id, valid_units)
  select p.period, rounds.first_day(p.period, (earned_at at time zone zone)::date), member_id, sum(bets * valid_units)
  from taken cross join (values ('DAY'), ('WEEK'), ('MONTH')) as p (period)
  where earned_at >= since
  group by 1, 2, 3
  on conflict (period, first_day, member_id) do update set valid_units = b.valid_units + excluded.valid_units;
  delete from rounds.board_sum where first_day < first;

  -- The last word on a bet counts: a win that was taken back goes, and may come again with another settle. What is not valid,
  -- as in private rooms, where two may agree who wins, is nobody's to be shown.
  delete from rounds.winner w using taken t
  where w.provider_code = t.provider_code and w.bet_transaction_id = t.bet_transaction_id;
  insert into rounds.winner
  select provider_code, bet_transaction_id, member_id, game_code, payout_units, earned_at from (
    select distinct on (provider_code, bet_transaction_id) * from taken order by provider_code, bet_transaction_id, id desc
  ) latest where bets = 1 and payout_units > stake_units and valid_units > 0;
  delete from rounds.winner w using (
    select provider_code, bet_transaction_id,
      row_number() over (partition by date_bin('10 minutes', won_at, 'epoch') order by payout_units desc, won_at desc) as place
    from rounds.winner
  ) placed
  where placed.provider_code = w.provider_code and placed.bet_transaction_id = w.bet_transaction_id
    and (placed.place > 50 or w.won_at < at - interval '1 day');
  drop table taken;
end $$;
