import { countLine } from '@baize/server-kit/metrics/open-lines'
import type { FastifyReply } from 'fastify'
import type { StreamFrame } from './handlers.ts'

const heartbeatMs = 15_000

/** Writes frames as server-sent events until the iterable ends or the client leaves. */
export async function sendEvents(reply: FastifyReply, frames: AsyncIterable<StreamFrame>, left: AbortSignal) {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // The connection ends with the stream, so that a stopping server does not wait for it to be reused.
    connection: 'close',
    'x-request-id': String(reply.request.id),
  })
  raw.write('retry: 1000\n\n')
  const closed = countLine('events')
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs)
  try {
    for await (const { id, event, data } of frames) {
      if (left.aborted) break
      raw.write(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`)
    }
  } finally {
    clearInterval(heartbeat)
    closed()
    raw.end()
  }
}
