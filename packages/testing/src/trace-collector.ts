import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

/** A span as OTLP tells it in JSON, with the name of its process. */
export interface ToldSpan {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  links: { traceId: string; spanId: string }[]
}

interface Told {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ToldSpan[] }[] }[]
}

/** A collector of traces, which keeps what it is told. */
export class TraceCollector {
  readonly #server: Server
  readonly spans: ToldSpan[] = []

  private constructor() {
    this.#server = createServer(async (request, response) => {
      for (const { resource, scopeSpans } of (JSON.parse(await text(request)) as Told).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
        for (const span of scopeSpans.flatMap(({ spans }) => spans))
          this.spans.push({ ...span, links: span.links ?? [], service })
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector()
    await once(collector.#server.listen(0, '127.0.0.1'), 'listening')
    return collector
  }

  /** What sends traces here, and soon. */
  get environment(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '100' }
  }

  /** A span and all that it is part of, itself first, as far as they were told. */
  lineage(span: ToldSpan): ToldSpan[] {
    const parent = this.spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId)
    return [span, ...(parent ? this.lineage(parent) : [])]
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
