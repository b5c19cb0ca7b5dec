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
}
