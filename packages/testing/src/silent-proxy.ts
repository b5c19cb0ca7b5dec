import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line between a browser and a server that can die in silence, as that of a phone does which changes networks: connections that
 * were open carry no byte any more and never close, new ones are served.
 */
export class SilentProxy {
  readonly #target: URL
  readonly #server = createServer(socket => this.#serve(socket))
  readonly #open = new Set<[Socket, Socket]>()
  /** False while new connections carry nothing either. */
  isServed = true

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
    for (const [near, far] of this.#open) {
      near.unpipe(far)
      far.unpipe(near)
      // What comes is read and forgotten, so that nobody notices by a full buffer.
      near.resume()
      far.resume()
    }
  }

  async stop(): Promise<void> {
    for (const pair of this.#open) for (const socket of pair) socket.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }

  #serve(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname)
    const pair: [Socket, Socket] = [near, far]
    this.#open.add(pair)
    for (const socket of pair)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.#open.delete(pair)
          for (const other of pair) other.destroy()
        })
    if (!this.isServed) return void near.resume()
    near.pipe(far)
    far.pipe(near)
  }
}
