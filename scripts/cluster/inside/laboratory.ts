import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pgbackrest, writeBackupSettings } from '../nodes/backups.ts'
import { frontDoor, primaryLine } from '../nodes/balancers.ts'
import { etcd } from '../nodes/etcd.ts'
import { pooler } from '../nodes/pooler.ts'
import { postgres } from '../nodes/postgres.ts'
import { newSecrets } from '../nodes/secrets.ts'
import { type Place, type ServerOptions, server } from '../nodes/server.ts'
import { valkey } from '../nodes/valkey.ts'
import {
  addressOf,
  type DatabaseName,
  databaseNames,
  middle,
  poolerOf,
  ports,
  type ServerName,
  serverNames,
} from '../plan.ts'
import type { Folders } from '../system/folders.ts'
import { fillHouse } from './fill-house.ts'
import { Machine, type Program } from './machine.ts'
import { makeDatabases } from './make-databases.ts'
import { prepare, setCable } from './prepare.ts'

/** The number of Debian's user `postgres` in the packages' folder. */
const postgresUser = (system: string) =>
  Number(/^postgres:[^:]*:(\d+):/m.exec(readFileSync(join(system, 'etc/passwd'), 'utf8'))![1])

/** A house on many machines, all of which are processes of this one. */
export class Laboratory {
  readonly folders: Folders
  readonly secrets = newSecrets()
  readonly machines = new Map<string, Machine>()
  readonly project: string
  /** Folder of the version that fills the house and that its servers begin with. */
  readonly #version: string
  /** The database whose disk is small enough to be filled. */
  readonly smallDisk: DatabaseName = 'pg3'
  readonly place: Place
  /** The host of a restored copy, which no agent watches. */
  restored: DatabaseName | null = null
  readonly #options = new Map<ServerName, ServerOptions>()
  readonly #cut = new Set<string>()

  constructor(
    folders: Folders,
    { project, publicUrl, version = project }: { project: string; publicUrl: string; version?: string | undefined },
  ) {
    this.folders = folders
    this.project = project
    this.#version = version
    this.place = { publicUrl, line: `${middle}:${ports.primary}` }
  }

  machine(name: string): Machine {
    const machine = this.machines.get(name)
    if (machine) return machine
    throw new Error(`There is no ${name}. There are: ${[...this.machines.keys()].join(', ')}.`)
  }

  /** Pulls the cable of a database's host, or puts it back. */
  partition(name: string, isCut: boolean): void {
    if (!(databaseNames as readonly string[]).includes(name))
      throw new Error(`Only ${databaseNames.join(', ')} stand on hosts of their own, whose cables can be pulled.`)
    setCable(name, isCut ? 'down' : 'up')
    this.#cut[isCut ? 'add' : 'delete'](name)
  }

  isCut(name: string): boolean {
    return this.#cut.has(name)
  }

  /** Starts a server of the platform anew with another version or clock. */
  async change(name: ServerName, options: Partial<ServerOptions>): Promise<void> {
    this.#options.set(name, { ...this.optionsOf(name), ...options })
    await this.machine(name).stop()
    await this.machine(name).start()
  }

  optionsOf(name: ServerName): ServerOptions {
    return this.#options.get(name) ?? { version: this.#version, clockSeconds: 0 }
  }

  /** The database that is the primary, as Patroni's agents say; null while there is none. */
  async primary(): Promise<DatabaseName | null> {
    if (this.restored) return this.restored
    const answers = await Promise.all(
      databaseNames.map(async name => {
        const address = `http://${addressOf(name)}:${ports.patroni}/primary`
        const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
        return answer?.ok ? name : null
      }),
    )
    return answers.find(name => name !== null) ?? null
  }

  async stop(): Promise<void> {
    for (const name of [...this.machines.keys()].reverse()) await this.machine(name).stop()
  }

  /** Starts everything from nothing, in the order in which one needs the other. */
  async start(say: (text: string) => void): Promise<void> {
    const { run, system } = this.folders
    const owner = postgresUser(system)
    for (const name of ['logs', 'house']) mkdirSync(join(run, name), { recursive: true })
    for (const name of databaseNames) mkdirSync(join(run, name), { recursive: true })
    prepare(this.folders, { project: this.project, smallDisk: this.smallDisk })
    for (const name of databaseNames) {
      chownSync(join(run, name), owner, owner)
      writeBackupSettings(this.folders, name, owner)
    }
    say('Starting etcd, three databases, their poolers and Valkey ...')
    await this.add('etcd1', () => etcd(this.folders)).start()
    await this.add('valkey1', valkey).start()
    for (const name of databaseNames) {
      const pool = this.add(poolerOf[name], () => pooler(name, this.folders, this.secrets))
      const database = this.add(
        name,
        () => postgres(name, this.folders, this.secrets),
        () => (pool.pid ? [pool.pid] : []),
      )
      // The first one makes the cluster, which the others copy.
      await database.start()
      await pool.start()
    }
    await this.add('line', () => primaryLine(this.folders)).start()
    await pgbackrest(this.folders, (await this.primary())!, 'stanza-create')
    await makeDatabases(this)
    say('Filling the house, which takes a minute ...')
    await fillHouse(this, this.#version)
    say('Starting the servers of the platform ...')
    for (const name of serverNames)
      this.add(name, () => server(name, this.folders, this.secrets, { ...this.optionsOf(name), ...this.place }))
    await this.add('front', () => frontDoor(this.folders)).start()
    await Promise.all(serverNames.map(name => this.machine(name).start()))
  }

  /** Adds a machine, which is not started yet. */
  add(name: string, program: () => Program, besides?: () => number[]): Machine {
    const machine = new Machine(name, this.folders, program, besides)
    this.machines.set(name, machine)
    return machine
  }
}
