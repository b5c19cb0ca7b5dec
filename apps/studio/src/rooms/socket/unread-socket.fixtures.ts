import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { roomsSocketPath } from '@baize/api/studio/rooms'

/** A page's connection of which nothing is read. */
export class UnreadSocket {
  readonly #socket: Socket
  private constructor(socket: Socket) {
    this.#socket = socket
    socket.pause()
    socket.on('error', () => {})
  }

  static async open(url: string): Promise<UnreadSocket> {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' }
    const headers = { ...upgrade, 'Sec-WebSocket-Key': randomBytes(16).toString('base64') }
    const asked = request(new URL(roomsSocketPath, url), { headers })
    asked.end()
    const [, socket] = (await once(asked, 'upgrade')) as [unknown, Socket]
    return new UnreadSocket(socket)
  }

  /** Sends a short text; its mask is nothing, which leaves it as it is. */
  send(text: string): void {
    const body = Buffer.from(text)
    const head = Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 255, 0, 0, 0, 0])
    this.#socket.write(Buffer.concat([head, body]))
  }

  /** Reads at last; resolves once the other side has ended it. */
  async drained(): Promise<void> {
    const ended = once(this.#socket, 'close')
    this.#socket.resume()
    await ended
  }
}
