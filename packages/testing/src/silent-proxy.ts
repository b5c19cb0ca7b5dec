import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Both ends of a connection that goes through. */
interface Pair {
  near: Socket
  far: Socket
  /** Nothing that comes goes on: it is read and forgotten, so that nobody notices by a full buffer. */
  isSilent: boolean
}

/**
 * A line between a browser and a server that can die in silence, as that of a phone does which changes networks: connections that
 * were open carry no byte any more and never close, new ones are served.
 */
export class SilentProxy {
  readonly #target: URL
  readonly #server = createServer(socket => this.#serve(socket))
  readonly #open = new Set<Pair>()
  /** False while new connections carry nothing either. */
  isServed = true
  /** A connection falls silent as soon as it is asked for this path. */
  mutes: string | null = null

  private constructor(target: URL) {
    this.#target = target
  }

  static async start(target: string): Promise<SilentProxy> {
    const proxy = new SilentProxy(new URL(target))
    await new Promise<void>(resolve => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** From now on nothing comes through any connection that is open. */
  swallow(): void {
    for (const pair of this.#open) pair.isSilent = true
  }

  async stop(): Promise<void> {
    for (const { near, far } of this.#open) for (const socket of [near, far]) socket.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }

  #serve(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname)
    const pair: Pair = { near, far, isSilent: !this.isServed }
    this.#open.add(pair)
    near.on('data', bytes => {
      if (this.mutes !== null && bytes.includes(` ${this.mutes}`)) pair.isSilent = true
      if (!pair.isSilent) far.write(bytes)
    })
    far.on('data', bytes => pair.isSilent || near.write(bytes))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const)
      socket
        .on('error', () => undefined)
        .on('end', () => pair.isSilent || other.end())
        .on('close', () => {
          this.#open.delete(pair)
          other.destroy()
        })
  }
}
