import type { CarriedSums, Invariants } from '../ledger/index.ts'

/** Stakes less payouts, by provider and round, of the transfers above an id. */
const keptByRound = (aboveId: string, only = '') => `
  select split_part(t.key, ':', 2) as provider, t.reference as round,
    sum(case when c.kind = 'GAMES' then t.amount else -t.amount end) as kept
  from ledger.transfer t
  join ledger.account d on d.id = t.debit_account
  join ledger.account c on c.id = t.credit_account
  ${only}
  where t.id > ${aboveId} and t.key like 'gw:%' and t.code not like 'JACKPOT%' and 'GAMES' in (d.kind, c.kind)
  group by 1, 2`

const keptByBets = `coalesce(sum(stake_units - payout_units) filter (where status <> 'VOID'), 0) as kept`

/** Rebates that providers' games paid and took back: provider, units. */
const rebatesPaid = (where: string) => `
  select split_part(t.key, ':', 2) as provider, sum(case when t.key like 'rebate:%' then t.amount else -t.amount end) as units
  from ledger.transfer t
  join ledger.account c on c.id = t.credit_account
  where ${where} and (t.key like 'rebate:%' and t.code = 'REBATE'
      or t.key like 'gw:%' and (t.code = 'REBATE' or t.code = 'SHORTFALL' and c.kind in ('REBATE_COST', 'ISSUED')))
    and split_part(t.key, ':', 2) in (select code from catalogue.provider)
  group by 1`

/** Sums of bets' facts, by provider and bet, of facts known since a moment. */
const netByFacts = (since: string, only = '') => `
  select f.provider_code, f.bet_transaction_id as transaction_id, sum(f.bets) as bets, sum(f.bets * f.stake_units) as stake,
    sum(f.bets * f.payout_units) as payout, sum(f.bets * f.valid_units) as valid
  from rounds.fact f ${only} where f.known_at >= ${since} group by 1, 2`

const factsDiffer = `case
  when b.transaction_id is null then true
  when b.status in ('OPEN', 'VOID') then coalesce(f.bets, 0) <> 0 or coalesce(f.stake, 0) <> 0 or coalesce(f.payout, 0) <> 0
  else (f.bets, f.stake, f.payout, f.valid) is distinct from (1, b.stake_units, b.payout_units, b.valid_units) end`

/**
 * What must always hold between the ledger, bets and facts. Bets without a session did not come through the wallet: they
 * were brought along from elsewhere. Of what was checked before, rounds and bets that have changed since are looked at
 * whole: those that differ where only the time since counts, and those that began before.
 */
export const gatewayInvariants: Invariants = {
  'what a round moved in the ledger is what its bets say': ({ transferId, until }) => `
    with since as (
      select coalesce(m.provider, s.provider) as provider, coalesce(m.round, s.round) as round
      from (${keptByRound(transferId)}) m
      full join (
        select provider_code as provider, round_id as round, ${keptByBets}
        from rounds.bet where session_id <> 0 and placed_at >= ${until} group by 1, 2
      ) s using (provider, round)
      where coalesce(m.kept, 0) <> coalesce(s.kept, 0)
      union
      select provider_code, round_id from rounds.bet
      where session_id <> 0 and placed_at < ${until} and changed_at >= ${until}
    ),
    bets as (
      select provider_code as provider, round_id as round, ${keptByBets},
        min((select k.transfer_id from ledger.ledger_key k where k.key = 'gw:' || provider_code || ':' || transaction_id)) as first_id
      from since join rounds.bet on provider_code = provider and round_id = round
      where session_id <> 0 group by 1, 2
    )
    select format('round %s of %s kept %s, its bets say %s', round, provider, coalesce(m.kept, 0), coalesce(b.kept, 0)) as detail
    from (
      ${keptByRound(
        `(select least(min(first_id) - 1, ${transferId}) from bets)`,
        `join since on since.provider = split_part(t.key, ':', 2) and since.round = t.reference`,
      )}
    ) m
    full join bets b using (provider, round)
    where coalesce(m.kept, 0) <> coalesce(b.kept, 0)`,

  'what went back as rebates is what bets say': ({ transferId, sums }) => `
    select format('%s paid rebates of %s, its bets say %s', provider, coalesce(p.units, 0), coalesce(s.units, 0)) as detail
    from (
      select provider, sum(units) as units from (
        ${rebatesPaid(`t.id > ${transferId}`)}
        union all
        select split_part(name, ':', 2), units from ${sums} carried where name like 'rebates:%'
      ) parts group by 1
    ) p
    full join (
      select provider_code as provider, sum(rebate_units) as units from rounds.bet
      where rebate_units > 0 and session_id <> 0 group by 1
    ) s using (provider)
    where coalesce(p.units, 0) <> coalesce(s.units, 0)`,

  'the facts of a bet come to what it is settled at, and to nothing while it is open or void': ({ until }) => `
    with since as (
      select coalesce(f.provider_code, b.provider_code) as provider_code, coalesce(f.transaction_id, b.transaction_id) as transaction_id
      from (select * from rounds.bet where placed_at >= ${until}) b
      full join (${netByFacts(until)}) f on f.provider_code = b.provider_code and f.transaction_id = b.transaction_id
      where ${factsDiffer}
      union
      select provider_code, transaction_id from rounds.bet where placed_at < ${until} and changed_at >= ${until}
    ),
    bets as (
      select b.* from since join rounds.bet b using (provider_code, transaction_id) where b.session_id <> 0
    )
    select format('bet %s of %s is %s: %s %s %s, its facts come to %s: %s %s %s', b.transaction_id, b.provider_code, b.status,
      b.stake_units, b.payout_units, b.valid_units, coalesce(f.bets, 0), f.stake, f.payout, f.valid) as detail
    from bets b
    left join (
      ${netByFacts(
        '(select min(placed_at) from bets)',
        'join bets on bets.provider_code = f.provider_code and bets.transaction_id = f.bet_transaction_id',
      )}
    ) f on f.provider_code = b.provider_code and f.transaction_id = b.transaction_id
    where ${factsDiffer}`,

  'a bet that was split is void, and its parts come to its stake': ({ until }) => `
    select format('bet %s of %s was staked with %s, its parts with %s', b.transaction_id, b.provider_code, b.stake_units, p.stake) as detail
    from rounds.bet b
    cross join lateral (
      select coalesce(sum(p.stake_units), 0) as stake from rounds.bet p
      where p.provider_code = b.provider_code and p.round_id = b.round_id and p.member_id = b.member_id and p.part_of = b.transaction_id
    ) p
    where b.split_by is not null and b.changed_at >= ${until} and (b.status <> 'VOID' or p.stake <> b.stake_units)`,

  'a round between members pays no more than was staked in it': ({ until }) => `
    select format('round %s of %s staked %s and paid %s', min(b.round_id), b.provider_code, sum(b.stake_units), sum(b.payout_units)) as detail
    from rounds.bet b
    where b.changed_at >= ${until} and b.status <> 'VOID' and exists (
      select from gateway.concluded_seat s
      where s.provider_code = b.provider_code and s.transaction_id = b.settled_by and s.seat = 2)
    group by b.provider_code, b.settled_by
    having sum(b.payout_units) > sum(b.stake_units)`,

  'valid bet is at most the stake, and a settle that voids pays the stake': ({ until }) => `
    select format('bet %s of %s counts %s and pays %s of %s', transaction_id, provider_code, valid_units, payout_units, stake_units) as detail
    from rounds.bet
    where changed_at >= ${until} and session_id <> 0
      and (valid_units > stake_units or status = 'VOID' and settled_by is not null and payout_units <> stake_units)`,

  'the rollups come to the facts that their reader has taken': ({ until }) => `
    select format('member %s: rollups %s %s %s, facts %s %s %s', member_id, r.bets, r.stake, r.payout, f.bets, f.stake, f.payout) as detail
    from (
      select member_id, sum(bets) as bets, sum(stake_units) as stake, sum(payout_units) as payout, sum(valid_units) as valid
      from rounds.rollup where known_from >= ${until} group by 1
    ) r
    full join (
      select member_id, sum(bets) as bets, sum(bets * stake_units) as stake, sum(bets * payout_units) as payout,
        sum(bets * valid_units) as valid
      from rounds.fact
      where known_at >= ${until} and position < coalesce((select r.position from rounds.reader r where r.name = 'rollup'), 0) group by 1
    ) f using (member_id)
    where (coalesce(r.bets, 0), coalesce(r.stake, 0), coalesce(r.payout, 0), coalesce(r.valid, 0))
      <> (coalesce(f.bets, 0), coalesce(f.stake, 0), coalesce(f.payout, 0), coalesce(f.valid, 0))`,
}

/** Sums of the rebates of closed months, by provider. */
export const gatewaySums: CarriedSums = {
  rebates: (aboveId, throughId) => `
    select 'rebates:' || provider, units from (${rebatesPaid(`t.id > ${aboveId} and t.id <= ${throughId}`)}) paid`,
}
