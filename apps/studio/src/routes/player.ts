import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type {
  FairnessState,
  HistoryAnswer,
  RotateAnswer,
  RoundRecordAnswer,
  RoundView,
  SpinAnswer,
} from '../contract.ts'
import { servedGame } from '../games.ts'
import { playSpin } from '../rounds/play-spin.ts'
import { confirmShown, readHistory, readRecord, readRound } from '../rounds/read-rounds.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { withBalance } from '../rounds/with-balance.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit, Visits } from '../visits.ts'

const spinBody = z.strictObject({ stakeUnits: z.string().regex(/^[1-9]\d{0,9}$/) })
const seedBody = z.strictObject({ clientSeed: z.string().max(64) })
const cursorBody = z.strictObject({ cursor: z.number().int().min(-1).max(100_000) })
const roundParams = z.object({ id: z.uuid() })

/** The game client's calls. Every one carries the visit's secret; none carries or computes an outcome. */
export function installPlayerRoutes(app: FastifyInstance, deps: RoundDependencies & { visits: Visits }): void {
  const visitOf = visitReader(deps.visits)

  app.post('/studio/api/spin', async (request): Promise<SpinAnswer> => {
    const visit = await visitOf(request)
    const { stakeUnits } = read(spinBody, request.body)
    const game = servedGame(visit.game_code)
    if (!game) throw new StudioError('game_closed')
    return withBalance(deps, visit, () => playSpin(deps, visit, game, Number(stakeUnits)))
  })

  app.get('/studio/api/rounds', async (request): Promise<HistoryAnswer> => readHistory(deps, await visitOf(request)))

  app.get('/studio/api/rounds/:id', async (request): Promise<RoundView> => {
    const visit = await visitOf(request)
    return readRound(deps.db, visit, read(roundParams, request.params).id)
  })

  app.get('/studio/api/rounds/:id/record', async (request): Promise<RoundRecordAnswer> => {
    const visit = await visitOf(request)
    return readRecord(deps.db, visit, read(roundParams, request.params).id)
  })

  app.post('/studio/api/rounds/:id/cursor', async (request): Promise<{ ok: true }> => {
    const visit = await visitOf(request)
    const { id } = read(roundParams, request.params)
    await confirmShown(deps.db, visit, id, read(cursorBody, request.body).cursor)
    return { ok: true }
  })

  app.get(
    '/studio/api/fairness',
    async (request): Promise<FairnessState> => deps.seedPairs.current((await visitOf(request)).user_id),
  )

  app.post('/studio/api/seeds', async (request): Promise<RotateAnswer> => {
    const visit = await visitOf(request)
    return deps.seedPairs.takeClientSeed(visit.user_id, read(seedBody, request.body).clientSeed)
  })
}

/** Finds the visit whose secret a call carries. @throws StudioError visit_unknown */
export function visitReader(visits: Visits): (request: FastifyRequest) => Promise<Visit> {
  return request => {
    const secret = request.headers.authorization?.match(/^Bearer ([\w-]{43})$/)?.[1]
    if (!secret) throw new StudioError('visit_unknown')
    return visits.find(secret)
  }
}

/** @throws StudioError input_invalid naming the first field that does not hold */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  throw new StudioError('input_invalid', { field: parsed.error.issues[0]?.path.map(String).join('.') || 'body' })
}
