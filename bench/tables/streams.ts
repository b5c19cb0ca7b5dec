import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { tableStreamPath } from '@baize/api/studio/paths'
import { servingFlags } from '../serving-flags.ts'
import type { StudioPlace } from '../studio/open-studio.ts'
import type { Memory } from './settled-heap.ts'
import type { Seen, Told } from './watchers.ts'

/** Streams that are open before memory is looked at, so that what is made once is not counted. */
const warmStreams = 100

/** A server of streams and those who watch them, each in a process of its own. */
export class Streams {
  readonly #server: ChildProcess
  readonly #watchers = fork(scriptOf('watchers'))
  readonly url: string
  /** Growth of the server's memory for each open stream. */
  growth: Memory = { heapBytes: 0, rssBytes: 0 }

  private constructor(server: ChildProcess, url: string) {
    this.#server = server
    this.url = url
  }

  static async start(name: string, place?: StudioPlace): Promise<Streams> {
    const server = fork(scriptOf(name), { execArgv: [...servingFlags, '--expose-gc'] })
    if (place) server.send(place)
    const [url] = (await once(server, 'message')) as [string]
    return new Streams(server, url)
  }

  async open(secrets: readonly string[]): Promise<void> {
    await this.#open(secrets.slice(0, warmStreams))
    const before = await this.#memory()
    const more = secrets.slice(warmStreams)
    await this.#open(more)
    const after = await this.#memory()
    this.growth = {
      heapBytes: (after.heapBytes - before.heapBytes) / more.length,
      rssBytes: (after.rssBytes - before.rssBytes) / more.length,
    }
  }

  /** When the deal of a round came to each stream; resolves once it has come to all, or is missing somewhere. */
  seen(serial: number): Promise<Seen> {
    return this.#ask({ seen: { serial } })
  }

  /** Has a bare server write what the studio wrote. */
  async writeLike(serial: number, frame: string): Promise<Seen & { writtenAtMs: number }> {
    this.#server.send({ write: `id: ${'0'.repeat(12)}-${serial}\ndata: {${frame.split('\n\n')[0]}\n\n` })
    const [writtenAtMs] = (await once(this.#server, 'message')) as [number]
    return { ...(await this.seen(serial)), writtenAtMs }
  }

  async stop(): Promise<void> {
    for (const child of [this.#watchers, this.#server]) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }

  async #open(secrets: readonly string[]): Promise<void> {
    await this.#ask({ open: { url: this.url, path: tableStreamPath, secrets: [...secrets] } })
  }

  async #ask<T>(told: Told): Promise<T> {
    this.#watchers.send(told)
    const [answer] = (await once(this.#watchers, 'message')) as [T]
    return answer
  }

  async #memory(): Promise<Memory> {
    this.#server.send('memory')
    const [memory] = (await once(this.#server, 'message')) as [Memory]
    return memory
  }
}

const scriptOf = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
