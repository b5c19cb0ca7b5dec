import { checkInvariants, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { expect } from 'vitest'

/** Queries of what may never be, in rooms of games between members once the wallet has heard everything (rooms.md 1.2). */
const rules: Record<string, string> = {
  'money put aside at the wallet is what seats hold': `
    select w.left_units, s.amount_units from (
      select member_id, round_id, left_units from gateway.hold where left_units <> 0 and round_id like 'm:%'
    ) w full join (
      select v.user_id, h.round_id, h.amount_units from studio.seat_hold h join studio.visit v on v.id = h.visit_id
      where h.state in ('held', 'releasing')
    ) s on s.round_id = w.round_id and w.left_units = s.amount_units
      and s.user_id = w.member_id::text
    where w.left_units is distinct from s.amount_units`,
  'holds that are kept belong to a table or to a match that goes on': `
    select h.id from studio.seat_hold h
    join studio.match_seat s on s.hold_id = h.id join studio.match m on m.id = s.match_id
    where h.state = 'held' and m.state in ('ended', 'void') or h.state = 'paid' and m.state <> 'ended'`,
  'a match is paid by one conclude or gives all holds back': `
    select m.id from studio.match m left join gateway.concluded_seat c on c.transaction_id = m.id || ':end'
    where m.state = 'ended' and c.transaction_id is null or m.state = 'void' and c.transaction_id is not null`,
  'nets of a match and its rake sum to nothing': `
    select m.id from studio.match m where m.settlement is not null and (
      select sum((s->>'payoutUnits')::bigint - (s->>'stakeUnits')::bigint) from jsonb_array_elements(m.settlement::jsonb->'seats') s
    ) + (m.settlement::jsonb->>'rakeUnits')::bigint <> 0`,
  'bets of a match are those of its settlement': `
    select m.id from studio.match m where m.state = 'ended' and (
      select array_agg(row(b.stake_units, b.payout_units, b.valid_units)::text order by b.transaction_id) from rounds.bet b where b.round_id = m.id
    ) is distinct from (
      select array_agg(row((s->>'stakeUnits')::bigint, (s->>'payoutUnits')::bigint, (s->>'validUnits')::bigint)::text order by seat)
      from jsonb_array_elements(m.settlement::jsonb->'seats') with ordinality as x(s, seat) where (s->>'stakeUnits')::bigint > 0
    )`,
}

/** Checks the ledger, and every rule above. */
export async function expectRoomMoney(world: TestWorld): Promise<void> {
  expect(await checkInvariants(world.database)).toEqual([])
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql.raw(query).execute(world.database.kysely)
    expect({ rule, rows }).toEqual({ rule, rows: [] })
  }
}
