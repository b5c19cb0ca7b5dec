import type { Invariants } from '../ledger/index.ts'

/** What must always hold of points. Each query returns a row for each thing that does not. */
export const pointsInvariants: Invariants = {
  'points aside are those of redemptions that wait': `
    select format('member %s has %s points aside, redemptions hold %s', member_id, coalesce(a.units, 0), coalesce(o.units, 0)) as detail
    from (
      select owner_id as member_id, sum(balance) as units from ledger.account where kind = 'POINTS_HOLD' group by 1
    ) a
    full join (
      select member_id, sum(points_units) as units from points.redemption where status = 'In Process' group by 1
    ) o using (member_id)
    where coalesce(a.units, 0) <> coalesce(o.units, 0)`,
}
