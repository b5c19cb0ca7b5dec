import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the line does to a call: lets it through, loses it on the way there, loses the answer, or answers garbage. */
export type Line = 'good' | 'lose-request' | 'lose-answer' | 'garbage'

/** A bad line between two servers. Tests decide call by call what it does. */
export class FaultProxy {
  readonly #target: string
  readonly #server = createServer((request, response) => void this.#handle(request, response))
  /** Decides for each path; good by default. A call waits for a decision that is still to come. */
  line: (path: string) => Line | Promise<Line> = () => 'good'
  readonly seen: string[] = []
  /** The methods of the calls, in the same order. */
  readonly methods: string[] = []

  private constructor(target: string) {
    this.#target = target
  }

  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target)
    await new Promise<void>(resolve => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const line = await this.line(path)
    this.seen.push(`${path} ${line}`)
    this.methods.push(request.method ?? '')
    if (line === 'lose-request') return void request.socket.destroy()
    if (line === 'garbage') return void response.end('<html>bad gateway</html>')
    const onward = forward(this.#target + path, { method: request.method, headers: request.headers }, answer => {
      if (line === 'lose-answer') {
        answer.resume()
        return void answer.once('end', () => request.socket.destroy())
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }
}
