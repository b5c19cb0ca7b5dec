import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const headEnd = '\r\n\r\n'

/**
 * A kept-alive HTTP connection that sends requests whose bytes lie ready, one at a time. It does no more than it must,
 * since the client shares the cores with what it measures.
 */
export class Connection {
  readonly #socket: Socket
  #received = ''
  #waiting: PromiseWithResolvers<string> | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => this.#take(chunk))
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    return new Connection(socket)
  }

  /** Answers the body. Rejects when the status is not 200. */
  send(request: Buffer): Promise<string> {
    this.#waiting = Promise.withResolvers()
    this.#socket.write(request)
    return this.#waiting.promise
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: string): void {
    this.#received += chunk
    const bodyAt = this.#received.indexOf(headEnd) + headEnd.length
    if (bodyAt < headEnd.length) return
    const length = Number(/content-length: (\d+)/i.exec(this.#received)?.[1])
    if (this.#received.length < bodyAt + length) return
    const answer = this.#received
    const waiting = this.#waiting
    this.#received = ''
    this.#waiting = undefined
    if (answer.startsWith('HTTP/1.1 200 ')) waiting?.resolve(answer.slice(bodyAt))
    else waiting?.reject(new Error(answer))
  }
}

/** The bytes of a call with a JSON body. */
export function requestBytes(path: string, body: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}
