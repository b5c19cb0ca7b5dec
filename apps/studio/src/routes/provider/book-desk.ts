import {
  type BookDeskCall,
  type BookDeskCallName,
  type BookDeskReply,
  bookDeskCalls,
} from '@baize/api/book-desk-protocol'
import { providerPath } from '@baize/api/studio/paths'
import type { FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import type { DeskDependencies } from '../../sports/operations/act-on-book.ts'
import { askVoid } from '../../sports/operations/ask-void.ts'
import { readDeskFixtures } from '../../sports/operations/read-fixtures.ts'
import { readDeskMarkets } from '../../sports/operations/read-markets.ts'
import { readDeskLimits, setLimits } from '../../sports/operations/set-limits.ts'
import { resume, suspend } from '../../sports/operations/suspend.ts'
import { readReturns } from '../../sports/returns/read-returns.ts'
import { readLiveMatches } from '../../sports/views/live-matches.ts'
import { unlimited } from '../limits.ts'
import { type IsFromPlatform, signedCall } from './signed-call.ts'

type Handlers = {
  [N in BookDeskCallName]: (deps: DeskDependencies, call: BookDeskCall<N>) => Promise<BookDeskReply<N>>
}
type AnyHandler = (deps: DeskDependencies, call: unknown) => Promise<unknown>

const handlers: Handlers = {
  fixtures: readDeskFixtures,
  markets: readDeskMarkets,
  limits: readDeskLimits,
  live: readLiveMatches,
  returns: readReturns,
  suspend,
  resume,
  void: askVoid,
  'set-limits': setLimits,
}

/** Routes of the book for a platform's operators, in a scope that keeps bodies raw. */
export function installBookDesk(
  scope: FastifyInstance,
  { book, isFromPlatform }: { book: DeskDependencies; isFromPlatform: IsFromPlatform },
): void {
  for (const name of Object.keys(bookDeskCalls) as BookDeskCallName[])
    scope.post(`${providerPath}book/${name}`, { config: unlimited }, async (request, reply) => {
      const shape: ZodType<unknown> = bookDeskCalls[name].call
      const call = signedCall(isFromPlatform, `/book/${name}`, shape, request, reply)
      return call ? (handlers[name] as AnyHandler)(book, call) : reply
    })
}
