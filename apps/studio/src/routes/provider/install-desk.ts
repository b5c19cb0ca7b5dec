import { providerPath } from '@baize/api/studio/paths'
import type { FastifyInstance } from 'fastify'
import type { output, ZodType } from 'zod'
import { signedConfig } from '../limits.ts'
import { type IsFromPlatform, signedCall } from './signed-call.ts'

type DeskCalls = Record<string, { call: ZodType; reply: ZodType }>

/** Functions that answer each call of a desk; null where only another process of the studio can. */
export type DeskHandlers<C extends DeskCalls, D> = {
  [N in keyof C]: (deps: D, call: output<C[N]['call']>) => Promise<output<C[N]['reply']> | null>
}
type AnyHandler<D> = (deps: D, call: unknown) => Promise<unknown>

interface Desk<C extends DeskCalls, D> {
  /** The calls' folder in the provider's paths. */
  folder: string
  calls: C
  handlers: DeskHandlers<C, D>
  deps: D
  isFromPlatform: IsFromPlatform
}

/** Routes of a desk for a platform's operators, in a scope that keeps bodies raw. */
export function installDesk<C extends DeskCalls, D>(
  scope: FastifyInstance,
  { folder, calls, handlers, deps, isFromPlatform }: Desk<C, D>,
): void {
  for (const [name, { call: shape }] of Object.entries(calls)) {
    const path = `${folder}/${name}`
    scope.post(`${providerPath}${path}`, signedConfig(path), async (request, reply) => {
      const call = signedCall(isFromPlatform, `/${path}`, shape, request, reply)
      if (!call) return reply
      const answer = await (handlers[name] as AnyHandler<D>)(deps, call)
      return answer ?? reply.code(421).send({ error: 'kept_elsewhere' })
    })
  }
}
