import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Elsewhere {
  origin: string
  server: Server
  /** Paths asked for so far, and what was reported. */
  asked: string[]
  reports: string[]
}

/** What a measurement script does with the page's queue: it reports each command to the server that it came from. */
const measurementScript = (origin: string) => `
  const report = words => navigator.sendBeacon('${origin}/g/collect', JSON.stringify([...words]))
  dataLayer.forEach(report)
  dataLayer.push = report
`
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"/>'

/** A server of somebody else: it measures visits and holds copies of pictures. */
export async function startElsewhere(): Promise<Elsewhere> {
  const asked: string[] = []
  const reports: string[] = []
  const server = createServer(async (request, response) => {
    const origin = `http://${request.headers.host}`
    asked.push(request.url ?? '')
    if (request.url?.startsWith('/gtag/'))
      return response.setHeader('content-type', 'text/javascript').end(measurementScript(origin))
    if (request.url?.startsWith('/pictures/')) return response.setHeader('content-type', 'image/svg+xml').end(picture)
    reports.push((await request.setEncoding('utf8').toArray()).join(''))
    return response.setHeader('access-control-allow-origin', '*').end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, asked, reports }
}
