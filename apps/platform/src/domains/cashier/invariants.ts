import type { Invariants } from '../ledger/index.ts'

/** What must always hold of money on its way out. Each query returns a row for each thing that does not. */
export const cashierInvariants: Invariants = {
  'money aside is what rounds and withdrawals hold': `
    select format('member %s has %s aside, orders hold %s', member_id, coalesce(a.units, 0), coalesce(o.units, 0)) as detail
    from (
      select owner_id as member_id, sum(balance) as units from ledger.account where kind = 'HOLD' group by 1
    ) a
    full join (
      select member_id, sum(units) as units from (
        select member_id, left_units as units from gateway.hold
        union all
        select w.member_id, w.amount_units - coalesce((select sum(p.amount_units) from cashier.payout p where p.withdrawal_id = w.id), 0)
        from cashier.withdrawal w where w.state in ('REQUESTED', 'REVIEW')
      ) held group by 1
    ) o using (member_id)
    where coalesce(a.units, 0) <> coalesce(o.units, 0)`,

  'money on its way is what paid withdrawals have not arrived with': `
    select format('%s %s is on its way, orders say %s', currency, coalesce(a.units, 0), coalesce(o.units, 0)) as detail
    from (
      select currency, sum(balance) as units from ledger.account where kind = 'TRANSIT' group by 1
    ) a
    full join (
      select w.currency, sum(p.units - case when w.state = 'PARTIAL' then w.received_units else 0 end) as units
      from cashier.withdrawal w
      join (select withdrawal_id, sum(amount_units) as units from cashier.payout group by 1) p on p.withdrawal_id = w.id
      where w.state in ('REVIEW', 'PAID', 'NOT_RECEIVED', 'PARTIAL') group by 1
    ) o using (currency)
    where coalesce(a.units, 0) <> coalesce(o.units, 0)`,

  'a payment is credited once with its amount, and taken back once': `
    select format('payment %s of deposit %s is %s with %s, credited with %s', p.id, p.deposit_id, p.state, p.amount_units, k.reply[1])
      as detail
    from cashier.payment p
    left join ledger.ledger_key k on k.key in ('dep:' || p.deposit_id || ':' || p.id || ':credit', 'dep:' || p.deposit_id || ':confirm')
    left join ledger.ledger_key r on r.key in ('dep:' || p.deposit_id || ':' || p.id || ':reverse', 'dep:' || p.deposit_id || ':reverse')
    where (p.state in ('CREDITED', 'REVERSED')) <> (k.key is not null) or (p.state = 'REVERSED') <> (r.key is not null)
      or k.reply[1] <> p.amount_units`,

  'a deposit is what its payments are': `
    select format('deposit %s is %s, its payments are %s', d.id, d.state, p.states) as detail
    from cashier.deposit d
    left join (select deposit_id, array_agg(distinct state) as states from cashier.payment group by 1) p on p.deposit_id = d.id
    where (d.state = 'CONFIRMED') <> (coalesce('CREDITED' = any(p.states), false) and d.state <> 'REVIEW')
      or (d.state = 'REVERSED' and coalesce(not 'REVERSED' = any(p.states), true))
      or (d.state <> 'REVIEW' and 'WAITING' = any(p.states))
      or (d.state in ('PENDING', 'CANCELLED', 'EXPIRED') and p.states is not null)`,

  'a withdrawal puts its amount aside, and is given back as its state says': `
    select format('withdrawal %s is %s, its money says otherwise', w.id, w.state) as detail
    from cashier.withdrawal w
    left join ledger.ledger_key h on h.key = 'wd:' || w.id || ':hold'
    left join ledger.ledger_key j on j.key = 'wd:' || w.id || ':reject'
    left join ledger.ledger_key r on r.key = 'wd:' || w.id || ':return'
    where (w.parent_id is null and h.reply[1] is distinct from w.amount_units) or (w.state = 'REJECTED') <> (j.key is not null)
      or coalesce(r.reply[1], 0) <> w.returned_units`,

  'a part of a withdrawal is sent once with its amount, and all parts together are what was paid': `
    select format('withdrawal %s is %s, sent are %s of %s', w.id, w.state, p.units, w.amount_units) as detail
    from cashier.withdrawal w
    left join (
      select p.withdrawal_id, sum(p.amount_units) as units, bool_or(k.reply[1] is distinct from p.amount_units) as wrong
      from cashier.payout p
      left join ledger.ledger_key k on k.key = any (
        array['wd:' || p.withdrawal_id || ':pay:' || p.n] || case p.n when 1 then array['wd:' || p.withdrawal_id || ':pay'] end)
      group by 1
    ) p on p.withdrawal_id = w.id
    where coalesce(p.wrong, false) or coalesce(p.units, 0) <> w.sent_units
      or case when w.state in ('REQUESTED', 'REJECTED') then w.sent_units > 0
        when w.state = 'REVIEW' then w.sent_units >= w.amount_units - w.fee_units
        else w.sent_units <> w.amount_units - w.fee_units - w.returned_units end`,
}
