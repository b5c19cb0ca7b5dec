import { compute } from '@baize/platform/domains/contracts/settlement/sums/compute'
import { contractsInForce } from '@baize/platform/domains/contracts/settlement/sums/in-force'
import { playOfTeams, roomForSums } from '@baize/platform/domains/contracts/settlement/sums/sums'
import { sql } from 'kysely'
import { betsPerMember, openTreeWorld, type TreeWorld } from './contracts/tree-world.ts'
import { type BenchOptions, type BenchResult, currency, round, takeTurns } from './wallet/world.ts'

const series = { type: 'DAILY', period: '' } as const
const activeMinUnits = 1_000_000n

/**
 * The day of a whole tree, each member with a team paid by contract, and the day of one agent's team alone, as the
 * settlement computes them, against the same sums from the bets themselves. They take turns; the ratio is of medians.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, rounds } = smoke ? { members: 2_000, rounds: 1 } : { members: 100_000, rounds: 5 }
  const world = await openTreeWorld(members)
  try {
    const { database, window, cutoff, leaders, oneLeader } = world
    const basis = { currency, activeMinUnits, cutoff }
    const contracts = await contractsInForce(database.kysely, series, window.end)
    const options = { series, window, basis, carryNegative: false, cutUnits: 1n, baseInOf: () => 0n }
    const settleTree = () =>
      database.transaction(async tx => {
        await roomForSums(tx)
        return compute(tx, contracts, options)
      })
    const settled = await settleTree()
    const wrong = differing(
      settled.map(({ contract, sums }) => [contract.payeeId, sums.validBetUnits]),
      await naive(world, leaders),
    )
    const perSecond = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now()
      await work()
      return 1000 / (performance.now() - startedAt)
    }
    const rates = await takeTurns(
      {
        tree: () => perSecond(settleTree),
        treeNaive: () => perSecond(() => naive(world, leaders)),
        agent: () => perSecond(() => playOfTeams(database.kysely, [oneLeader], window, basis)),
        agentNaive: () => perSecond(() => naive(world, [oneLeader])),
      },
      rounds,
    )
    const ms = (name: string) => round(1000 / rates[name]!)
    return {
      figures: {
        ratio_naive: round(rates.treeNaive! / rates.tree!, 4),
        ratio_one_agent: round(rates.agentNaive! / rates.agent!, 4),
        bets: members * betsPerMember,
        contracts: contracts.length,
        wrong,
        tree_ms: ms('tree'),
        tree_naive_ms: ms('treeNaive'),
        agent_ms: ms('agent'),
        agent_naive_ms: ms('agentNaive'),
      },
      targets: {
        ratio_naive: { max: 0.1 },
        ratio_one_agent: { max: 0.02 },
        bets: { min: 10_000_000 },
        wrong: { max: 0 },
      },
    }
  } finally {
    await world.close()
  }
}

/** The same sums from the bets themselves: each member's first, then by the closure. */
const naive = ({ database, window, cutoff }: TreeWorld, leaders: readonly bigint[]): Promise<Map<bigint, bigint>> =>
  database.transaction(async tx => {
    await roomForSums(tx)
    const team = sql`and member_id in (select descendant_id from agents.lineage where ancestor_id = any (${[...leaders]}::bigint[]))`
    const { rows } = await sql<{ leader: bigint; valid: bigint }>`
      with played as materialized (
        select member_id, sum(bets)::bigint as bets, sum(stake_units * bets)::bigint as stake,
          sum(payout_units * bets)::bigint as payout, sum(valid_units * bets)::bigint as valid
        from rounds.fact
        where book = 'REAL' and currency = ${currency} and earned_at >= ${window.start} and earned_at < ${window.end}
          and known_at < ${cutoff} ${leaders.length > 1 ? sql`` : team}
        group by member_id
      )
      select l.ancestor_id as leader, sum(p.bets)::bigint as bets, sum(p.stake)::bigint as stake,
        sum(p.payout)::bigint as payout, sum(p.valid)::bigint as valid, count(*) filter (where p.valid >= ${activeMinUnits}) as active
      from played p join agents.lineage l on l.descendant_id = p.member_id
      where l.ancestor_id = any (${[...leaders]}::bigint[]) group by l.ancestor_id`.execute(tx)
    return new Map(rows.map(({ leader, valid }) => [leader, valid]))
  })

const differing = (settled: readonly (readonly [bigint, bigint])[], known: ReadonlyMap<bigint, bigint>): number =>
  settled.filter(([leader, valid]) => (known.get(leader) ?? 0n) !== valid).length
