import { artPath } from '@baize/api/studio/paths'
import type { ArtJob } from '@baize/art'
import { ArtOverloadError, createArtRenderer, sheetWidth, vendorName } from '@baize/art'
import type { SlotGame } from '@baize/game-kit'
import type { FastifyInstance } from 'fastify'
import { servedGame } from '../games.ts'
import { StudioError } from '../studio-error.ts'

const weekSeconds = 604_800
const sceneWidths = { wide: 1600, portrait: 900 } as const

interface Picture {
  Params: { code: string; file: string }
}

/** The pictures of a game's stage: its symbols on one sheet, and its scene in two shapes. Drawn once, kept on disk. */
export function installArt(app: FastifyInstance, { cacheDir }: { cacheDir: string }): void {
  const art = createArtRenderer({ cacheDir })
  app.addHook('onClose', () => art.close())

  app.get<Picture>(artPath(':code', ':file'), async ({ params }, reply) => {
    const game = servedGame(params.code)
    const job = game && jobOf(game, params.file)
    if (!job) return reply.callNotFound()
    const picture = await art.render(job).catch((error: unknown) => {
      throw error instanceof ArtOverloadError ? new StudioError('busy', { retryAfterMs: 2_000 }) : error
    })
    return reply.type('image/webp').header('cache-control', `public, max-age=${weekSeconds}`).send(picture)
  })
}

function jobOf(game: SlotGame, file: string): ArtJob | undefined {
  const { code, title } = game
  const vendor = { code: game.vendor, name: vendorName(game.vendor) }
  const art = { ...game.art, palette: game.art.palette as [string, string, string] }
  if (file === 'sheet.webp') return { kind: 'sheet', title, vendor, art, width: sheetWidth() }
  const shape = /^scene-(wide|portrait)\.webp$/.exec(file)?.[1] as keyof typeof sceneWidths | undefined
  return shape && { kind: 'scene', code, title, vendor, art, shape, width: sceneWidths[shape] }
}
