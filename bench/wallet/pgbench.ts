import { execFile } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './world.ts'

const run = promisify(execFile)
const DEBIAN_FOLDER = '/usr/lib/postgresql'
const TPCB_DATABASE = 'tpcb'
/** The longest that a yardstick is given to end its first transaction. */
const mostSeconds = 32

/** PostgreSQL's own benchmark program, the yardstick of the wallet. It comes with Debian's PostgreSQL packages. */
function findPgbench(): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort().reverse() : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(DEBIAN_FOLDER, version, 'bin')),
  ]
  const found = folders.map(folder => join(folder, 'pgbench')).find(path => existsSync(path))
  if (!found)
    throw new Error(
      'pgbench was not found: install the package postgresql-contrib (Debian: apt-get install postgresql) and run again.',
    )
  return found
}

export interface Pgbench {
  /** Makes the TPC-B tables; a scale of 100 is 10 million accounts. */
  prepareTpcb(scale: number): Promise<void>
  /** TPC-B transactions a second. */
  tpcb(clients: number, seconds: number): Promise<number>
  /** Transactions a second of a script on the wallet's own database. */
  script(text: string, clients: number, seconds: number): Promise<number>
}

export function createPgbench(connectionString: string): Pgbench {
  const program = findPgbench()
  const url = new URL(connectionString)
  const connection = ['-h', url.searchParams.get('host') ?? url.hostname, '-U', url.username]
  const measure = async (args: string[], clients: number, seconds: number, database: string): Promise<number> => {
    const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]
    const { stdout } = await run(program, [...connection, ...load, ...args, database])
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
    // On a slow machine hundreds of clients may not have ended a transaction in the time.
    if (/actually processed: 0\b/.test(stdout) && seconds < mostSeconds)
      return measure(args, clients, seconds * 2, database)
    if (!rate) throw new Error(`pgbench printed no rate: ${stdout}`)
    return Number(rate)
  }
  return {
    async prepareTpcb(scale) {
      await run(program, [...connection, '-i', '-q', '-s', String(scale), TPCB_DATABASE])
    },
    tpcb: (clients, seconds) => measure([], clients, seconds, TPCB_DATABASE),
    async script(text, clients, seconds) {
      const folder = temporaryFolder()
      const file = join(folder, 'script.sql')
      writeFileSync(file, text)
      try {
        return await measure(['-f', file], clients, seconds, url.pathname.slice(1))
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  }
}
