import type { Invariants } from '../ledger/index.ts'

const paidLines = `
  select id, amount_units, case type when 'DIVIDEND' then 'div:' else 'sal:' end || contract_id || ':'
    || to_char(window_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as key
  from contracts.line where state = 'PAID'`

/** What must always hold of contract payments. Each query returns a row for each thing that does not. */
export const contractInvariants: Invariants = {
  'a paid line is a transfer of its amount, and every such transfer is a line': ({ transferId }) => `
    select format('line %s of %s is paid as %s', l.id, l.amount_units, k.reply[1]) as detail
    from (${paidLines}) l
    left join ledger.ledger_key k on k.key = l.key and k.transfer_id is not null
    where k.reply[1] is distinct from l.amount_units
    union all
    select format('transfer %s is of no line', t.id)
    from ledger.transfer t left join (${paidLines}) l on l.key = t.key
    where t.id > ${transferId} and (t.key like 'div:%' or t.key like 'sal:%') and l.id is null`,

  'what a pair carries on is what its newest line left, and what no line has taken since': `
    select format('%s of %s and %s carries %s, its lines leave %s', c.type, c.payer_id, c.payee_id, c.units, l.carry_out_units) as detail
    from contracts.carry c
    cross join lateral (
      select l.id, l.carry_out_units from contracts.line l join contracts.contract k on k.id = l.contract_id
      where l.payee_id = c.payee_id and l.type = c.type and coalesce(k.payer_id, 0) = c.payer_id
      order by l.id desc limit 1
    ) l
    where c.units <> l.carry_out_units + (
      select coalesce(sum(a.after_units - a.before_units), 0) from contracts.adjustment a
      join contracts.contract k on k.id = a.contract_id
      where a.line_id is null and k.payee_id = c.payee_id and k.type = c.type and coalesce(k.payer_id, 0) = c.payer_id
        and a.run_id > (select run_id from contracts.line where id = l.id)
    )`,

  'a line takes in what the line before it left, but for what another contract left below a cent': ({ until }) => `
    select format('line %s takes in %s, it should %s', id, carry_in_units, taken) as detail
    from (
      select l.id, l.carry_in_units, l.run_id, coalesce(b.carry_out_units, 0)
        - case when b.contract_id <> l.contract_id then greatest(b.carry_out_units, 0) else 0 end
        + coalesce((
          select sum(a.after_units - a.before_units) from contracts.adjustment a
          join contracts.contract o on o.id = a.contract_id
          where a.line_id is null and o.payee_id = l.payee_id and o.type = l.type
            and o.payer_id is not distinct from l.upline_id and a.run_id < l.run_id and a.run_id > coalesce(b.run_id, 0)
        ), 0) as taken
      from (
        select l.*, k.payer_id as upline_id
        from contracts.run r join contracts.line l on l.run_id = r.id join contracts.contract k on k.id = l.contract_id
        where r.frozen_at >= ${until}
      ) l
      left join lateral (
        select e.* from contracts.line e join contracts.contract k on k.id = e.contract_id
        where e.payee_id = l.payee_id and e.type = l.type and k.payer_id is not distinct from l.upline_id and e.id < l.id
        order by e.id desc limit 1
      ) b on true
    ) lines where carry_in_units <> taken`,
}
