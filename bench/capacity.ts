import { startOwnServer } from '@baize/testing/quorum/own-server'
import { Quorum } from '@baize/testing/quorum/quorum'
import { openHouse, play, type Taken } from './capacity/house.ts'
import { type BenchOptions, type BenchResult, countViolations, median, round } from './wallet/world.ts'

const clients = 64

/**
 * What a round, a bet and its settle, takes of processors and disks: on one server, and with two standbys on the same machine of which
 * one confirms each commit, in turns. docs/scale.md reckons with it. Linux alone.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, turns, seconds } = smoke
    ? { members: 200, turns: 1, seconds: 1 }
    : { members: 20_000, turns: 5, seconds: 12 }
  const alone = await startOwnServer({ ...{ fsync: 'on', synchronous_commit: 'on' }, max_connections: '300' })
  const house = await openHouse(alone, members)
  let copied: Awaited<ReturnType<typeof openHouse>> | undefined
  const quorum = await Quorum.start(async server => {
    copied = await openHouse(server, members)
  })
  try {
    const taken: Record<'alone' | 'quorum', Taken[]> = { alone: [], quorum: [] }
    for (let turn = 0; turn <= turns; turn++) {
      const one = await play(house, alone, clients, seconds)
      const many = await play(copied!, quorum.server, clients, seconds)
      // In the first turn everything is cold.
      if (turn === 0) continue
      taken.alone.push(one)
      taken.quorum.push(many)
    }
    const of = (which: 'alone' | 'quorum', figure: (taken: Taken) => number, digits = 0) =>
      round(median(taken[which].map(figure)), digits)
    return {
      figures: {
        rounds_s: of('alone', ({ rounds, seconds }) => rounds / seconds),
        quorum_rounds_s: of('quorum', ({ rounds, seconds }) => rounds / seconds),
        transfers_a_round: of('alone', ({ transfers, rounds }) => transfers / rounds, 2),
        stored_bytes_a_round: of('alone', ({ storedBytes, rounds }) => storedBytes / rounds),
        wal_bytes_a_round: of('alone', ({ walBytes, rounds }) => walBytes / rounds),
        platform_ms_a_round: of('alone', ({ platformMs, rounds }) => platformMs / rounds, 3),
        database_ms_a_round: of('alone', ({ primaryMs, rounds }) => primaryMs / rounds, 3),
        quorum_primary_ms_a_round: of('quorum', ({ primaryMs, rounds }) => primaryMs / rounds, 3),
        violations: (await countViolations(house.database)) + (await countViolations(copied!.database)),
      },
      targets: { violations: { max: 0 } },
    }
  } finally {
    await house.world.close()
    await copied?.world.close()
    await quorum.stop()
    await alone.stop()
  }
}
