import { gameUrlCall, signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import type { FastifyInstance } from 'fastify'
import { offeredGames, servedGame } from '../games.ts'
import { isLottery } from '../lotteries/offered-lotteries.ts'
import type { Visits } from '../visits.ts'

export interface ProviderRouteDependencies {
  visits: Visits
  isFromPlatform: (rawBody: string, keyId: string | undefined, signature: string | undefined) => boolean
}

/** What a platform asks of its provider: the game list, and the address of a game for one launch. */
export function installProviderRoutes(
  app: FastifyInstance,
  { visits, isFromPlatform }: ProviderRouteDependencies,
): void {
  let games: string | null = null
  app.get('/studio/provider/games', async (_request, reply) => {
    games ??= JSON.stringify(offeredGames())
    return reply.type('application/json').send(games)
  })

  app.register(async scope => {
    // The signature is over the raw body, so it must arrive as it was sent.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('/studio/provider/game/url', async (request, reply) => {
      const raw = request.body as string
      const header = (name: string) => request.headers[name] as string | undefined
      if (!isFromPlatform(raw, header(signingKeyHeader), header(signatureHeader)))
        return reply.code(401).send({ error: 'invalid_signature' })
      const call = gameUrlCall.safeParse(JSON.parse(raw))
      if (!call.success) return reply.code(400).send({ error: 'input_invalid' })
      const { data } = call
      if (!servedGame(data.game_code) && !isLottery(data.game_code))
        return reply.code(404).send({ error: 'game_unknown' })
      const ticket = await visits.prepare({
        walletToken: data.token,
        userId: data.user,
        gameCode: data.game_code,
        currency: data.currency,
        language: data.language,
        mode: data.play_mode,
        backUrl: data.back_url,
      })
      return { url: `/studio/play?ticket=${ticket}` }
    })
  })
}
