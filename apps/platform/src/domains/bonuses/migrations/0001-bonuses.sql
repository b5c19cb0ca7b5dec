-- Wagering bonuses: money that may be played with, and is the member's own once so much valid bet was made.
create schema bonuses;

create table bonuses.bonus (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  currency text not null,
  -- What granted it, as promo:17: one bonus each, however often it is asked for.
  source text collate "C" not null unique,
  -- By language: the title of what granted it.
  titles jsonb not null,
  amount_units bigint not null check (amount_units > 0),
  -- The terms, as they were agreed to.
  multiple integer not null check (multiple > 0),
  required_units bigint not null check (required_units > 0),
  -- Thousandths of a valid bet that count, by game type; a type that is left out counts in full.
  weights jsonb not null,
  max_stake_units bigint not null check (max_stake_units > 0),
  max_convert_units bigint check (max_convert_units > 0),
  terms_hash text not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  -- Where its money lies, goes to when it is earned, and goes to when it is not.
  bonus_account bigint not null,
  main_account bigint not null,
  cost_account bigint not null,
  done_units bigint not null default 0 check (done_units >= 0),
  -- Bets that wait for their settlement and took some of it.
  open_bets integer not null default 0 check (open_bets >= 0),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'CONVERTED', 'FORFEITED', 'EXPIRED', 'USED_UP')),
  ended_at timestamptz check ((state = 'ACTIVE') = (ended_at is null)),
  -- What became the member's own at the end.
  converted_units bigint not null default 0 check (converted_units >= 0)
) with (fillfactor = 70);
create unique index bonus_active on bonuses.bonus (member_id) where state = 'ACTIVE';
-- The gateway asks with each batch whether one of its members is in here; nearly nobody is.
create index bonus_live on bonuses.bonus (member_id) where state = 'ACTIVE' or open_bets > 0;
create index bonus_member on bonuses.bonus (member_id, id desc);

-- Bets that took bonus money, with their part of the stake and of what was won.
create table bonuses.funded_bet (
  provider_code text collate "C" not null,
  transaction_id text collate "C" not null,
  bonus_id bigint not null references bonuses.bonus,
  bonus_units bigint not null check (bonus_units > 0),
  won_units bigint not null default 0 check (won_units >= 0),
  is_open boolean not null default true,
  primary key (provider_code, transaction_id)
);

-- What each bet counted towards a bonus, so that a reversal takes back exactly that.
create table bonuses.counted (
  bonus_id bigint not null references bonuses.bonus,
  provider_code text collate "C" not null,
  bet_transaction_id text collate "C" not null,
  units bigint not null
);
create index counted_bet on bonuses.counted (provider_code, bet_transaction_id);

create function bonuses.weight_of(weights jsonb, game_type text) returns int language sql immutable as $$
  select coalesce((weights ->> game_type)::int, 1000)
$$;

-- The part of a payout that goes back to the bonus that paid a part of the stake, cut to cents.
create function bonuses.part_of(payout bigint, bonus_part bigint, stake bigint) returns bigint language sql immutable as $$
  select div(div(payout::numeric * bonus_part, stake), 100)::bigint * 100
$$;

-- Counts what the table turnover_rest of this transaction holds, which no turnover requirement took, towards the bonus
-- that was active when it was earned: weighted, at most what is left. Reversals take back what their bet counted.
create function bonuses.count_turnover() returns void language plpgsql as $$
begin
  with undone as (
    select c.bonus_id, c.provider_code, c.bet_transaction_id, sum(c.units) as units
    from bonuses.counted c
    where (c.provider_code, c.bet_transaction_id) in (
      select provider_code, bet_transaction_id from turnover_rest where valid_units < 0)
    group by 1, 2, 3 having sum(c.units) > 0
  ),
  noted as (
    insert into bonuses.counted (bonus_id, provider_code, bet_transaction_id, units)
    select bonus_id, provider_code, bet_transaction_id, -units from undone
  )
  update bonuses.bonus b set done_units = b.done_units - u.units
  from (select bonus_id, sum(units) as units from undone group by 1) u where b.id = u.bonus_id and b.state = 'ACTIVE';

  with earned as (
    select b.id as bonus_id, b.required_units - b.done_units as lacking, r.provider_code, r.bet_transaction_id, r.earned_at, r.fact_id,
      r.valid_units * bonuses.weight_of(b.weights, r.game_type) / 1000 as units
    from turnover_rest r
    join bonuses.bonus b on b.member_id = r.member_id and b.currency = r.currency and b.state = 'ACTIVE'
      and r.earned_at >= b.granted_at and r.earned_at < b.expires_at
    where r.valid_units > 0
  ),
  taken as (
    select bonus_id, provider_code, bet_transaction_id, least(units, greatest(0, lacking
      - coalesce(sum(units) over (partition by bonus_id order by earned_at, fact_id rows between unbounded preceding and 1 preceding), 0)))::bigint as units
    from earned
  ),
  noted as (
    insert into bonuses.counted (bonus_id, provider_code, bet_transaction_id, units)
    select bonus_id, provider_code, bet_transaction_id, units from taken where units > 0
  )
  update bonuses.bonus b set done_units = b.done_units + t.units
  from (select bonus_id, sum(units) as units from taken group by 1 having sum(units) > 0) t where b.id = t.bonus_id;
end $$;

-- Notes for each bet that bonus money helped to pay which part of its payout is the bonus's.
create function bonuses.share_payouts(provider text, bets text[], payouts bigint[]) returns void language sql as $$
  update bonuses.funded_bet f set won_units = bonuses.part_of(u.payout, f.bonus_units, b.stake_units)
  from unnest(bets, payouts) as u (bet, payout), rounds.bet b
  where f.provider_code = provider and f.transaction_id = u.bet and f.is_open
    and b.provider_code = f.provider_code and b.transaction_id = f.transaction_id
$$;

-- Those of the bets that bonus money helped to pay wait no longer.
create function bonuses.close_bets(provider text, bets text[]) returns void language sql as $$
  with closed as (
    update bonuses.funded_bet set is_open = false where provider_code = provider and transaction_id = any (bets) and is_open
    returning bonus_id
  )
  update bonuses.bonus b set open_bets = b.open_bets - c.bets
  from (select bonus_id, count(*)::int as bets from closed group by 1) c where b.id = c.bonus_id
$$;

-- The same the other way, and their bonus got nothing of them.
create function bonuses.reopen_bets(provider text, bets text[]) returns void language sql as $$
  with opened as (
    update bonuses.funded_bet set is_open = true, won_units = 0
    where provider_code = provider and transaction_id = any (bets) and not is_open
    returning bonus_id
  )
  update bonuses.bonus b set open_bets = b.open_bets + c.bets
  from (select bonus_id, count(*)::int as bets from opened group by 1) c where b.id = c.bonus_id
$$;

-- What of a bonus a member may play with on games of a type now; 0 without one.
create function bonuses.playable_units(member bigint, main_account bigint, game_type text, at timestamptz) returns bigint
language sql stable as $$
  select coalesce(sum(a.balance), 0)::bigint
  from bonuses.bonus b join ledger.account a on a.id = b.bonus_account
  where b.member_id = member and b.main_account = playable_units.main_account and b.state = 'ACTIVE' and b.expires_at > at
    and bonuses.weight_of(b.weights, game_type) > 0
$$;
