import { setTimeout as pause } from 'node:timers/promises'
import type { StoredFixture } from '@baize/studio/sports/sports-dependencies'
import { BookStreams } from './book/book-streams.ts'
import { openBookWorld } from './book/book-world.ts'
import { repriceEachSecond } from './book/reprice.ts'
import { openFilesMost } from './studio/open-files.ts'
import { secretOfVisit } from './studio/studio-world.ts'
import { type BenchOptions, type BenchResult, median, round, temporaryFolder } from './wallet/world.ts'

/** Files that a process has open beside its streams. */
const otherFiles = 500
/** Most streams that a member may have. */
const streamsPerMember = 5
const warmMs = 3_000

/**
 * Two hundred matches of football in play, each with a new state and so a new sheet every second, told to ten thousand streams that
 * watch one of them with all of its prices. Their processor time is held against that of a bare server that writes the same bytes
 * to as many streams, in turns.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { most, fixtures, seconds, turns } = smoke
    ? { most: 300, fixtures: 20, seconds: 4, turns: 1 }
    : { most: 10_000, fixtures: 200, seconds: 15, turns: 3 }
  const streams = Math.min(most, openFilesMost() - otherFiles)
  const world = await openBookWorld(Math.ceil(streams / streamsPerMember))
  const { database, walletUrl, platformKeys, key, tokens } = world
  const matches: StoredFixture[] = []
  for (let match = 1; match <= fixtures; match++) {
    const by = match % 40
    matches.push(await world.announce(match, { home: [1150 - by, 900 + by], away: [1000 + by, 1050 - by] }))
  }
  const stop = await repriceEachSecond(world.deps.db, matches)
  const real = await BookStreams.start('prices-server', {
    ...{ connectionString: database.connectionString, walletUrl, platformKeys, key },
    pictureCacheDir: temporaryFolder(),
  })
  const bare = await BookStreams.start('bare-server')
  try {
    const viewers = Array.from({ length: streams }, (_, at) => ({
      fixture: matches[at % matches.length]!.id,
      secret: secretOfVisit(tokens[Math.floor(at / streamsPerMember)]!),
    }))
    await real.open(viewers)
    await bare.open(viewers)
    const cpu = { real: [] as number[], bare: [] as number[] }
    const bytes = { real: [] as number[], bare: [] as number[] }
    for (let turn = 0; turn < turns; turn++) {
      await pause(warmMs)
      await real.take()
      cpu.real.push(await cpuOf(real, () => pause(1_000 * seconds)))
      const viewed = await real.take()
      bytes.real.push(viewed.bytes)
      await bare.take()
      cpu.bare.push(await cpuOf(bare, () => bare.replay(viewed.pieces)))
      bytes.bare.push((await bare.take()).bytes)
    }
    return {
      figures: {
        streams,
        fixtures,
        cpu_ratio: round(median(cpu.real) / median(cpu.bare)),
        bytes_a_viewer_s: Math.round(median(bytes.real) / streams / seconds),
        bytes_ratio: round(median(bytes.real) / median(bytes.bare)),
        real_cores: round(median(cpu.real) / 1_000 / seconds),
        bare_cores: round(median(cpu.bare) / 1_000 / seconds),
      },
      targets: { streams: { min: 10_000 }, cpu_ratio: { max: 2.5 }, bytes_a_viewer_s: { max: 1_200 } },
    }
  } finally {
    await stop()
    await real.stop()
    await bare.stop()
    await world.close()
  }
}

/** Processor time of a server while something happens, in milliseconds. */
async function cpuOf(server: BookStreams, work: () => Promise<unknown>): Promise<number> {
  const before = await server.cpuMs()
  await work()
  return (await server.cpuMs()) - before
}
