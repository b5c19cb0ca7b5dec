import { openFilesMost } from './studio/open-files.ts'
import type { StudioPlace } from './studio/open-studio.ts'
import { openStudioWorld, type StudioWorld, secretOfVisit } from './studio/studio-world.ts'
import { dealtIn, nextOpen, unsettled } from './tables/rounds.ts'
import { Streams } from './tables/streams.ts'
import { TableBets } from './tables/table-bets.ts'
import { tableCode } from './tables/table-world.ts'
import {
  type BenchOptions,
  type BenchResult,
  countViolations,
  median,
  p99,
  round,
  temporaryFolder,
} from './wallet/world.ts'

/** Files that a process has open beside its streams. */
const otherFiles = 500

/**
 * One table with ten thousand open streams, and five hundred bets a round through the front door: how long the deal takes from
 * the dealer's step to each socket, against a bare server that writes the same bytes to as many sockets, in turns.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  // With few streams, what a process loads once would count as theirs.
  const { most, rounds, betsARound } = smoke
    ? { most: 1_500, rounds: 1, betsARound: 30 }
    : { most: 10_000, rounds: 5, betsARound: 500 }
  const streams = Math.min(most, openFilesMost() - otherFiles)
  const world = await openStudioWorld(streams, tableCode)
  const studio = await Streams.start('studio-server', placeOf(world))
  const bare = await Streams.start('bare-server')
  try {
    const secrets = world.tokens.map(secretOfVisit)
    await studio.open(secrets)
    await bare.open(secrets)
    const bets = new TableBets(studio.url, world.tokens)
    const measured = { real: [] as number[], bare: [] as number[], spread: [] as number[], missed: 0 }
    for (let turn = 0; turn < rounds; turn++) {
      const open = await nextOpen(world)
      await bets.lay(open, betsARound)
      const { serial, drawnAtMs } = await dealtIn(world, open)
      const real = await studio.seen(serial)
      const yardstick = await bare.writeLike(serial, real.frame)
      measured.real.push(p99(real.atMs) - drawnAtMs)
      measured.bare.push(p99(yardstick.atMs) - yardstick.writtenAtMs)
      measured.spread.push(Math.max(...real.atMs) - Math.min(...real.atMs))
      measured.missed += 2 * streams - real.atMs.length - yardstick.atMs.length
    }
    return {
      figures: {
        streams,
        p99_ratio: round(median(measured.real) / median(measured.bare)),
        deal_p99_ms: Math.round(median(measured.real)),
        bare_p99_ms: Math.round(median(measured.bare)),
        frame_spread_ms: Math.round(median(measured.spread)),
        frames_missed: measured.missed,
        kb_a_stream: round(studio.growth.heapBytes / 1024),
        bare_kb_a_stream: round(bare.growth.heapBytes / 1024),
        rss_kb_a_stream: round(studio.growth.rssBytes / 1024),
        bare_rss_kb_a_stream: round(bare.growth.rssBytes / 1024),
        bets: bets.accepted.length,
        bets_refused: bets.refused,
        accepted_p99_ms: Math.round(p99(bets.latenciesMs)),
        bets_lost: await unsettled(world, bets.accepted),
        violations: await countViolations(world.database),
      },
      targets: {
        streams: { min: 10_000 },
        p99_ratio: { max: 3 },
        frames_missed: { max: 0 },
        kb_a_stream: { max: 12 },
        bets_refused: { max: 0 },
        bets_lost: { max: 0 },
        violations: { max: 0 },
      },
    }
  } finally {
    await studio.stop()
    await bare.stop()
    await world.close()
  }
}

const placeOf = ({ database, walletUrl, platformKeys, key }: StudioWorld): StudioPlace => ({
  ...{ connectionString: database.connectionString, walletUrl, platformKeys, key },
  pictureCacheDir: temporaryFolder(),
})
