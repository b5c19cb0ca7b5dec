import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { servingFlags } from '../serving-flags.ts'
import type { StudioPlace } from '../studio/open-studio.ts'
import { openStudioWorld, secretOfVisit } from '../studio/studio-world.ts'
import { type BenchOptions, countViolations, median, p99, round, temporaryFolder } from '../wallet/world.ts'
import { timeCommits } from './bare-commits.ts'
import type { Told } from './bots.ts'
import { countLost, fencesOf, type ToldFacts, takenUp } from './kill-in-play.ts'
import type { Taken } from './traffic.ts'
import type { Usage } from './usage.ts'

const SEATS = 4
/** Of a process that keeps rooms for thousands (docs/operations.md). */
const ROOMY = '--max-semi-space-size=32'

/** Figures of rooms that play, beside those of the yardstick. */
export interface RoomFigures {
  seats: number
  /** Messages whose answers were timed, and hands that were paid or tickets that ended. */
  timed: number
  rounds: number
  cpu_ratio_echo: number
  cpu_core: number
  p99_ms: number
  echo_p99_ms: number
  /** Of commits of one small message, in the yardstick's turn. */
  commit_p99_ms: number
  down_bytes_s: number
  up_bytes_s: number
  rss_mb: number
  /** Of what was told before the process was killed in the middle of play, that which is not stored. */
  lost: number
  violations: number
}

/** A game, its bots, and how often its rooms store what must be durable before it is told. */
interface RoomPlay {
  gameCode: string
  bots: 'tienLen' | 'fish'
  storeEveryMs: number
}

/**
 * Rooms with four seats each that play on for money, in turns with a bare server that answers as many messages with as many frames of
 * the same size: what the process that keeps them takes of a core, and how long a message takes to its last answer. Clients are in a
 * process of their own, the wallet in this one. At the end the process is killed in the middle of play, and another takes its rooms up.
 */
export async function runRooms(
  { gameCode, bots: kind, storeEveryMs }: RoomPlay,
  { smoke = false }: BenchOptions,
): Promise<RoomFigures> {
  const { rooms, warmMs, seconds, turns } = smoke
    ? { rooms: 10, warmMs: 20_000, seconds: 5, turns: 1 }
    : { rooms: 500, warmMs: 30_000, seconds: 60, turns: 4 }
  const seats = rooms * SEATS
  const world = await openStudioWorld(seats, gameCode)
  const { database, walletUrl, platformKeys, key, tokens } = world
  const place = {
    connectionString: database.connectionString,
    walletUrl,
    platformKeys,
    key,
    pictureCacheDir: temporaryFolder(),
  }
  const { child: studio, url } = await startStudio(place)
  const children = [studio]
  const echo = start('echo-server')
  children.push(echo)
  const [echoUrl] = (await once(echo, 'message')) as [string]
  const bots = start('bots')
  children.push(bots)
  const order = { url, httpUrl: url.replace('ws', 'http'), secrets: tokens.map(secretOfVisit) }
  const play = () => ask(bots, kind === 'fish' ? { fish: order } : { tienLen: order })
  const measured: Record<'ratio' | 'core' | 'p99' | 'echoP99' | 'commitP99' | 'down' | 'up' | 'rss', number[]> = {
    ...{ ratio: [], core: [], p99: [], echoP99: [], commitP99: [] },
    ...{ down: [], up: [], rss: [] },
  }
  let timed = 0
  let played = 0
  try {
    for (let turn = 0; turn < turns; turn++) {
      await play()
      await pause(warmMs)
      const real = await measure(bots, studio, seconds)
      const { upFrames, upBytes, downFrames, downBytes, latenciesMs, seconds: took, rounds } = real.traffic
      await ask(bots, 'leave')
      await ask(bots, {
        echo: {
          ...{ url: echoUrl, sockets: seats, everyMs: (1_000 * seats * took) / upFrames },
          ...{ answers: downFrames / upFrames, bytes: Math.round(downBytes / downFrames) },
          upBytes: Math.round(upBytes / upFrames),
        },
      })
      await pause(warmMs / 3)
      const { done: bare, latenciesMs: commitsMs } = await timeCommits(
        database,
        storeEveryMs,
        measure(bots, echo, seconds),
      )
      measured.ratio.push(real.cpuMs / downFrames / (bare.cpuMs / bare.traffic.downFrames))
      measured.core.push(real.cpuMs / 1_000 / took)
      measured.p99.push(p99(latenciesMs))
      measured.echoP99.push(p99(bare.traffic.latenciesMs))
      measured.commitP99.push(p99(commitsMs))
      measured.down.push(downBytes / seats / took)
      measured.up.push(upBytes / seats / took)
      measured.rss.push(real.rssBytes / 1_048_576)
      timed += latenciesMs.length
      played = rounds
    }
    await play()
    await pause(warmMs)
    const fences = await fencesOf(database)
    await end(studio)
    const told = await ask<ToldFacts>(bots, 'told')
    children.push((await startStudio(place)).child)
    await takenUp(database, fences)
    return {
      ...{ seats, timed, rounds: played },
      cpu_ratio_echo: round(median(measured.ratio)),
      cpu_core: round(median(measured.core)),
      p99_ms: Math.round(median(measured.p99)),
      echo_p99_ms: round(median(measured.echoP99)),
      commit_p99_ms: round(median(measured.commitP99)),
      down_bytes_s: Math.round(median(measured.down)),
      up_bytes_s: Math.round(median(measured.up)),
      rss_mb: Math.round(Math.max(...measured.rss)),
      lost: await countLost(database, kind, told),
      violations: await countViolations(database),
    }
  } finally {
    await Promise.all(children.map(end))
    await world.close()
  }
}

/** A process that keeps the rooms, and the address where it answers. */
async function startStudio(place: StudioPlace): Promise<{ child: ChildProcess; url: string }> {
  const child = start('studio-server', [ROOMY])
  child.send(place)
  const [url] = (await once(child, 'message')) as [string]
  return { child, url }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const start = (name: string, flags: string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { execArgv: [...servingFlags, ...flags] })

async function ask<T>(child: ChildProcess, told: Told | 'usage'): Promise<T> {
  child.send(told)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

/** Traffic and the server's share of the machine for some seconds. */
async function measure(bots: ChildProcess, server: ChildProcess, seconds: number) {
  await ask(bots, 'take')
  const before = await ask<Usage>(server, 'usage')
  await pause(1_000 * seconds)
  const after = await ask<Usage>(server, 'usage')
  const traffic = await ask<Taken>(bots, 'take')
  return { traffic, cpuMs: after.cpuMs - before.cpuMs, rssBytes: after.rssBytes }
}
