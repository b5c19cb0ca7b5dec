/** What must always hold of contract payments. Each query returns a row for each thing that does not. */
export const contractInvariants: Record<string, string> = {
  'a paid line is a transfer of its amount, and every such transfer is a line': `
    select format('line %s of %s is paid as %s', l.id, l.amount_units, t.amount) as detail
    from (select * from contracts.line where state = 'PAID') l
    full join (select * from ledger.transfer where key like 'div:%' or key like 'sal:%') t
      on t.key = case l.type when 'DIVIDEND' then 'div:' else 'sal:' end || l.contract_id || ':'
        || to_char(l.window_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')
    where t.amount is distinct from l.amount_units`,

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
}
