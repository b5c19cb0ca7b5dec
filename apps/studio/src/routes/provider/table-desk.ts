import { providerPath } from '@baize/api/studio/paths'
import { type DeskCall, type DeskCallName, type DeskReply, deskCalls } from '@baize/api/table-desk-protocol'
import type { FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import type { DeskDependencies } from '../../live/desk/act-on-table.ts'
import { askVoid } from '../../live/desk/ask-void.ts'
import { readDesk } from '../../live/desk/read-desk.ts'
import { readDeskRounds } from '../../live/desk/read-rounds.ts'
import { readDeskSlips } from '../../live/desk/read-slips.ts'
import { setTier } from '../../live/desk/set-tier.ts'
import { resumeTable, suspendTable } from '../../live/desk/suspend-table.ts'
import { unlimited } from '../limits.ts'
import { type IsFromPlatform, signedCall } from './signed-call.ts'

type DeskHandlers = { [N in DeskCallName]: (deps: DeskDependencies, call: DeskCall<N>) => Promise<DeskReply<N>> }
type AnyHandler = (deps: DeskDependencies, call: unknown) => Promise<unknown>

const handlers: DeskHandlers = {
  desk: readDesk,
  rounds: readDeskRounds,
  slips: readDeskSlips,
  suspend: suspendTable,
  resume: resumeTable,
  void: askVoid,
  tier: setTier,
}

/** Routes of the desk for a platform's operators, in a scope that keeps bodies raw. */
export function installTableDesk(
  scope: FastifyInstance,
  { live, isFromPlatform }: { live: DeskDependencies; isFromPlatform: IsFromPlatform },
): void {
  for (const name of Object.keys(deskCalls) as DeskCallName[])
    scope.post(`${providerPath}tables/${name}`, { config: unlimited }, async (request, reply) => {
      const shape: ZodType<unknown> = deskCalls[name].call
      const call = signedCall(isFromPlatform, `/tables/${name}`, shape, request, reply)
      return call ? (handlers[name] as AnyHandler)(live, call) : reply
    })
}
