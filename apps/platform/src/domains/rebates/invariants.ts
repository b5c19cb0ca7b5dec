import type { CarriedSums, Invariants } from '../ledger/index.ts'

const dailyKey = `'rebate:' || l.member_id || ':' || d.label`

/** Commissions paid, by agent. */
const commissionsPaid = (where: string) => `
  select a.owner_id::text as agent, sum(t.amount) as units
  from ledger.transfer t join ledger.account a on a.id = t.credit_account
  where ${where} and t.code = 'COMMISSION' and t.key like 'comm:%' group by 1`

/** What must always hold of rebates. Each query returns a row for each thing that does not. */
export const rebateInvariants: Invariants = {
  'a paid line of a daily rebate is a transfer of its amount, and every such transfer is a line': ({ transferId }) => `
    select format('line %s of %s is paid as %s', l.id, l.amount_units, k.reply[1]) as detail
    from rebates.line l join rebates.day d on d.id = l.day_id
    left join ledger.ledger_key k on k.key = ${dailyKey} and k.transfer_id is not null
    where l.state = 'PAID' and k.reply[1] is distinct from l.amount_units
    union all
    select format('transfer %s is of no paid line', t.id)
    from ledger.transfer t
    left join (
      select ${dailyKey} as key from rebates.line l join rebates.day d on d.id = l.day_id where l.state = 'PAID'
    ) p on p.key = t.key
    where t.id > ${transferId} and t.code = 'REBATE' and t.key ~ '^rebate:[0-9]+:[0-9]{4}-' and p.key is null`,

  'a daily rebate takes in what the line before left, and what came late': `
    select format('line %s takes in %s and %s, it should %s and %s', l.id, carry_in_units, adjustment_units, before, late) as detail
    from (
      select id, carry_in_units, adjustment_units,
        lag(carry_out_units, 1, 0::bigint) over (partition by member_id order by id) as before,
        (select coalesce(sum(after_units - before_units), 0) from rebates.adjustment a where a.line_id = e.id) as late
      from rebates.line e
    ) l where carry_in_units <> before or adjustment_units <> late`,

  'daily rebates come to what was known at their cut-off': ({ until }) => `
    select format('%s of member %s is %s, computed again %s', d.label, member_id, was, again) as detail
    from rebates.day d
    cross join lateral (
      select member_id, coalesce(l.due_units, 0) as was, coalesce(n.due_units, 0) as again
      from (select member_id, due_units from rebates.line where day_id = d.id) l
      full join rebates.dues(d.id, d.cutoff, null) n using (member_id)
    ) both_ways
    where d.cutoff >= ${until} and was <> again`,

  'commissions come to the steps of the bets that they are for, but for what waits': `
    select format('agent %s earned %s and was paid %s, the steps say %s', agent_id, earned_units, paid_units, coalesce(s.units, 0)) as detail
    from rebates.commission c
    full join (select agent_id, sum(units) as units from rebates.step group by 1) s using (agent_id)
    where c.earned_units is distinct from coalesce(s.units, 0) or c.paid_units % 100 <> 0`,

  'what agents were paid as commissions is what transfers say': ({ transferId, sums }) => `
    select format('agent %s was paid %s, transfers say %s', coalesce(agent, agent_id::text), paid_units, units) as detail
    from (select agent_id, paid_units from rebates.commission where paid_units > 0) c
    full join (
      select agent, sum(units) as units from (
        ${commissionsPaid(`t.id > ${transferId}`)}
        union all
        select split_part(name, ':', 2), units from ${sums} carried where name like 'commissions:%'
      ) parts group by 1
    ) p on p.agent = c.agent_id::text
    where paid_units is distinct from units`,
}

/** Commissions of closed months, by agent. */
export const rebateSums: CarriedSums = {
  commissions: (aboveId, throughId) => `
    select 'commissions:' || agent, units from (${commissionsPaid(`t.id > ${aboveId} and t.id <= ${throughId}`)}) paid`,
}
