import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bookStreamPath } from '@baize/api/studio/paths'
import { servingFlags } from '../serving-flags.ts'
import type { StudioPlace } from '../studio/open-studio.ts'
import type { BareOrder } from './bare-server.ts'
import type { Viewed, ViewerOrder } from './viewers.ts'

/** A server of streams and those who watch them, each in a process of its own. */
export class BookStreams {
  readonly #server: ChildProcess
  readonly #viewers = fork(scriptOf('viewers'))
  readonly #url: string

  private constructor(server: ChildProcess, url: string) {
    this.#server = server
    this.#url = url
  }

  static async start(name: 'prices-server' | 'bare-server', place?: StudioPlace): Promise<BookStreams> {
    const server = fork(scriptOf(name), { execArgv: [...servingFlags] })
    if (place) server.send(place)
    const [url] = (await once(server, 'message')) as [string]
    return new BookStreams(server, url)
  }

  /** Opens a stream for each viewer, who watches one fixture with all of its prices. */
  async open(viewers: readonly { fixture: string; secret: string }[]): Promise<void> {
    const streams = viewers.map(({ fixture, secret }) => ({
      ...{ path: `${bookStreamPath}?fixtures=${fixture}`, group: fixture, secret },
    }))
    await ask(this.#viewers, { open: { url: this.#url, streams } } satisfies ViewerOrder)
  }

  /** What came to the viewers since the last question. */
  take(): Promise<Viewed> {
    return ask(this.#viewers, 'take' satisfies ViewerOrder)
  }

  /** Processor time of the server until now, in milliseconds. */
  async cpuMs(): Promise<number> {
    return (await ask<number>(this.#server, 'cpu' satisfies BareOrder)) / 1_000
  }

  /** Has a bare server write pieces by the second; resolves when all are written. */
  replay(pieces: Viewed['pieces']): Promise<unknown> {
    return ask(this.#server, { replay: pieces } satisfies BareOrder)
  }

  async stop(): Promise<void> {
    for (const child of [this.#viewers, this.#server]) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
}

const scriptOf = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))

/** @throws Error when the child ends instead of answering */
async function ask<T>(child: ChildProcess, order: ViewerOrder | BareOrder): Promise<T> {
  const leaving = new AbortController()
  const gone = once(child, 'exit', leaving).then(() => {
    throw new Error('a process of the benchmark ended')
  })
  gone.catch(() => {})
  child.send(order)
  const [answer] = (await Promise.race([once(child, 'message'), gone])) as [T]
  leaving.abort()
  return answer
}
