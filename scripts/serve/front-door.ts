import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '@baize/server-kit/database/start-error'
import { answerBrokenRequest } from '../../apps/platform/src/kernel/http/server.ts'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/** The one listening server: it hands requests to whoever owns their path, and answers 503 until somebody does. */
export interface FrontDoor {
  url: string
  port: number
  /** Routes a path prefix; the longest prefix wins. */
  mount(prefix: string, handler: RequestHandler): void
  /** Hands connections that ask to become sockets to a server of its own. */
  upgradeTo(server: Server): void
  close(): Promise<void>
}

/** @throws StartError when the port is taken or may not be opened */
export async function openFrontDoor(host: string, port: number): Promise<FrontDoor> {
  const mounted: { prefix: string; handler: RequestHandler }[] = []
  const server = createServer((request, response) => {
    const owner = mounted.find(({ prefix }) => request.url?.startsWith(prefix))
    if (owner) return owner.handler(request, response)
    response
      .writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' })
      .end('Baize is starting.')
  })
  server.requestTimeout = 30_000
  server.on('clientError', answerBrokenRequest)
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return {
    url: `http://${shownHost}:${actual}`,
    port: actual,
    mount(prefix, handler) {
      mounted.push({ prefix, handler })
      mounted.sort((a, b) => b.prefix.length - a.prefix.length)
    },
    upgradeTo: owner =>
      void server.on('upgrade', (request, socket, head) => owner.emit('upgrade', request, socket, head)),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 5_000).unref()
      }),
  }
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return new StartError(
      'port_taken',
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    )
  if (code === 'EACCES')
    return new StartError(
      'port_refused',
      `Port ${port} needs more rights than you have. Choose one above 1024: PORT=8080 npm start`,
    )
  if (code === 'EADDRNOTAVAIL') return new StartError('host_unknown', `HOST ${host} is not an address of this machine.`)
  return error
}
