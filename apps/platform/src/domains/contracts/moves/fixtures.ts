import { byTwo, type TestClient, type TestPlatform, writeBets } from '@baize/testing'
import { type Node, password } from '../fixtures.ts'

export const reason = 'the agent has left'

/** The same member with a session of now: the clock has turned far since the last one. */
export const fresh = async (site: TestPlatform, node: Node): Promise<Node> => ({
  ...node,
  client: await (await site.visitor()).signIn(node.account, password),
})

/** A lost bet, all of which is valid. */
export const lose = (site: TestPlatform, { id }: Pick<Node, 'id'>, stake: string, at: string) =>
  writeBets(site, id, [{ gameType: 'RNG', stake, payout: '0.00', validBet: stake, status: 'LOST', at }])

export const preview = (desk: TestClient, member: Node, upline: string) =>
  desk.call('members.movePreview', { id: member.id.toString(), upline })

/** The input of a call to move, with the day and version that the preview told. */
export async function asked(desk: TestClient, member: Node, { account }: Node) {
  const { takesEffectOn, version } = await preview(desk, member, account)
  return { id: member.id.toString(), upline: account, takesEffectOn, version, reason }
}

/** Plans a move as one operator after a look at its preview; another one agrees. */
export const planMove = async (desks: readonly [TestClient, TestClient], member: Node, upline: Node) =>
  byTwo(desks, 'members.move', await asked(desks[0], member, upline))

/** The rows of the closure of some members, as they are stored. */
export async function lineageOf({ database }: TestPlatform, members: readonly Pick<Node, 'id'>[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ row: string }>(
    `select format('%s>%s %s %s %s', ancestor_id, descendant_id, depth, from_at, until_at) as row from agents.lineage
     where descendant_id = any ($1::bigint[]) order by 1`,
    [members.map(({ id }) => id)],
  )
  return rows.map(({ row }) => row)
}

/** Lists places where the closure differs from its own links of one step, at any moment at which it changes. */
export async function closureFaults({ database }: TestPlatform): Promise<string[]> {
  const { rows } = await database.pool.query<{ fault: string }>(`
    with recursive moment as (select at from agents.tree_change union select '-infinity'),
    up as (
      select at, id as descendant_id, id as ancestor_id, 0 as depth from moment, agents.tree_member
      union all
      select up.at, up.descendant_id, u.upline_id, up.depth + 1
      from up cross join lateral agents.upline_at(up.at) u where u.member_id = up.ancestor_id and up.depth < 100
    ),
    stored as (
      select at, t.descendant_id, t.ancestor_id, t.depth from moment cross join lateral agents.team_at(at) t
    )
    select format('%s: %s above %s by %s', at, ancestor_id, descendant_id, depth) as fault from (
      (select * from up except select * from stored) union all (select * from stored except select * from up)
    ) fault order by 1`)
  return rows.map(({ fault }) => fault)
}
