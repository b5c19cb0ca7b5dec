import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLanguage, languages } from '@baize/api'
import type { FastifyInstance } from 'fastify'
import { isInstant } from '../instant/offered-instants.ts'
import { isLottery } from '../lotteries/offered-lotteries.ts'
import { type AnyBoot, type BootDependencies, boots } from './boots.ts'

export interface PlayPageDependencies extends BootDependencies {
  /** Folder of the built game client. */
  viewsDist: string
}

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
  const entries = {
    slot: entryOf('src/views/main.ts'),
    lottery: entryOf('src/lottery-views/main.ts'),
    instant: entryOf('src/instant-views/main.ts'),
  }

  app.get<{ Querystring: { ticket?: string } }>('/studio/play', async (request, reply) => {
    const { visit, secret } = await deps.visits.open(String(request.query.ticket ?? ''))
    const kind = isLottery(visit.game_code) ? 'lottery' : isInstant(visit.game_code) ? 'instant' : 'slot'
    const boot = await boots[kind](deps, visit, secret)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy(nonce),
        'referrer-policy': 'no-referrer',
      })
      .send(page(boot, entries[kind], nonce))
  })
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

function page(boot: AnyBoot, entry: ManifestEntry, nonce: string): string {
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
