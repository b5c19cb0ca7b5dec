import type { StudioAnswer } from '@baize/api/studio/answers'
import { postedTo, type StudioEndpoint, type StudioEndpointName, studioEndpoints } from '@baize/api/studio/endpoints'
import { type StudioInput, studioRequests } from '@baize/api/studio/requests'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { kindOf } from '../games.ts'
import type { StudioOutside } from '../outside.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit, Visits } from '../visits.ts'
import { secretOf } from './secret-of.ts'

/** @param receivedAt when the call came, before anything was looked up */
export type StudioHandler<N extends StudioEndpointName> = (
  input: StudioInput<N>,
  visit: Visit,
  receivedAt: Date,
) => Promise<StudioAnswer<N>>

/** One handler a row; a row without its handler does not compile. */
export type StudioHandlers = { [N in StudioEndpointName]: StudioHandler<N> }
type AnyHandler = (input: unknown, visit: Visit, receivedAt: Date) => Promise<unknown>

/** Registers one route a row. Every call carries the visit's secret; none carries or computes an outcome. */
export function installCalls(
  app: FastifyInstance,
  { visits, outside, handlers }: { visits: Visits; outside: StudioOutside; handlers: StudioHandlers },
): void {
  for (const name of Object.keys(studioEndpoints) as StudioEndpointName[]) {
    const row: StudioEndpoint = studioEndpoints[name]
    const { game } = row
    app.route({
      method: 'POST',
      url: postedTo(row),
      config: { operation: `studio.${name}` },
      async handler(request) {
        const receivedAt = outside.now()
        const visit = await visits.find(secretOf(request))
        if (game && kindOf(visit.game_code) !== game) throw new StudioError('game_closed')
        const input = read(studioRequests[name] as z.ZodType, inputOf(request))
        return (handlers[name] as AnyHandler)(input, visit, receivedAt)
      },
    })
  }
}

/** Parameters of the path, and beside them fields of the body without its secret. @throws StudioError input_invalid where both name one */
function inputOf({ params, body }: FastifyRequest): object {
  const { secret: _, ...sent } = body as { secret: string }
  const twice = Object.keys(params as object).find(field => field in sent)
  if (twice) throw new StudioError('input_invalid', { field: twice })
  return { ...sent, ...(params as object) }
}

/** @throws StudioError input_invalid naming the first field that does not hold */
function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new StudioError('input_invalid', { field: parsed.error.issues[0]?.path.map(String).join('.') || 'body' })
}
