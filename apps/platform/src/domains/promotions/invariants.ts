import type { Invariants } from '../ledger/index.ts'

/** Rules of promotions' money, which must always hold. Each query returns a row for each thing that does not. */
export const promotionInvariants: Invariants = {
  'a window of envelopes holds the shares that nobody has opened': `
    select format('window %s holds %s, its shares %s', w.id, coalesce(a.balance, 0), w.units) as detail
    from (
      select id, case when closed then 0 else
        (select coalesce(sum(share), 0) from unnest(shares) with ordinality s (share, n) where n > opened) end as units
      from promotions.envelope_window
    ) w
    left join ledger.account a on a.kind = 'ENVELOPE' and a.qualifier = w.id::text
    where coalesce(a.balance, 0) <> w.units`,
}
