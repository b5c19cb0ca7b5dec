-- Posts one bet or settle of a member with a bonus in play. p_account is the wallet that the session plays with, at the vendor or
-- the main one: it pays first and the bonus the rest. Of a payout the bonus gets the share that it had in the stake.
create or replace function gateway.post_with_bonus(
  p_key text, p_fingerprint uuid, p_round text, p_account bigint, p_counter bigint, p_change bigint, p_code text, p_provider text,
  p_transaction text, p_member bigint, p_game_type text, p_at timestamptz, p_bets text[], p_payouts bigint[],
  out outcome text, out balance bigint, out wallet bigint
) language plpgsql as $$
declare
  bonus record;
  is_playable boolean;
  takes_bonus boolean;
  part bigint := 0;
  target bigint;
  legs jsonb;
  reply bigint[];
begin
  select * into bonus from bonuses.playable(p_member, p_game_type, p_at);
  is_playable := found;
  if p_code = 'BET' then
    takes_bonus := is_playable and -p_change <= bonus.max_stake_units;
    legs := jsonb_build_array(jsonb_build_object('debit', p_account, 'credit', p_counter, 'amount', -p_change, 'code', 'BET',
      'mode', case when takes_bonus then 'up_to' else 'exact' end));
    if is_playable then
      legs := legs || jsonb_build_object('debit', bonus.bonus_account, 'credit', p_counter, 'amount', 0, 'code', 'BET_BONUS',
        'suffix', ' bonus', 'mode', case when takes_bonus then 'rest' else 'exact' end);
    end if;
  else
    perform bonuses.share_payouts(p_provider, p_bets, p_payouts);
    select w.units, w.account into part, target from bonuses.won_by(p_provider, p_bets) w;
    if target = p_account then
      part := 0;
    end if;
    legs := jsonb_build_array(jsonb_build_object('debit', p_counter, 'credit', p_account, 'amount', p_change - part, 'code', 'WIN', 'mode', 'exact'));
    if part > 0 or is_playable then
      legs := legs || jsonb_build_object('debit', p_counter, 'credit', case when part > 0 then target else bonus.bonus_account end,
        'amount', part, 'code', 'WIN_BONUS', 'suffix', ' bonus', 'mode', 'exact');
    end if;
  end if;

  select p.outcome, p.reply into outcome, reply from ledger.post_group(p_key, p_fingerprint, p_round, legs) p;
  wallet := coalesce(reply[2], reply[3]);
  balance := wallet + coalesce(reply[5], reply[6], 0);
  if outcome = 'poor' and is_playable and not takes_bonus then
    outcome := 'above_limit';
  elsif outcome = 'ok' and p_code = 'BET' and reply[4] > 0 then
    perform bonuses.fund_bet(bonus.bonus_id, p_provider, p_transaction, reply[4]);
  elsif outcome = 'ok' and p_code <> 'BET' then
    perform bonuses.close_bets(p_provider, p_bets);
  end if;
end $$;
