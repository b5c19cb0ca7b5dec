import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '@baize/server-kit/database/start-error'
import { answerBrokenRequest } from '../../apps/platform/src/kernel/http/server.ts'

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/** The one listening server: it hands requests to whoever owns their path, and answers 503 until somebody does. */
export interface FrontDoor {
  /** Where people of this machine reach it. */
  url: string
  /** Where this process reaches itself: on the one address that it listens on, or on loopback where it listens on all. */
  own: string
  port: number
  /** Routes a path prefix; the longest prefix wins. */
  mount(prefix: string, handler: RequestHandler): void
  /** Hands connections under a path prefix that ask to become sockets to a server of its own; the longest prefix wins. */
  upgradeTo(prefix: string, server: Server): void
  /**
   * Lets nobody in any more, and resolves once whoever was in has an answer, in some seconds at most: what balances several processes sends
   * callers to the others, and none hears that this one stops. Event streams go on until they are closed.
   */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Longer than the minute that balancers and pools of callers keep theirs, so that none sends into a line that is just closed. */
const keepAliveTimeoutMs = 75_000
const leaveWithinMs = 3_000
const lookMs = 20

/** @throws StartError when the port is taken or may not be opened */
export async function openFrontDoor(host: string, port: number): Promise<FrontDoor> {
  const mounted: Mounted<RequestHandler>[] = []
  const upgraded: Mounted<Server>[] = []
  const answering = new Set<ServerResponse>()
  let isLeaving = false
  const server = createServer((request, response) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
    // Nothing more comes over this line.
    if (isLeaving) response.shouldKeepAlive = false
    const handler = ownerOf(mounted, request)
    if (handler) return handler(request, response)
    response
      .writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' })
      .end('Baize is starting.')
  })
  server.requestTimeout = 30_000
  server.keepAliveTimeout = keepAliveTimeoutMs
  server.on('clientError', answerBrokenRequest)
  server.on('upgrade', (request, socket, head) => {
    const owner = ownerOf(upgraded, request)
    if (owner) owner.emit('upgrade', request, socket, head)
    else socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  let shutting: Promise<void> | null = null
  /** Takes no more connections. Resolves once the last one has ended. */
  const shut = (): Promise<void> => {
    shutting ??= new Promise(resolve => server.close(() => resolve()))
    server.closeIdleConnections()
    return shutting
  }
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const named = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${isEverywhere || host === '127.0.0.1' ? 'localhost' : named}:${actual}`,
    own: `http://${isEverywhere ? '127.0.0.1' : named}:${actual}`,
    port: actual,
    mount: (prefix, handler) => add(mounted, prefix, handler),
    upgradeTo: (prefix, owner) => add(upgraded, prefix, owner),
    async leave() {
      isLeaving = true
      for (const response of answering) response.shouldKeepAlive = false
      void shut()
      const untilMs = performance.now() + leaveWithinMs
      while ([...answering].some(isWork) && performance.now() < untilMs) await delay(lookMs)
    },
    close() {
      setTimeout(() => server.closeAllConnections(), 5_000).unref()
      return shut()
    },
  }
}

const isWork = (response: ServerResponse): boolean =>
  !String(response.getHeader('content-type')).startsWith('text/event-stream')

interface Mounted<Owner> {
  prefix: string
  owner: Owner
}

function add<Owner>(mounted: Mounted<Owner>[], prefix: string, owner: Owner): void {
  mounted.push({ prefix, owner })
  mounted.sort((a, b) => b.prefix.length - a.prefix.length)
}

const ownerOf = <Owner>(mounted: readonly Mounted<Owner>[], { url }: IncomingMessage): Owner | undefined =>
  mounted.find(({ prefix }) => url?.startsWith(prefix))?.owner

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
