import { once } from 'node:events'
import { connect } from 'node:net'

/** Opens streams, each with its path; or asks for what came since the question before. */
export type ViewerOrder = { open: { url: string; streams: { path: string; group: string; secret: string }[] } } | 'take'

/** Bytes that came to all streams, and the pieces that came to the first stream of each group, by seconds. */
export interface Viewed {
  bytes: number
  pieces: Record<string, string[]>
}

/** Those who watch the book, in a process of its own. It does no more than it must, since it shares the cores with the servers. */
const atOnce = 100
let bytes = 0
let sinceMs = Date.now()
let pieces: Record<string, string[]> = {}
const recorded = new Set<string>()

process.on('message', async (order: ViewerOrder) => {
  if (order === 'take') {
    process.send?.({ bytes, pieces } satisfies Viewed)
    bytes = 0
    pieces = {}
    sinceMs = Date.now()
    return
  }
  const { url, streams } = order.open
  for (let from = 0; from < streams.length; from += atOnce)
    await Promise.all(streams.slice(from, from + atOnce).map(stream => watch(new URL(stream.path, url), stream)))
  process.send?.('open')
})

/** Resolves when the stream has begun. */
async function watch(
  { hostname, port, pathname, search, host }: URL,
  { group, secret }: { group: string; secret: string },
): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  const body = JSON.stringify({ secret })
  socket.write(
    `POST ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  const [head] = (await once(socket, 'data')) as [Buffer]
  const text = head.toString('latin1', 0, 64)
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(head.toString())
  const isFirst = !recorded.has(group)
  recorded.add(group)
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (!isFirst) return
    const own = pieces[group] ?? []
    pieces[group] = own
    const second = Math.floor((Date.now() - sinceMs) / 1_000)
    while (own.length <= second) own.push('')
    own[second] += chunk.toString()
  })
}
