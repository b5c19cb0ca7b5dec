import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLanguage, languages } from '@baize/api'
import { escapeHtml, inlineJson } from '@baize/api/escape-html'
import { assetsPath, playPath } from '@baize/api/studio/paths'
import { currentTraceparent } from '@baize/server-kit/tracing/tracer'
import type { FastifyInstance } from 'fastify'
import { kindOf } from '../../games.ts'
import { type AnyBoot, type BootDependencies, boots } from './boots.ts'

export interface PlayPageDependencies extends BootDependencies {
  /** Folder of the built game client. */
  gamesDist: string
}

/** Where the texts of each kind of game stand. */
const textFolders = {
  slot: 'slots',
  lottery: 'lotteries',
  instant: 'instant',
  table: 'tables',
  book: 'book',
  duo: 'duo',
  fish: 'fish',
}

interface ManifestEntry {
  file: string
  css?: string[]
  /** Keys of the parts that it shares with other entries. */
  imports?: string[]
  isEntry?: boolean
}

/** Files of the built client with which a game starts. */
interface Client {
  styles: string[]
  /** Scripts that run, in this order. */
  entries: string[]
  /** Scripts that they import. */
  parts: string[]
}

/** The page of a game: opened once by its ticket, with everything inlined that the client needs to start. */
export async function installPlayPage(app: FastifyInstance, deps: PlayPageDependencies): Promise<void> {
  const manifest = JSON.parse(await readFile(join(deps.gamesDist, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  /** A source and all that it imports, the deepest first. */
  const withImports = (source: string): ManifestEntry[] => {
    const entry = manifest[source]
    if (!entry) throw new Error(`${source} is not built`)
    return [...(entry.imports ?? []).flatMap(withImports), entry]
  }
  const clientOf = (...sources: string[]): Client => {
    const all = sources.flatMap(withImports)
    const entries = sources.map(source => manifest[source]!.file)
    const files = new Set(all.map(({ file }) => file))
    const styles = new Set(all.flatMap(({ css }) => css ?? []))
    return { styles: [...styles], entries, parts: [...files].filter(file => !entries.includes(file)) }
  }
  const clients = {
    slot: clientOf('src/slots/early.ts', 'src/slots/main.tsx'),
    lottery: clientOf('src/lotteries/main.tsx'),
    instant: clientOf('src/instant/main.tsx'),
    table: clientOf('src/tables/main.tsx'),
    book: clientOf('src/book/main.tsx'),
    duo: clientOf('src/duo/main.tsx'),
    fish: clientOf('src/fish/main.tsx'),
  }
  /** The texts of a language, which the entries ask for themselves; English where a family has none. */
  const textsOf = (kind: keyof typeof textFolders, language: string): string[] =>
    ['kit', textFolders[kind]].flatMap(folder => {
      const file = (code: string) => manifest[`src/${folder}/locales/${code}.json`]?.file
      return file(language) ?? file(defaultLanguage) ?? []
    })

  const config = { operation: 'studio.page' }
  app.get<{ Querystring: { ticket?: string } }>(playPath, { config }, async (request, reply) => {
    const { visit, secret } = await deps.visits.open(String(request.query.ticket ?? ''))
    const kind = kindOf(visit.game_code)
    const boot = await boots[kind](deps, visit, secret)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy(nonce, request.host),
        'referrer-policy': 'no-referrer',
      })
      .send(
        page(
          boot,
          { ...clients[kind], parts: [...clients[kind].parts, ...textsOf(kind, boot.language)] },
          { nonce, timeZone: deps.brand.timeZone },
        ),
      )
  })
}

const hostName = /^[\w.:[\]-]+$/

/**
 * The frame has no origin of its own, so it may load only what it is given here. Sockets of the own host are named, as not
 * every browser counts them among what is its own.
 */
const policy = (nonce: string, host: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    hostName.test(host) ? `connect-src 'self' ws://${host} wss://${host}` : "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Screen readers, line breaks and glyphs of Chinese and Japanese follow it. */
const localeTag = (language: string): string =>
  Object.entries(languages).find(([code]) => code === language)?.[1] ?? languages[defaultLanguage]

function page(boot: AnyBoot, client: Client, { nonce, timeZone }: { nonce: string; timeZone: string }): string {
  const styles = client.styles.map(file => `<link rel="stylesheet" href="${assetsPath}${file}" crossorigin>`)
  const parts = client.parts.map(
    file => `<link rel="modulepreload" href="${assetsPath}${file}" crossorigin nonce="${nonce}">`,
  )
  const scripts = client.entries.map(
    file => `<script type="module" src="${assetsPath}${file}" crossorigin nonce="${nonce}"></script>`,
  )
  const traceparent = currentTraceparent()
  const trace = traceparent ? `<meta name="traceparent" content="${traceparent}">\n` : ''
  return `<!doctype html>
<html lang="${localeTag(boot.language)}" data-zone="${escapeHtml(timeZone)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
${trace}<title>${escapeHtml(boot.game.title)}</title>
${[...styles, ...parts].join('')}
<style nonce="${nonce}">html,body{margin:0;height:100%;background:${boot.game.palette[0]};color:#f4f1e8;overflow:hidden}</style>
</head>
<body>
<div id="game"></div>
<script type="application/json" id="boot" nonce="${nonce}">${inlineJson(boot)}</script>
${scripts.join('\n')}
</body>
</html>`
}
