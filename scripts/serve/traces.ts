import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '@baize/server-kit/database/start-error'
import type { Log } from '@baize/server-kit/log'
import { traceBy } from '@baize/server-kit/tracing/tracer'
import type { Config } from '../../apps/platform/src/kernel/config.ts'

/** A collector that does not answer must not hold up a stop. */
const lastWordsMs = 2_000

/**
 * Begins the traces of this process where the standard's variables name a collector, and loads nothing where they do not. Servers that
 * are made before have none. Answers what ends them.
 * @throws StartError where their packages are not installed
 */
export async function openTraces(config: Config, log: Log): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SERVICE_NAME, BAIZE_ROLE } = config
  const variable = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
    ? 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
    : 'OTEL_EXPORTER_OTLP_ENDPOINT'
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return async () => {}
  const { openTracer } = await import('@baize/server-kit/tracing/opentelemetry').catch((error: { code?: string }) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') throw notInstalled(variable)
    throw error
  })
  const service = OTEL_SERVICE_NAME ?? `baize-${BAIZE_ROLE}`
  const { tracer, close } = openTracer({ service, share: shareOf(config), key: keyOf(config), log })
  traceBy(tracer)
  return async () => {
    traceBy(null)
    await Promise.race([close().catch(() => {}), pause(lastWordsMs, null, { ref: false })])
  }
}

/** The parentbased forms are as those that they begin with: only the house's own word counts. */
function shareOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: Config): number {
  if (sampler.endsWith('always_on')) return 1
  return sampler.endsWith('always_off') ? 0 : share
}

/** Processes of a deployment share BAIZE_KEY; one without it is alone. */
const keyOf = ({ BAIZE_KEY }: Config): string =>
  BAIZE_KEY
    ? createHmac('sha256', BAIZE_KEY).update('sampling of traces').digest('hex')
    : randomBytes(32).toString('hex')

function notInstalled(variable: string): StartError {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const packages = Object.entries(devDependencies)
    .filter(([name]) => name.startsWith('@opentelemetry/'))
    .map(([name, version]) => `${name}@${version}`)
  return new StartError(
    'traces_not_installed',
    `${variable} is set, and the packages of traces are not installed: npm install --no-save --save-prod --omit=dev ${packages.join(' ')}`,
  )
}
