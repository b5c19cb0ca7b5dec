import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'

const SUCCESS = 0

/** An exporter whose failures the log tells: once, until it went well again. Spans that do not arrive are lost, and nothing waits. */
export function toldExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        const fails = result.code !== SUCCESS
        if (fails && !isFailing) log.warn({ err: result.error }, 'traces do not arrive at the collector')
        if (!fails && isFailing) log.info('traces arrive at the collector again')
        isFailing = fails
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
