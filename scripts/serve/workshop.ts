import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@baize/api'
import { endpoints } from '@baize/api/endpoints/index'
import { errors } from '@baize/api/errors'
import { gameByCode, VENDORS } from '@baize/game-kit'
import { systemRng } from '@baize/server-kit/outside'
import fastify from 'fastify'
import { createServer } from 'vite'
import { drawCaptcha } from '../../apps/platform/src/domains/identity/captcha/captcha-picture.ts'
import { drawPuzzle, placeGap } from '../../apps/platform/src/domains/identity/captcha/slider-picture.ts'
import { ApiError } from '../../apps/platform/src/kernel/api-error.ts'
import { type DrawnCatalogue, installPictures } from '../../apps/platform/src/pictures/routes.ts'
import { games } from '../../apps/web/workshop/examples/games.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The games and vendors of the examples, as far as they are drawn. */
const catalogue: DrawnCatalogue = {
  snapshot: {
    byCode: new Map(
      games.map(card => {
        const { art } = gameByCode(card.gameCode)!
        return [card.gameCode, { card, art: { ...art, palette: art.palette as [string, string, string] } }]
      }),
    ),
    vendorNames: new Map(VENDORS.map(({ code, name }) => [code, name])),
  },
}

/** Covers, banners, flags and logos as the site draws them, and the two answers that are pictures. */
function createPictures(cacheFolder: string) {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ApiError ? errors[error.code].status : 500).send(String(error)),
  )
  const art = installPictures(app, { catalogue, cacheFolder })
  const answer = (row: Endpoint, draw: () => unknown) =>
    app.route({
      method: row.method,
      url: row.path,
      handler: () => ({ success: true, value: draw(), message: null, errorCode: null }),
    })
  answer(endpoints['captcha.draw'], () => drawCaptcha('K7MX4P', systemRng).toString('base64'))
  answer(endpoints['slider.draw'], () => ({ challengeId: 'workshop', ...drawPuzzle(placeGap(systemRng), systemRng) }))
  return { app, close: () => Promise.all([app.close(), art.close()]) }
}

/**
 * The component workshop on a port, 0 for a free one: its pages from their sources, pictures as the site draws them.
 * @throws Error when the port is taken
 */
export async function startWorkshop(port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const pictures = createPictures(folder('.cache/workshop-pictures'))
  await pictures.app.ready()
  const drawn = [/^\/img\//, /^\/favicon\.svg$/, /^\/wps\//]
  const server = await createServer({
    configFile: join(folder('apps/web'), 'vite.workshop.ts'),
    logLevel: 'warn',
    server: { port, strictPort: port !== 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'drawn-pictures',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) =>
            drawn.some(path => path.test(request.url ?? '')) ? pictures.app.routing(request, response) : next(),
          )
        },
      },
    ],
  })
  await server.listen()
  return {
    url: server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}/`,
    async stop() {
      await server.close()
      await pictures.close()
    },
  }
}
