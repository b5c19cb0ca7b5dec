import { once } from 'node:events'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CLUSTER_USER } from '@baize/server-kit/database/embedded/cluster'
import { copyCluster } from '@baize/server-kit/database/embedded/copy-cluster'
import { placeCopy } from '@baize/server-kit/database/embedded/place-copy'
import pg from 'pg'
import { runAsAdmin } from '../database.ts'
import { temporaryFolder } from '../database-cluster.ts'
import { type OwnServer, runServer, type ServerSettings, startOwnServer } from './own-server.ts'
import { pause, resume } from './pause.ts'

const names = ['one', 'two', 'three'] as const
export type NodeName = (typeof names)[number]

/** A commit is done once the primary and any one of the others have it on their disks. */
const settings: ServerSettings = {
  ...{ wal_level: 'replica', max_wal_senders: '10', max_connections: '300', hot_standby: 'on', fsync: 'on' },
  ...{ synchronous_commit: 'on', wal_keep_size: '512MB' },
}
const confirming = `ANY 1 (${names.join(', ')})`

/** One primary and two standbys of the embedded binaries, of which one has to confirm each commit. */
export class Quorum {
  readonly #nodes = new Map<NodeName, OwnServer>()
  readonly #folder = temporaryFolder()
  primary: NodeName = 'one'
  #copies = 0

  /** @param prepare fills the first server, before the others are copied from it */
  static async start(prepare: (server: OwnServer) => Promise<void>): Promise<Quorum> {
    const quorum = new Quorum()
    const first = await startOwnServer(settings)
    await prepare(first)
    quorum.#nodes.set('one', first)
    for (const name of ['two', 'three'] as const) await quorum.join(name)
    // Until now nobody was there to confirm what it commits.
    await setOn(first, 'synchronous_standby_names', confirming)
    return quorum
  }

  get server(): OwnServer {
    return this.node(this.primary)
  }

  /** A node, such as a standby that answers reads. */
  node(name: NodeName): OwnServer {
    return this.#nodes.get(name)!
  }

  get standbys(): NodeName[] {
    return [...this.#nodes.keys()].filter(name => name !== this.primary)
  }

  /** Copies the primary while it runs and follows it from there, as a node that is new or was lost. Resolves once it streams. */
  async join(name: NodeName): Promise<void> {
    const dataDir = join(this.#folder.path, `${name}-${++this.#copies}`)
    await mkdir(dataDir)
    await copyCluster(this.server.ownerConnectionString, join(dataDir, 'copy'))
    await placeCopy(join(dataDir, 'copy'), dataDir)
    const cluster = join(dataDir, 'cluster')
    await writeFile(join(cluster, 'standby.signal'), '')
    await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${this.#lineTo(name)}'\n`)
    this.#nodes.set(name, await runServer(cluster, { ...settings, synchronous_standby_names: confirming }))
    await this.#streams(name)
  }

  /** Kills the primary as a power cut would, and lets the standby that has received most take over, which the other one follows. */
  async failOver(): Promise<void> {
    const { process } = this.server
    process.kill('SIGKILL')
    await once(process, 'exit')
    this.#nodes.delete(this.primary)
    const [further, other] = await this.#byReceived()
    this.primary = further!
    await runAsAdmin(this.server.ownerConnectionString, 'select pg_promote(true, 20)')
    await setOn(this.node(other!), 'primary_conninfo', this.#lineTo(other!))
  }

  /** Stops all processes of a node where they are: it keeps its connections and answers nothing. */
  freeze(name: NodeName): void {
    pause(this.node(name).process.pid!)
  }

  thaw(name: NodeName): void {
    resume(this.node(name).process.pid!)
  }

  async stop(): Promise<void> {
    for (const server of this.#nodes.values()) {
      resume(server.process.pid!)
      await server.stop()
    }
    this.#folder.remove()
  }

  #lineTo(name: NodeName): string {
    return `host=${this.server.cluster} user=${CLUSTER_USER} application_name=${name}`
  }

  async #streams(name: NodeName): Promise<void> {
    const owner = await clientOf(this.server)
    for (;;) {
      const found = await owner.query(
        `select from pg_stat_replication where application_name = $1 and state = 'streaming'`,
        [name],
      )
      if (found.rowCount === 1) return owner.end()
      await delay(25)
    }
  }

  /** Standbys, the one first that has received most: it has all that was confirmed by either. */
  async #byReceived(): Promise<NodeName[]> {
    const received = await Promise.all(
      this.standbys.map(async name => {
        const client = await clientOf(this.node(name))
        const { rows } = await client.query<{ bytes: string }>(
          `select pg_wal_lsn_diff(coalesce(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0')::text as bytes`,
        )
        await client.end()
        return { name, bytes: BigInt(rows[0]!.bytes) }
      }),
    )
    return received.sort((a, b) => (a.bytes < b.bytes ? 1 : -1)).map(({ name }) => name)
  }
}

/** Changes a setting of a running server. */
async function setOn({ ownerConnectionString }: OwnServer, name: string, value: string): Promise<void> {
  await runAsAdmin(ownerConnectionString, `alter system set ${name} = '${value}'`)
  await runAsAdmin(ownerConnectionString, 'select pg_reload_conf()')
}

async function clientOf({ ownerConnectionString }: OwnServer): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerConnectionString })
  await client.connect()
  return client
}
