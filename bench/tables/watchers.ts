import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Messages of the parent: opens a stream for each secret, or answers when the deal of a round came, and forgets it. */
export type Told = { open: { url: string; path: string; secrets: string[] } } | { seen: { serial: number } }
/** When the deal of a round came to each stream that it came to, in milliseconds of the epoch, and its frame. */
export interface Seen {
  atMs: number[]
  frame: string
}

const atOnce = 100
/** A frame that has not come by then is missing. */
const longestMs = 10_000
const lookEveryMs = 20
const marker = '"kind":"deal"'
const longestHead = 64

/** Those who watch, in a process of its own: it looks for nothing but deals, since it shares the cores with the server. */
const sockets: Socket[] = []
const deals = new Map<number, Seen>()

process.on('message', async (told: Told) => {
  if ('seen' in told) {
    const seen = () => deals.get(told.seen.serial) ?? { atMs: [], frame: '' }
    const untilMs = Date.now() + longestMs
    while (seen().atMs.length < sockets.length && Date.now() < untilMs) await pause(lookEveryMs)
    process.send?.(seen())
    return deals.delete(told.seen.serial)
  }
  const { url, path, secrets } = told.open
  for (let from = 0; from < secrets.length; from += atOnce)
    await Promise.all(secrets.slice(from, from + atOnce).map(secret => watch(new URL(path, url), secret)))
  process.send?.(sockets.length)
})

/** Resolves when the stream has begun. */
async function watch({ hostname, port, pathname, host }: URL, secret: string): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port) })
  sockets.push(socket)
  await once(socket, 'connect')
  const body = JSON.stringify({ secret })
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  const [head] = (await once(socket, 'data')) as [Buffer]
  if (!head.toString('latin1', 0, longestHead).startsWith('HTTP/1.1 200')) throw new Error(head.toString())
  // A frame that comes in pieces counts from the piece that names it.
  let end = ''
  socket.on('data', (chunk: Buffer) => {
    const atMs = Date.now()
    const text = end + chunk.toString('latin1')
    const at = text.indexOf(marker)
    end = at < 0 ? text.slice(-longestHead) : ''
    if (at >= 0) note(text.slice(at), atMs)
  })
}

function note(text: string, atMs: number): void {
  const serial = Number(/"serial":(\d+)/.exec(text)?.[1])
  const seen = deals.get(serial) ?? { atMs: [], frame: text }
  seen.atMs.push(atMs)
  deals.set(serial, seen)
}
