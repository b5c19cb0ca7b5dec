import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The pieces that each group of streams is to be written, second by second, or a question for processor time. */
export type BareOrder = { replay: Record<string, string[]> } | 'cpu'

/**
 * Streams with nothing behind them, in a process of its own. Told to replay, it writes each group the pieces that it was given, all
 * of a second at once, and says when it is done.
 */
const groups = new Map<string, Set<ServerResponse>>()
const server = createServer((request, response) => {
  const group = new URL(request.url!, 'http://bare').searchParams.get('fixtures')!
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', connection: 'close' })
  response.write('retry: 1000\n\n')
  groups.set(group, (groups.get(group) ?? new Set()).add(response))
  response.on('close', () => groups.get(group)!.delete(response))
})
process.on('message', (order: BareOrder) => {
  if (order === 'cpu') {
    const { user, system } = process.cpuUsage()
    return process.send?.(user + system)
  }
  const pieces = Object.entries(order.replay).map(
    ([group, texts]) => [group, texts.map(text => Buffer.from(text))] as const,
  )
  const seconds = Math.max(...pieces.map(([, buffers]) => buffers.length))
  let second = 0
  const timer = setInterval(() => {
    for (const [group, buffers] of pieces)
      if (buffers[second]) for (const response of groups.get(group) ?? []) response.write(buffers[second])
    second++
    if (second < seconds) return
    clearInterval(timer)
    process.send?.('done')
  }, 1_000)
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
