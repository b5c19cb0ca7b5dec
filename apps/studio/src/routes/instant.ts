import { instantByCode } from '@baize/game-kit/instant/index'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { InstantAnswer, InstantRounds } from '../contract-instant.ts'
import { chooseInstant } from '../instant/choose-instant.ts'
import { openInstant } from '../instant/open-instant.ts'
import { awaitEnd, readInstants } from '../instant/read-instants.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { withBalance } from '../rounds/with-balance.ts'
import { StudioError } from '../studio-error.ts'
import type { Visits } from '../visits.ts'
import { read, visitReader } from './player.ts'

const stakeBody = z.strictObject({ stakeUnits: z.string().regex(/^[1-9]\d{0,9}$/), options: z.unknown() })
const choiceBody = z.strictObject({ number: z.number().int().min(0).max(1_000), choice: z.unknown() })
const roundParams = z.object({ id: z.uuid() })

/** Calls of the clients of instant games. None carries or computes an outcome. */
export function installInstantRoutes(app: FastifyInstance, deps: RoundDependencies & { visits: Visits }): void {
  const visitOf = visitReader(deps.visits)
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  app.get(
    '/studio/api/instant/rounds',
    async (request): Promise<InstantRounds> => readInstants(deps, await visitOf(request)),
  )

  app.post('/studio/api/instant/rounds', async (request): Promise<InstantAnswer> => {
    const visit = await visitOf(request)
    const { stakeUnits, options } = read(stakeBody, request.body)
    const title = instantByCode(visit.game_code)
    if (!title) throw new StudioError('game_closed')
    return withBalance(deps, visit, () => openInstant(deps, visit, title, { stakeUnits: Number(stakeUnits), options }))
  })

  app.post('/studio/api/instant/rounds/:id/choices', async (request): Promise<InstantAnswer> => {
    const at = deps.outside.now()
    const visit = await visitOf(request)
    const { id } = read(roundParams, request.params)
    const { number, choice } = read(choiceBody, request.body)
    return withBalance(deps, visit, () => chooseInstant(deps, visit, id, { number, choice }, at))
  })

  app.get('/studio/api/instant/rounds/:id/end', async (request): Promise<InstantAnswer> => {
    const visit = await visitOf(request)
    return awaitEnd(deps, visit, read(roundParams, request.params).id, closing.signal)
  })
}
