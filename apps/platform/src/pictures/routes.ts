import { availableParallelism } from 'node:os'
import type { GameType } from '@baize/api'
import { coverWidths, gameTypes, sceneryWidth } from '@baize/api'
import type { ArtJob, ArtRenderer } from '@baize/art'
import {
  ArtOverloadError,
  ArtRenderError,
  BANNER_SHAPES,
  BANNERS,
  brandSvg,
  createArtRenderer,
  PRIZE_ICONS,
} from '@baize/art'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CatalogueGame } from '../domains/catalogue/index.ts'
import { ApiError } from '../kernel/api-error.ts'

const weekSeconds = 604_800
const bannerWidths = [480, 640, 800, 960, 1200, 1600]

/** Marks of the club levels from 0 on; higher ranks keep the last. */
const { star, bronze, silver, gold, medal, trophy, gem, crown } = PRIZE_ICONS
const clubIcons = [star, bronze, silver, gold, medal, trophy, gem, crown]

interface File {
  Params: { file: string }
}
interface FileInFolder {
  Params: { folder: string; file: string }
}

/** What is drawn of the catalogue. */
export interface DrawnCatalogue {
  snapshot: {
    byCode: { get(code: string): Pick<CatalogueGame, 'card' | 'art'> | undefined }
    vendorNames: { get(code: string): string | undefined }
  }
}

/** Pictures by the paths that the site and its documents name, drawn once and kept on disk. */
export function installPictures(
  app: FastifyInstance,
  deps: { catalogue: DrawnCatalogue; cacheFolder: string },
): ArtRenderer {
  const { catalogue } = deps
  const art = createArtRenderer({ cacheDir: deps.cacheFolder, threads: Math.ceil(availableParallelism() / 3) })
  const send = async (reply: FastifyReply, job: ArtJob, { isKept = true } = {}): Promise<FastifyReply> => {
    const picture = await (isKept ? art.render(job) : art.renderUnkept(job)).catch((error: unknown) => {
      if (error instanceof ArtOverloadError) throw new ApiError('unavailable', { retryAfterSeconds: 2 })
      // Nobody can list all country codes and vendors ahead: what the drawing does not know does not exist.
      if (error instanceof ArtRenderError) throw new ApiError('not_found')
      throw error
    })
    return reply
      .type(`image/${job.format ?? 'webp'}`)
      .header('cache-control', `public, max-age=${weekSeconds}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture)
  }

  app.get<File>('/img/games/:file', async ({ params }, reply) => {
    const [, code, width] = parts(/^([A-Z0-9_-]+)-(\d+)\.webp$/, params.file)
    const game = catalogue.snapshot.byCode.get(code)
    if (!game || !isOneOf([...coverWidths, sceneryWidth], Number(width))) throw new ApiError('not_found')
    const { card, art: look } = game
    const vendor = { code: card.vassalage, name: card.vendorName }
    return send(reply, { kind: 'cover', code, title: card.gameName, vendor, art: look, width: Number(width) })
  })

  app.get<File>('/img/banners/:file', async ({ params }, reply) => {
    const [, theme, shape, width] = parts(/^([a-z-]+)-([a-z]+)-(\d+)\.webp$/, params.file)
    if (!Object.hasOwn(BANNERS, theme) || !isOneOf(BANNER_SHAPES, shape) || !isOneOf(bannerWidths, Number(width)))
      throw new ApiError('not_found')
    return send(reply, { kind: 'banner', theme: theme as keyof typeof BANNERS, shape, width: Number(width) })
  })

  app.get<File>('/img/avatars/:file', async ({ params }, reply) => {
    const [, seed] = parts(/^([\w-]{1,40})\.webp$/, params.file)
    // Anybody may ask for any seed, as members do who choose a face: a file of each would fill the disk.
    return send(reply, { kind: 'avatar', seed, width: 96 }, { isKept: false })
  })

  app.get<File>('/img/prizes/:file', async ({ params }, reply) => {
    const [, icon] = parts(/^([a-zA-Z]{1,20})\.webp$/, params.file)
    if (!Object.hasOwn(PRIZE_ICONS, icon)) throw new ApiError('not_found')
    return send(reply, { kind: 'icon', icon, width: 256 })
  })

  app.get<File>('/img/club/:file', async ({ params }, reply) => {
    const [, rank] = parts(/^(\d{1,2})\.webp$/, params.file)
    return send(reply, { kind: 'icon', icon: clubIcons[Math.min(Number(rank), clubIcons.length - 1)]!, width: 96 })
  })

  app.get<File>('/img/categories/:file', async ({ params }, reply) => {
    const [, type, shape] = parts(/^([A-Z0-9]+)-(card|icon)\.webp$/, params.file)
    const width = shape === 'icon' ? 96 : 320
    return send(reply, {
      kind: 'category',
      category: type === 'INSTANT' ? type : gameType(type),
      shape: shape as 'card' | 'icon',
      width,
    })
  })

  app.get<File>('/img/TCG_PROD_IMAGES/COUNTRY_FLAG/:file', async ({ params }, reply) => {
    const [, code] = parts(/^([A-Z]{2})\.png$/, params.file)
    return send(reply, { kind: 'flag', country: code, width: 64, format: 'png' })
  })

  app.get<File>('/img/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE2/:file', async ({ params }, reply) => {
    const [, type, code] = parts(/^([A-Z0-9]+)-([A-Z0-9_]+)\.png$/, params.file)
    const vendor = { code, name: vendorName(catalogue, code) }
    return send(reply, { kind: 'submenu', category: gameType(type), vendor, width: 320, format: 'png' })
  })

  app.get<FileInFolder>('/img/TCG_PROD_IMAGES/:folder/:file', async ({ params }, reply) => {
    gameType(parts(/^([A-Z0-9]+)_LIST_VENDOR$/, params.folder)[1])
    const [, code, variant] = parts(/^([A-Z0-9_]+)-(COLOR|WHITE)\.png$/, params.file)
    const name = vendorName(catalogue, code)
    return send(reply, { kind: 'logo', code, name, variant: variant as 'COLOR' | 'WHITE', width: 336, format: 'png' })
  })

  app.get('/img/default-game.webp', (_request, reply) => send(reply, { kind: 'brand', piece: 'game', width: 320 }))
  app.get('/img/share.png', (_request, reply) =>
    send(reply, { kind: 'brand', piece: 'share', width: 1200, format: 'png' }),
  )
  app.get<File>('/img/app/:file', async ({ params }, reply) => {
    const [, piece, width] = parts(/^(tile|maskable)-(192|512)\.png$/, params.file)
    return send(reply, { kind: 'brand', piece: piece as 'tile' | 'maskable', width: Number(width), format: 'png' })
  })
  const favicon = brandSvg({ piece: 'tile' })
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', `public, max-age=${weekSeconds}`).send(favicon),
  )
  return art
}

/** The groups of a file name. @throws ApiError not_found for a name that does not fit */
function parts(pattern: RegExp, name: string): RegExpMatchArray & Record<number, string> {
  const match = name.match(pattern)
  if (!match) throw new ApiError('not_found')
  return match as RegExpMatchArray & Record<number, string>
}

const isOneOf = <T extends number | string, Known extends T>(allowed: readonly Known[], value: T): value is Known =>
  allowed.includes(value as Known)

function gameType(code: string): GameType {
  const known = gameTypes.find(type => type === code)
  if (!known) throw new ApiError('not_found')
  return known
}

function vendorName(catalogue: DrawnCatalogue, code: string): string {
  const name = catalogue.snapshot.vendorNames.get(code)
  if (!name) throw new ApiError('not_found')
  return name
}
