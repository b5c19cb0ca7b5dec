import type { Invariants } from '../ledger/index.ts'

/** What must always hold of bonus money. Each query returns a row for each thing that does not. */
export const bonusInvariants: Invariants = {
  'bonus money lies only beside an active bonus': `
    select format('account %s of member %s holds %s', a.id, a.owner_id, a.balance) as detail
    from ledger.account a
    where a.kind = 'BONUS' and a.balance > 0
      and not exists (select from bonuses.bonus b where b.bonus_account = a.id and b.state = 'ACTIVE')`,

  'a bonus waits for as many bets as it helped to pay and are open': `
    select format('bonus %s waits for %s bets, %s are open', b.id, b.open_bets, coalesce(f.bets, 0)) as detail
    from bonuses.bonus b
    left join (select bonus_id, count(*) as bets from bonuses.funded_bet where is_open group by 1) f on f.bonus_id = b.id
    where b.open_bets <> coalesce(f.bets, 0)`,

  'what a bonus paid of a bet that was split lies in its parts, to the unit': ({ until }) => `
    select format('bet %s of %s took %s of a bonus, its parts have %s', b.transaction_id, b.provider_code, f.bonus_units, p.units) as detail
    from rounds.bet b
    join bonuses.funded_bet f using (provider_code, transaction_id)
    cross join lateral (
      select coalesce(sum(pf.bonus_units), 0) as units, bool_or(pf.bonus_units > p.stake_units) as is_above
      from rounds.bet p join bonuses.funded_bet pf using (provider_code, transaction_id)
      where p.provider_code = b.provider_code and p.round_id = b.round_id and p.member_id = b.member_id and p.part_of = b.transaction_id
    ) p
    where b.split_by is not null and b.changed_at >= ${until} and (f.is_open or p.units <> f.bonus_units or p.is_above)`,
}
