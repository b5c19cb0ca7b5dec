import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { EveryDatabase } from '@baize/platform/domains/every-table'
import { ServerProcess, sharePictures } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { project } from './page.ts'

type Settings = Record<string, string>

/** A deployment: its settings, a folder in which its commands are run, and what was started of it. */
export class House {
  readonly settings: Settings = {}
  /** Its database as an administrator sees it, who may look at everything. */
  readonly sight: EveryDatabase
  readonly #folder = temporaryFolder()
  readonly #running: ServerProcess[] = []

  constructor(sight: EveryDatabase, settings: Settings = {}) {
    this.sight = sight
    Object.assign(this.settings, settings)
  }

  /** A path in its folder. */
  path(name: string): string {
    return join(this.#folder.path, name)
  }

  /** Runs a command as the page writes it, with the house's settings and others. */
  tried(command: string, also: Settings = {}): { status: number | null; said: string } {
    const env = {
      ...{ PATH: `${dirname(process.execPath)}:${process.env.PATH}`, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'warn' },
      ...{ BAIZE_DATA: this.path('data'), ...this.settings, ...also },
    }
    const ran = spawnSync('sh', ['-c', whereItLies(command)], { cwd: this.#folder.path, encoding: 'utf8', env })
    return { status: ran.status, said: ran.stdout + ran.stderr }
  }

  /** The same, which must end well. Answers what it said. @throws Error with that where it does not */
  run(command: string, also?: Settings): string {
    const { status, said } = this.tried(command, also)
    if (status !== 0) throw new Error(`${command}\n${said}`)
    return said
  }

  /** Starts a process, on a data folder of its own name. @throws Error with what it said where it ends */
  async start(name: string, also: Settings = {}): Promise<ServerProcess & { url: string }> {
    const BAIZE_DATA = this.path(name)
    mkdirSync(BAIZE_DATA, { recursive: true })
    sharePictures(BAIZE_DATA)
    const server = await ServerProcess.start({ PORT: '0', ...this.settings, BAIZE_DATA, ...also })
    this.#running.push(server)
    if (!server.url) throw new Error(server.output)
    return server as ServerProcess & { url: string }
  }

  /** What `/readyz` of a process tells of the house to who carries its token: the first words of each sentence. */
  async lacks({ url }: Pick<ServerProcess, 'url'>): Promise<string[]> {
    const headers = { authorization: `Bearer ${this.settings.METRICS_TOKEN}` }
    const known = (await (await fetch(`${url}/readyz`, { headers })).json()) as { lacks: string[] }
    return known.lacks.map(sentence => sentence.split(':')[0]!)
  }

  /** Ends whatever of it still runs. */
  async close(): Promise<void> {
    for (const server of this.#running) await server.kill()
    this.#folder.remove()
  }
}

/** What npm would start, and the files that the page names, where the project lies. */
const whereItLies = (command: string) =>
  command
    .replace(/npm run ([\w-]+)(?: --)?/g, `node ${project}scripts/$1.ts`)
    .replace(/(?<![\w/])(docs|deploy)\//g, `${project}$1/`)
