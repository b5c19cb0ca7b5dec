import { type ChildProcess, fork } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { Pool } from 'undici'
import { workedMs } from '../capacity/usage.ts'
import { type SignInSite, sealedLogins, signInsOf } from '../login/sign-ins.ts'
import type { BenchToken } from '../wallet/sessions.ts'
import { driveBets, signedBets } from '../wallet/signed-bets.ts'
import { closedLoop } from '../wallet/world.ts'
import type { PostBets } from './post-bets.ts'

/** Gets a turn of so many seconds ready; what it gives back works through it and says how much was done a second. */
type Prepare = (seconds: number) => Promise<() => Promise<number>>

interface Kind {
  /** The server at work, from the root of a tree, which tells its parent what it needs to drive it. */
  program: string
  args: string[]
  drive(server: ChildProcess, told: never): Prepare
}

const clients = 32
const signingIn = 48
/** More a second than machines of today do. */
const [betsReady, signInsReady] = [12_000, 250]

/** Kinds of work whose pace is held against that of an earlier revision. */
export const kinds = {
  /** Bets through the ledger's queue. */
  ledger: {
    program: 'bench/against/post-bets.ts',
    args: [],
    drive: server => async seconds => async () => {
      server.send({ clients, seconds } satisfies PostBets)
      const [rate] = (await once(server, 'message')) as [number]
      return rate
    },
  },
  /** Signed bets over HTTP. */
  wallet: {
    program: 'bench/wallet/http-server.ts',
    args: ['2000'],
    drive(_server, { urls, tokens, privateKey }: { urls: { real: string }; tokens: BenchToken[]; privateKey: object }) {
      const key = createPrivateKey({ key: privateKey as never, format: 'jwk' })
      return async seconds => {
        const bets = signedBets(tokens, key, betsReady * seconds)
        return async () => (await driveBets(urls.real, bets, seconds)).rate
      }
    },
  },
  /** Sign-ins by password. */
  signIns: {
    program: 'bench/login/server.ts',
    args: [],
    drive: (_server, site: SignInSite) => async seconds => {
      const bodies = await sealedLogins(site, signInsReady * seconds + signingIn)
      return async () => {
        const pool = new Pool(site.url, { connections: signingIn, pipelining: 1 })
        const { rate } = await closedLoop(signingIn, seconds, signInsOf(pool, bodies).signIn)
        await pool.close()
        return rate
      }
    },
  },
} as const satisfies Record<string, Kind>
export type WorkName = keyof typeof kinds

/** A tree's server at one kind of work. */
export interface Work {
  /** Tells how much was done a second, and what processor time each took of server and database, in ms. */
  turn(seconds: number): Promise<{ rate: number; cpuMs: number }>
  stop(): Promise<void>
}

/** @param folder root of the tree */
export async function beginWork(name: WorkName, folder: string): Promise<Work> {
  const { program, args, drive } = kinds[name] as Kind
  const server = fork(join(folder, program), args, { cwd: folder })
  const [told] = await Promise.race([once(server, 'message'), failed(server, program)])
  const prepare = drive(server, told as never)
  return {
    async turn(seconds) {
      const work = await prepare(seconds)
      const beforeMs = workedMs(server.pid!)
      const rate = await work()
      return { rate, cpuMs: (workedMs(server.pid!) - beforeMs) / (rate * seconds) }
    },
    async stop() {
      const ended = once(server, 'exit')
      server.send('stop')
      await ended
    },
  }
}

async function failed(server: ChildProcess, program: string): Promise<never> {
  const [code] = await once(server, 'exit')
  throw new Error(`${program} ended with ${code} before it could work`)
}
