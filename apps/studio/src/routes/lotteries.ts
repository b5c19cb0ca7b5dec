import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type {
  ChaseAnswer,
  ChaseView,
  DrawView,
  PoolAnswer,
  ProofAnswer,
  SlipAnswer,
  SlipView,
} from '../contract-lotteries.ts'
import { proofOfTicket } from '../lotteries/books/prove-ticket.ts'
import { cancelChase } from '../lotteries/chases/cancel-chase.ts'
import { orderChase } from '../lotteries/chases/order-chase.ts'
import { myChases } from '../lotteries/chases/read-chases.ts'
import { comingDraws, heldDraws } from '../lotteries/draws/read-draws.ts'
import type { LotteryDependencies } from '../lotteries/lottery-dependencies.ts'
import { isLottery } from '../lotteries/offered-lotteries.ts'
import { readPool } from '../lotteries/pools/read-pool.ts'
import { cancelSlip } from '../lotteries/sales/cancel-slip.ts'
import { placeSlip } from '../lotteries/sales/place-slip.ts'
import { mySlips } from '../lotteries/sales/read-slips.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit, Visits } from '../visits.ts'
import { read, visitReader } from './player.ts'

const ticket = z.strictObject({
  betCode: z.string().max(20),
  content: z.string().min(1).max(2000),
  unitCents: z.number().int(),
  times: z.number(),
  oddsX10000: z.array(z.number().int().min(0)).min(1).max(20),
})
const slipBody = z.strictObject({
  slipId: z.uuid(),
  issue: z.string().max(20),
  series: z.number().int(),
  costCents: z.number().int().positive(),
  tickets: z.array(ticket).min(1).max(100),
})
const chaseBody = z.strictObject({
  chaseId: z.uuid(),
  firstIssue: z.string().max(20),
  series: z.number().int(),
  costCents: z.number().int().positive(),
  tickets: z.array(ticket).min(1).max(100),
  times: z.array(z.number().int().min(1)).min(1).max(120),
  stop: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('win') }),
      z.strictObject({ kind: z.literal('profit'), cents: z.number().int() }),
    ])
    .nullable(),
})
const limitQuery = z.object({ limit: z.coerce.number().int().min(1).max(200).default(20) })
const slipParams = z.object({ id: z.uuid() })
const ticketParams = z.object({ id: z.string().max(60) })

/** The calls of a betting page; each carries the visit's secret. */
export function installLotteryRoutes(app: FastifyInstance, deps: LotteryDependencies & { visits: Visits }): void {
  const visitOf = visitReader(deps.visits)
  const lotteryVisit = async (request: FastifyRequest): Promise<Visit> => {
    const visit = await visitOf(request)
    if (!isLottery(visit.game_code)) throw new StudioError('game_closed')
    return visit
  }
  const limitOf = (request: FastifyRequest) => read(limitQuery, request.query).limit

  app.get(
    '/studio/api/lottery/coming',
    async (request): Promise<DrawView[]> =>
      comingDraws(deps, (await lotteryVisit(request)).game_code, limitOf(request)),
  )
  app.get(
    '/studio/api/lottery/held',
    async (request): Promise<DrawView[]> => heldDraws(deps, (await lotteryVisit(request)).game_code, limitOf(request)),
  )
  app.get(
    '/studio/api/lottery/slips',
    async (request): Promise<SlipView[]> => mySlips(deps, await lotteryVisit(request)),
  )
  app.post('/studio/api/lottery/slips', async (request): Promise<SlipAnswer> => {
    const visit = await lotteryVisit(request)
    return placeSlip(deps, visit, read(slipBody, request.body))
  })
  app.post('/studio/api/lottery/slips/:id/cancel', async (request): Promise<{ ok: true }> => {
    const visit = await lotteryVisit(request)
    await cancelSlip(deps, visit, read(slipParams, request.params).id)
    return { ok: true }
  })
  app.get(
    '/studio/api/lottery/chases',
    async (request): Promise<ChaseView[]> => myChases(deps, await lotteryVisit(request)),
  )
  app.post('/studio/api/lottery/chases', async (request): Promise<ChaseAnswer> => {
    const visit = await lotteryVisit(request)
    return orderChase(deps, visit, read(chaseBody, request.body))
  })
  app.post('/studio/api/lottery/chases/:id/cancel', async (request): Promise<{ ok: true }> => {
    const visit = await lotteryVisit(request)
    await cancelChase(deps, visit, read(slipParams, request.params).id)
    return { ok: true }
  })
  app.get(
    '/studio/api/lottery/pool',
    async (request): Promise<PoolAnswer> => readPool(deps, await lotteryVisit(request)),
  )
  app.get('/studio/api/lottery/tickets/:id/proof', async (request): Promise<ProofAnswer> => {
    const visit = await lotteryVisit(request)
    return proofOfTicket(deps, visit, read(ticketParams, request.params).id)
  })
}
