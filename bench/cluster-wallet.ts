import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { connect } from '@baize/platform/kernel/database/open-database'
import { prepareDatabase } from '@baize/platform/prepare-database'
import { silentLog } from '@baize/server-kit/database/log'
import { type OwnServer, startOwnServer } from '@baize/testing/quorum/own-server'
import { Quorum } from '@baize/testing/quorum/quorum'
import {
  type BenchOptions,
  type BenchResult,
  closedLoop,
  countViolations,
  fillWorld,
  postBet,
  round,
  takeTurns,
  type World,
} from './wallet/world.ts'

const clients = 256

/** Bets through the ledger's queue where one of two standbys confirms each commit, in turns with the same bets on one server. */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, rounds, seconds } = smoke
    ? { members: 2_000, rounds: 1, seconds: 1 }
    : { members: 100_000, rounds: 5, seconds: 6 }
  const open = async (server: OwnServer): Promise<World> => {
    const database = connect({ ...server, log: silentLog, poolSize: 64 }) as EveryDatabase
    await prepareDatabase(database)
    return fillWorld(database, members)
  }
  const alone = await startOwnServer({ ...{ fsync: 'on', synchronous_commit: 'on' }, max_connections: '300' })
  const worlds = { alone: await open(alone) } as Record<'alone' | 'quorum', World>
  const quorum = await Quorum.start(async server => {
    worlds.quorum = await open(server)
  })
  const bets = (world: World) => async () => {
    const { rate } = await closedLoop(clients, seconds, () => postBet(world))
    return rate
  }
  try {
    const rates = await takeTurns({ alone: bets(worlds.alone), quorum: bets(worlds.quorum) }, rounds)
    const violations = await Promise.all(Object.values(worlds).map(({ database }) => countViolations(database)))
    return {
      figures: {
        ratio_256: round(rates.quorum! / rates.alone!),
        quorum_per_s: Math.round(rates.quorum!),
        alone_per_s: Math.round(rates.alone!),
        violations: violations.reduce((sum, count) => sum + count, 0),
      },
      targets: { ratio_256: { min: 0.6 }, violations: { max: 0 } },
    }
  } finally {
    for (const world of Object.values(worlds)) await world.close()
    await quorum.stop()
    await alone.stop()
  }
}
