import { Agent, createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { yardstickPage } from './yardstick.ts'

export interface Front {
  url: string
  /** Asks the site for something once, and answers it from memory from then on. */
  keep(path: string, headers: Record<string, string>): Promise<void>
  stop(): void
}

/**
 * The site with the default picture in place of every cover, since to draw ten thousand of them for the first time takes a
 * quarter of an hour; and the yardstick's page at `/yardstick?games=<count>&width=<pixels>`. Pictures come from a server,
 * as they do for players: taking them out of the browser's hands one by one costs the machine that is measured more.
 */
export async function startFront(site: string): Promise<Front> {
  const cover = Buffer.from(await (await fetch(`${site}/img/default-game.webp`)).arrayBuffer())
  const passOn = passingOnTo(site)
  const kept = new Map<string, Buffer>()
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', site)
    if (pathname.startsWith('/img/games/')) {
      outgoing.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=604800' }).end(cover)
    } else if (pathname === '/yardstick') {
      const page = yardstickPage(Number(searchParams.get('games')), Number(searchParams.get('width')))
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    } else if (kept.has(incoming.url ?? '')) {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(kept.get(incoming.url ?? ''))
    } else passOn(incoming, outgoing)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    async keep(path, headers) {
      const answer = await fetch(site + path, { headers })
      kept.set(path, Buffer.from(await answer.arrayBuffer()))
    },
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function passingOnTo(site: string): RequestListener {
  const agent = new Agent({ keepAlive: true })
  return (incoming, outgoing) => {
    const { method, headers, url } = incoming
    const asked = request(site + url, { method, headers, agent }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    // A side that ends in the middle, such as a browser that closes, ends the other one too.
    asked.on('error', () => outgoing.destroy())
    outgoing.on('close', () => asked.destroy())
    incoming.pipe(asked)
  }
}
