import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The same site with the scripts taken out of its pages: the floor that a page's first paint is held against. */
export async function startScriptless(target: string): Promise<{ url: string; stop(): void }> {
  const server: Server = createServer(async (request, response) => {
    const answer = await fetch(target + request.url, {
      headers: Object.fromEntries(['accept', 'user-agent'].map(name => [name, String(request.headers[name] ?? '')])),
    })
    const type = answer.headers.get('content-type') ?? ''
    const isPage = type.startsWith('text/html')
    const body = isPage ? withoutScripts(await answer.text()) : Buffer.from(await answer.arrayBuffer())
    const compressible = /text|javascript|json|svg/.test(type)
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'no-store',
      ...(compressible ? { 'content-encoding': 'br' } : {}),
    })
    response.end(compressible ? brotliCompressSync(body) : body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => void server.close() }
}

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link[^>]+modulepreload[^>]*>/g, '')
