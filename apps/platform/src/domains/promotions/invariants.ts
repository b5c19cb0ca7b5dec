import type { Invariants } from '../ledger/index.ts'

/** Rules of promotions' money, which must always hold. Each query returns a row for each thing that does not. */
export const promotionInvariants: Invariants = {
  'a window of envelopes holds what nobody has opened of its pool': `
    select format('window %s holds %s, its shares %s', w.id, coalesce(a.balance, 0), w.units) as detail
    from (
      select id, case when closed then 0 else
        pool_units - (select coalesce(sum(o.units), 0) from promotions.envelope_opening o where o.window_id = id) end as units
      from promotions.envelope_window
    ) w
    left join ledger.account a on a.kind = 'ENVELOPE' and a.qualifier = w.id::text
    where coalesce(a.balance, 0) <> w.units`,

  'an invitation is rewarded by one transfer to the inviter, and every such transfer is of one': ({ transferId }) => `
    select format('the invitation of %s is rewarded without a transfer', i.invitee_id) as detail
    from promotions.invitee i
    where i.state = 'REWARDED'
      and not exists (select from ledger.ledger_key k where k.key = 'ref:' || i.invitee_id and k.transfer_id is not null)
    union all
    select format('transfer %s rewards no invitation of its member', t.id)
    from ledger.transfer t
    join ledger.account a on a.id = t.credit_account
    left join promotions.invitee i on t.key = 'ref:' || i.invitee_id and i.state = 'REWARDED' and i.inviter_id = a.owner_id
    where t.id > ${transferId} and t.code = 'REFERRAL' and t.key like 'ref:%' and i.invitee_id is null`,
}
