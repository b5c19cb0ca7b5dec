import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'

/** A worker that serves a site without scripts, and some of its pages as they were kept; it posts its own address. */
const { target, kept } = workerData as { target: string; kept: Record<string, string> }

/** As the site compresses its pages. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const server = createServer(async (request, response) => {
  const answer = await fetch(target + request.url, {
    headers: Object.fromEntries(['accept', 'user-agent'].map(name => [name, String(request.headers[name] ?? '')])),
  })
  const type = answer.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const body = isPage
    ? withoutScripts(kept[request.url ?? ''] ?? (await answer.text()))
    : Buffer.from(await answer.arrayBuffer())
  const compressible = /text|javascript|json|svg/.test(type)
  // All other headers stay: some of them decide in which process, and with how much ado, a browser opens the page.
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
    headers.delete(name)
  if (compressible) headers.set('content-encoding', 'br')
  response.writeHead(answer.status, Object.fromEntries(headers))
  response.end(compressible ? brotliCompressSync(body, compression) : body)
})

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link[^>]+modulepreload[^>]*>/g, '')

server.listen(0, '127.0.0.1', () =>
  parentPort?.postMessage(`http://localhost:${(server.address() as AddressInfo).port}`),
)
