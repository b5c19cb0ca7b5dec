import { type AddressInfo, createServer, type Socket } from 'node:net'

/** As much of Redis as push needs: publish and subscribe, and a limiter that never limits. It stands in for what is outside. */
export class RedisServer {
  readonly #subscribers = new Map<Socket, Set<string>>()
  readonly #server = createServer(socket => this.#serve(socket))
  /** Messages published so far. */
  published = 0

  static async start(): Promise<RedisServer> {
    const redis = new RedisServer()
    await new Promise<void>(resolve => redis.#server.listen(0, '127.0.0.1', resolve))
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  #serve(socket: Socket): void {
    let waiting = ''
    socket.on('error', () => {})
    socket.on('close', () => this.#subscribers.delete(socket))
    socket.on('data', chunk => {
      waiting += chunk.toString('latin1')
      for (let read = command(waiting); read; read = command(waiting)) {
        waiting = waiting.slice(read.length)
        socket.write(this.#answer(socket, read.words), 'latin1')
      }
    })
  }

  #answer(socket: Socket, [name = '', first = '', second = '']: string[]): string {
    switch (name.toLowerCase()) {
      case 'subscribe':
        this.#subscribers.set(socket, (this.#subscribers.get(socket) ?? new Set()).add(first))
        return `>3\r\n${bulk('subscribe')}${bulk(first)}:1\r\n`
      case 'publish': {
        this.published += 1
        const told = [...this.#subscribers].filter(([, channels]) => channels.has(first))
        for (const [each] of told) each.write(`>3\r\n${bulk('message')}${bulk(first)}${bulk(second)}`, 'latin1')
        return `:${told.length}\r\n`
      }
      case 'info':
        return bulk('redis_version:7.4.0\r\nloading:0')
      case 'eval':
      case 'evalsha':
        // The limiter's script: calls so far, milliseconds that are left, no ban.
        return '*3\r\n:1\r\n:60000\r\n:0\r\n'
      case 'hello':
        return `%1\r\n${bulk('proto')}:3\r\n`
      default:
        return '+OK\r\n'
    }
  }

  stop(): Promise<void> {
    for (const socket of this.#subscribers.keys()) socket.destroy()
    return new Promise(resolve => this.#server.close(() => resolve()))
  }
}

const bulk = (text: string): string => `$${text.length}\r\n${text}\r\n`

/** The first whole command of what came, an array of bulk strings, and its length. */
function command(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  let at = head[0].length
  const words: string[] = []
  for (let word = 0; word < Number(head[1]); word++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return null
    const from = at + size[0].length
    at = from + Number(size[1]) + 2
    if (text.length < at) return null
    words.push(text.slice(from, at - 2))
  }
  return { words, length: at }
}
