import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Laboratory } from '../inside/laboratory.ts'
import { type DatabaseName, databaseNames, poolerOf, type ServerName } from '../plan.ts'

/** One kind of fault: it is begun, lasts, and is ended. */
export interface Kind {
  name: string
  /** How often it comes, of all. */
  weight: number
  lastsMs: number
  /** Answers are back after so long at most, where that is promised. */
  mostSilenceMs?: number
  /** No call may be acknowledged while it lasts, from two seconds after it began. */
  holdsAll?: boolean
  /** Begins it on one of those whom it can meet. Answers whom it met, and how it ends. */
  begin(laboratory: Laboratory): Promise<{ met: string; end(): unknown }>
}

const pick = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)]!

async function primaryOf(laboratory: Laboratory): Promise<DatabaseName> {
  return (await laboratory.primary())!
}

const standbysOf = async (laboratory: Laboratory) => {
  const primary = await primaryOf(laboratory)
  return databaseNames.filter(name => name !== primary)
}

type Choose = (laboratory: Laboratory) => Promise<readonly string[]> | readonly string[]

type Act = (laboratory: Laboratory, met: string) => void

/** A fault that meets one of those whom it can meet. */
const on = (
  name: string,
  { weight, lastsMs = 0, choose }: { weight: number; lastsMs?: number; choose: Choose },
  begin: Act,
  end: Act = () => {},
): Kind => ({
  ...{ name, weight, lastsMs },
  async begin(laboratory) {
    const met = pick(await choose(laboratory))
    begin(laboratory, met)
    return { met, end: () => end(laboratory, met) }
  },
})

const kill = (name: string, weight: number, choose: Choose, mostSilenceMs?: number): Kind => ({
  ...on(`kill ${name}`, { weight, choose }, (laboratory, met) => laboratory.machine(met).kill()),
  ...(mostSilenceMs && { mostSilenceMs }),
})

const freeze = (name: string, weight: number, lastsMs: number, choose: Choose): Kind =>
  on(
    `freeze ${name}`,
    { weight, lastsMs, choose },
    (laboratory, met) => laboratory.machine(met).freeze(),
    (laboratory, met) => laboratory.machine(met).thaw(),
  )

const cut = (name: string, weight: number, lastsMs: number, choose: Choose): Kind =>
  on(
    `partition ${name}`,
    { weight, lastsMs, choose },
    (laboratory, met) => laboratory.partition(met, true),
    (laboratory, met) => laboratory.partition(met, false),
  )

const clock = (seconds: number): Kind => ({
  ...{ name: `clock ${seconds > 0 ? 'ahead' : 'behind'} by ${Math.abs(seconds)} s`, weight: 3, lastsMs: 4_000 },
  async begin(laboratory) {
    const met = pick<ServerName>(['api1', 'api2', 'studio1', 'studio2', 'jobs1'])
    await laboratory.change(met, { clockSeconds: seconds })
    return { met, end: () => laboratory.change(met, { clockSeconds: 0 }) }
  },
})

const primary: Choose = async laboratory => [await primaryOf(laboratory)]
const poolerOfPrimary: Choose = async laboratory => [poolerOf[await primaryOf(laboratory)]]
const of =
  (...names: string[]): Choose =>
  () =>
    names

/** Every kind of scale.md's list that one machine can make. */
export const kinds: readonly Kind[] = [
  kill('primary', 10, primary, 15_000),
  kill('standby', 8, standbysOf),
  kill('api', 10, of('api1', 'api2'), 2_000),
  kill('studio', 8, of('studio1', 'studio2')),
  kill('jobs', 5, of('jobs1')),
  kill('pooler of the primary', 6, poolerOfPrimary),
  kill('line to the primary', 5, of('line')),
  kill('front door', 5, of('front')),
  kill('valkey', 5, of('valkey1')),
  kill('etcd', 4, of('etcd1')),
  freeze('primary', 3, 32_000, primary),
  freeze('standby', 5, 5_000, standbysOf),
  freeze('api', 6, 5_000, of('api1', 'api2')),
  freeze('studio', 5, 5_000, of('studio1', 'studio2')),
  freeze('jobs', 4, 5_000, of('jobs1')),
  freeze('pooler of the primary', 3, 5_000, poolerOfPrimary),
  freeze('line to the primary', 3, 5_000, of('line')),
  freeze('front door', 3, 5_000, of('front')),
  freeze('valkey', 4, 5_000, of('valkey1')),
  {
    ...{ name: 'freeze both standbys', weight: 4, lastsMs: 8_000, holdsAll: true },
    async begin(laboratory) {
      const standbys = await standbysOf(laboratory)
      for (const name of standbys) laboratory.machine(name).freeze()
      return {
        met: standbys.join(' and '),
        end() {
          for (const name of standbys) laboratory.machine(name).thaw()
        },
      }
    },
  },
  cut('primary', 3, 32_000, primary),
  cut('standby', 5, 6_000, standbysOf),
  {
    ...{ name: 'disk full', weight: 3, lastsMs: 6_000 },
    async begin(laboratory) {
      const folder = join(laboratory.folders.run, laboratory.smallDisk)
      const stone = join(folder, 'stone')
      // The last blocks are for root, which fills them too.
      execFileSync('sh', ['-c', 'cat /dev/zero > "$0" 2> /dev/null || true', stone])
      return {
        met: laboratory.smallDisk,
        end: () => rmSync(stone),
      }
    },
  },
  clock(5),
  clock(-5),
]
