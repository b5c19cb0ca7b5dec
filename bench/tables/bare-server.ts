import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { settledHeap } from './settled-heap.ts'

/**
 * Streams with nothing behind them, in a process of its own: what its parent says is written to all of them at once. It
 * answers with the moment before, in milliseconds of the epoch.
 */
const open = new Set<ServerResponse>()
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', connection: 'close' })
  response.write('retry: 1000\n\n')
  open.add(response)
  response.on('close', () => open.delete(response))
})
process.on('message', async (message: { write: string } | 'memory') => {
  if (message === 'memory') return process.send?.(await settledHeap())
  const atMs = Date.now()
  for (const response of open) response.write(message.write)
  process.send?.(atMs)
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
