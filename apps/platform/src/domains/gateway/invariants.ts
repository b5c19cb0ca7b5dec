/**
 * What must always hold between the ledger, bets and facts. Each query returns a row for each thing that does not. Bets
 * without a session did not come through the wallet: they were brought along from elsewhere.
 */
export const gatewayInvariants: Record<string, string> = {
  'what a round moved in the ledger is what its bets say': `
    select format('round %s of %s kept %s, its bets say %s', round, provider, coalesce(m.kept, 0), coalesce(s.kept, 0)) as detail
    from (
      select split_part(t.key, ':', 2) as provider, t.reference as round,
        sum(case when c.kind = 'GAMES' then t.amount else -t.amount end) as kept
      from ledger.transfer t
      join ledger.account d on d.id = t.debit_account
      join ledger.account c on c.id = t.credit_account
      where t.key like 'gw:%' and t.code not like 'JACKPOT%' and 'GAMES' in (d.kind, c.kind)
      group by 1, 2
    ) m
    full join (
      select provider_code as provider, round_id as round,
        coalesce(sum(stake_units - payout_units) filter (where status <> 'VOID'), 0) as kept
      from rounds.bet where session_id <> 0 group by 1, 2
    ) s using (provider, round)
    where coalesce(m.kept, 0) <> coalesce(s.kept, 0)`,

  'what went back as rebates is what bets say': `
    select format('%s paid rebates of %s, its bets say %s', provider, coalesce(p.units, 0), coalesce(s.units, 0)) as detail
    from (
      select split_part(t.key, ':', 2) as provider, sum(case when t.key like 'rebate:%' then t.amount else -t.amount end) as units
      from ledger.transfer t
      join ledger.account c on c.id = t.credit_account
      where (t.key like 'rebate:%' and t.code = 'REBATE'
          or t.key like 'gw:%' and (t.code = 'REBATE' or t.code = 'SHORTFALL' and c.kind in ('REBATE_COST', 'ISSUED')))
        and split_part(t.key, ':', 2) in (select code from catalogue.provider)
      group by 1
    ) p
    full join (
      select provider_code as provider, sum(rebate_units) as units from rounds.bet where session_id <> 0 group by 1
    ) s using (provider)
    where coalesce(p.units, 0) <> coalesce(s.units, 0)`,

  'the facts of a bet come to what it is settled at, and to nothing while it is open or void': `
    select format('bet %s of %s is %s: %s %s %s, its facts come to %s: %s %s %s', b.transaction_id, b.provider_code, b.status,
      b.stake_units, b.payout_units, b.valid_units, coalesce(f.bets, 0), f.stake, f.payout, f.valid) as detail
    from rounds.bet b
    left join (
      select provider_code, bet_transaction_id, sum(bets) as bets, sum(bets * stake_units) as stake,
        sum(bets * payout_units) as payout, sum(bets * valid_units) as valid
      from rounds.fact group by 1, 2
    ) f on f.provider_code = b.provider_code and f.bet_transaction_id = b.transaction_id
    where b.session_id <> 0 and case
      when b.status in ('OPEN', 'VOID') then coalesce(f.bets, 0) <> 0 or coalesce(f.stake, 0) <> 0 or coalesce(f.payout, 0) <> 0
      else (f.bets, f.stake, f.payout, f.valid) is distinct from (1, b.stake_units, b.payout_units, b.valid_units) end`,

  'valid bet is at most the stake, and a settle that voids pays the stake': `
    select format('bet %s of %s counts %s and pays %s of %s', transaction_id, provider_code, valid_units, payout_units, stake_units) as detail
    from rounds.bet
    where session_id <> 0 and (valid_units > stake_units or status = 'VOID' and settled_by is not null and payout_units <> stake_units)`,

  'the rollups come to the facts that their reader has taken': `
    select format('member %s: rollups %s %s %s, facts %s %s %s', member_id, r.bets, r.stake, r.payout, f.bets, f.stake, f.payout) as detail
    from (
      select member_id, sum(bets) as bets, sum(stake_units) as stake, sum(payout_units) as payout, sum(valid_units) as valid
      from rounds.rollup group by 1
    ) r
    full join (
      select member_id, sum(bets) as bets, sum(bets * stake_units) as stake, sum(bets * payout_units) as payout,
        sum(bets * valid_units) as valid
      from rounds.fact where position < coalesce((select r.position from rounds.reader r where r.name = 'rollup'), 0) group by 1
    ) f using (member_id)
    where (coalesce(r.bets, 0), coalesce(r.stake, 0), coalesce(r.payout, 0), coalesce(r.valid, 0))
      <> (coalesce(f.bets, 0), coalesce(f.stake, 0), coalesce(f.payout, 0), coalesce(f.valid, 0))`,
}
