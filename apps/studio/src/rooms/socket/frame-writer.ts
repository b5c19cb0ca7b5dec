import type { Duplex } from 'node:stream'

/** Text and binary frames that are whole (RFC 6455, 5.2). */
const TEXT = 0x81
const BINARY = 0x82

/** Writers that have frames for their connections. */
const waiting: FrameWriter[] = []

/**
 * Writes frames to a connection itself, those of one turn of the loop in one piece: the socket's own library hands head and
 * body of each frame to the system apart, which at a table of four costs more than all that is thought about a move.
 * Nothing else may write parts of frames to the connection: neither compression nor streamed messages.
 */
export class FrameWriter {
  readonly #connection: Duplex
  /** Frames as they go over the wire, a character a byte. */
  #bytes = ''

  constructor(connection: Duplex) {
    this.#connection = connection
  }

  add(data: string | Uint8Array): void {
    if (this.#bytes === '') {
      if (waiting.length === 0) process.nextTick(flushAll)
      waiting.push(this)
    }
    const isText = typeof data === 'string'
    const body = isText ? inBytes(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1')
    this.#bytes += headOf(isText ? TEXT : BINARY, body.length) + body
  }

  /** Hands over what waits, before the connection is closed at the latest. */
  flush(): void {
    const bytes = this.#bytes
    this.#bytes = ''
    if (bytes !== '' && this.#connection.writable) this.#connection.write(bytes, 'latin1')
  }
}

function flushAll(): void {
  for (const writer of waiting.splice(0)) writer.flush()
}

const inBytes = (text: string): string =>
  Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')

function headOf(kind: number, length: number): string {
  if (length < 126) return String.fromCharCode(kind, length)
  if (length < 65_536) return String.fromCharCode(kind, 126, length >> 8, length & 255)
  const head = Buffer.alloc(10)
  head.writeUInt8(kind)
  head.writeUInt8(127, 1)
  head.writeBigUInt64BE(BigInt(length), 2)
  return head.toString('latin1')
}
