import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLanguage, languages } from '@baize/api'
import { lotteryGame } from '@baize/game-kit/lotteries/index'
import type { FastifyInstance } from 'fastify'
import type { GameBoot } from '../contract.ts'
import type { LotteryBoot } from '../contract-lotteries.ts'
import { factsOf, rtpPercentOf, servedGame } from '../games.ts'
import type { LotteryDependencies } from '../lotteries/lottery-dependencies.ts'
import { isLottery, lotteryPalettes, titleOf } from '../lotteries/offered-lotteries.ts'
import { comingDraws, heldDraws } from '../lotteries/read-draws.ts'
import { readUnfinished } from '../rounds/read-rounds.ts'
import type { RoundDependencies } from '../rounds/round-dependencies.ts'
import { minimumCycleMs } from '../rounds/round-dependencies.ts'
import { StudioError } from '../studio-error.ts'
import type { Visit, Visits } from '../visits.ts'

export interface PlayPageDependencies extends RoundDependencies {
  visits: Visits
  lotteries: LotteryDependencies
  /** Folder of the built game client. */
  viewsDist: string
  /** Shown before amounts of the real book. */
  currencySymbol: string
}

/** Coming and held draws that a betting page shows at once. */
const drawsInBoot = 12

interface ManifestEntry {
  file: string
  css?: string[]
  /** Keys of the parts that it shares with other entries. */
  imports?: string[]
  isEntry?: boolean
}

/** The page of a game: opened once by its ticket, with everything inlined that the client needs to start. */
export async function installPlayPage(app: FastifyInstance, deps: PlayPageDependencies): Promise<void> {
  const manifest = JSON.parse(await readFile(join(deps.viewsDist, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const entryOf = (source: string): ManifestEntry => {
    const entry = manifest[source]
    if (!entry) throw new Error(`${source} is not built`)
    const shared = (entry.imports ?? []).flatMap(key => entryOf(key).css ?? [])
    return { ...entry, css: [...shared, ...(entry.css ?? [])] }
  }
  const entries = { slot: entryOf('src/views/main.ts'), lottery: entryOf('src/lottery-views/main.ts') }

  app.get<{ Querystring: { ticket?: string } }>('/studio/play', async (request, reply) => {
    const { visit, secret } = await deps.visits.open(String(request.query.ticket ?? ''))
    const isDraw = isLottery(visit.game_code)
    const boot = await (isDraw ? lotteryBoot(deps, visit, secret) : bootOf(deps, visit, secret))
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy(nonce),
        'referrer-policy': 'no-referrer',
      })
      .send(page(boot, isDraw ? entries.lottery : entries.slot, nonce))
  })
}

async function bootOf(deps: PlayPageDependencies, visit: Visit, secret: string): Promise<GameBoot> {
  const game = servedGame(visit.game_code)
  if (!game) throw new StudioError('game_closed')
  const balanceUnits = await openSession(deps, visit)
  return {
    secret,
    game: {
      code: game.code,
      title: game.title,
      vendor: game.vendor,
      model: game.model,
      family: game.family,
      palette: game.art.palette,
      rtpPercent: rtpPercentOf(game),
      lines: game.lines,
      stakesUnits: game.stakesUnits.map(String),
      defaultStakeUnits: String(game.defaultBetUnits),
    },
    facts: factsOf(game),
    language: visit.language,
    currency: visit.currency,
    currencySymbol: deps.currencySymbol,
    mode: visit.mode,
    balanceUnits,
    backUrl: visit.back_url,
    fairness: await deps.seedPairs.current(visit.user_id),
    unfinished: await readUnfinished(deps.db, visit),
    minimumCycleMs,
  }
}

async function lotteryBoot(deps: PlayPageDependencies, visit: Visit, secret: string): Promise<LotteryBoot> {
  const game = lotteryGame(visit.game_code)
  const [balanceUnits, coming, held] = await Promise.all([
    openSession(deps, visit),
    comingDraws(deps.lotteries, game.code, drawsInBoot),
    heldDraws(deps.lotteries, game.code, drawsInBoot),
  ])
  return {
    secret,
    game: {
      code: game.code,
      title: titleOf(game),
      format: game.format,
      prizeMode: game.prizeMode,
      palette: [...lotteryPalettes[game.prizeMode]],
    },
    language: visit.language,
    currency: visit.currency,
    currencySymbol: deps.currencySymbol,
    mode: visit.mode,
    balanceUnits,
    backUrl: visit.back_url,
    serverTime: deps.outside.now().toISOString(),
    coming,
    held,
  }
}

/** Shows the launch token for the first time; answers the balance. @throws StudioError visit_unknown */
async function openSession({ wallet }: PlayPageDependencies, visit: Visit): Promise<string> {
  const { wallet_token: token, user_id: user, game_code, currency } = visit
  const reply = await wallet.session({ token, user, game_code, currency })
  if (reply.status !== 'OK') throw new StudioError('visit_unknown')
  return String(reply.balance ?? 0)
}

/** The frame has no origin of its own, so it may load only what it is given here. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** `<` never stands raw inside the data, so that no title can close the script element. */
const inline = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Screen readers, line breaks and glyphs of Chinese and Japanese follow it. */
const localeTag = (language: string): string =>
  Object.entries(languages).find(([code]) => code === language)?.[1] ?? languages[defaultLanguage]

function page(boot: GameBoot | LotteryBoot, entry: ManifestEntry, nonce: string): string {
  const styles = (entry.css ?? [])
    .map(file => `<link rel="stylesheet" href="/studio/assets/${file}" crossorigin>`)
    .join('')
  return `<!doctype html>
<html lang="${localeTag(boot.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
<title>${escapeHtml(boot.game.title)}</title>
${styles}
<style nonce="${nonce}">html,body{margin:0;height:100%;background:${boot.game.palette[0]};color:#f4f1e8;overflow:hidden}</style>
</head>
<body>
<div id="game"></div>
<script type="application/json" id="boot" nonce="${nonce}">${inline(boot)}</script>
<script type="module" src="/studio/assets/${entry.file}" crossorigin nonce="${nonce}"></script>
</body>
</html>`
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
