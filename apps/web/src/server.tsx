import { readFileSync } from 'node:fs'
import type { Language } from '@baize/api'
import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { cleanHtml } from './app/document/clean-html.ts'
import { renderDocument } from './app/document/document.ts'
import type { ClientManifest } from './app/document/page-assets.ts'
import { isMissing } from './app/document/subject.ts'
import { type PageOrigins, pageOrigins, pickImageCdn } from './app/routing/outside.ts'
import { parts } from './app/routing/parts.ts'
import { createAppRouter } from './app/routing/router.ts'
import { routes } from './app/routing/routes.ts'
import { closedBy } from './features/status/index.ts'
import type { Call } from './shared/app/app-context.ts'
import { appContext } from './shared/app/app-context.ts'
import { isComplete, loadI18n } from './shared/i18n/language.ts'

const clientFolder = new URL('../client/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8')) as ClientManifest
const styles = new Map<string, string>()
const styleText = (file: string): string => {
  const text = styles.get(file) ?? readFileSync(new URL(`./.${file}`, clientFolder), 'utf8')
  styles.set(file, text)
  return text
}

/** What an address that opens a panel over the page needs, so that its files come side by side. */
function panelSources(url: string, language: Language): string[] {
  const { searchParams } = new URL(url, 'http://site')
  const house = searchParams.has('centre')
    ? 'app/centre/centre'
    : searchParams.has('agent')
      ? 'features/agents/agent-centre'
      : null
  if (!house) return []
  const texts = ['late', 'centre'].map(file => `src/locales/${language}.json?${file}`)
  return ['src/app/late/late-shell.tsx', 'src/app/centre/panels.tsx', `src/${house}.tsx`, ...texts]
}

/** The paths of all pages as the table of routes has them, such as `/blog/$slug`, for whoever visits each. */
export const pagePaths = (): string[] =>
  (routes().children ?? []).map(({ options }) => (options as { path: string }).path)

const suspended = '<!--$!-->'
/** The part of the header that comes with a member. */
const memberPanel = 'src/app/shell/member/member-panel.tsx'

/**
 * What loads on demand suspends the first render of this process that meets it, and would be left to the browser. It is
 * asked for by then, so that a second render finds it at hand.
 */
async function renderWhole(page: ReactElement): Promise<string> {
  const html = renderToString(page)
  if (!html.includes(suspended)) return html
  await import('./app/shell/member/member-panel.tsx')
  await new Promise(resolve => setTimeout(resolve))
  return renderToString(page)
}

/** Renders the first screen of a path: the same components as in the browser, data and critical styles inlined. */
export async function render(
  request: {
    url: string
    language: Language
    signedIn: boolean
    nonce: string
    draw: number
    traceparent?: string | null
  },
  { call }: { call: Call },
): Promise<{ status: number; html: string; redirect?: string; origins: PageOrigins }> {
  const language = isComplete(request.language) ? request.language : 'EN'
  const [permission, i18n] = await Promise.all([call('site.permission', {}), loadI18n(language)])
  const origins = pageOrigins(permission.info)
  const imageCdn = pickImageCdn(permission.info, request.draw)
  const context = appContext({ permission, language, signedIn: request.signedIn, imageCdn, call, cleanHtml })
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [request.url] }))
  await router.load()
  const result = router._serverResult
  if (result?.type === 'redirect') {
    const { status, headers } = result.redirect
    return { status, html: '', redirect: headers.get('Location') ?? '/', origins }
  }
  const root = await renderWhole(<App router={router} context={context} i18n={i18n} />)
  const { matches } = router.state
  const closed = closedBy(permission)
  const shown = closed ? [parts.status] : matches.flatMap(({ staticData }) => staticData.part ?? [])
  const html = renderDocument({
    root,
    context,
    i18n,
    path: request.url,
    language,
    nonce: request.nonce,
    traceparent: request.traceparent ?? null,
    manifest,
    sources: [
      ...shown.map(({ source }) => source),
      ...(request.signedIn && !closed ? [memberPanel] : []),
      `src/locales/${language}.json`,
    ],
    panelSources: panelSources(request.url, language),
    bannerGroup: matches.at(-1)?.staticData.bannerGroup ?? null,
    styleText,
  })
  const status = closed?.kind === 'maintenance' ? 503 : isMissing(request.url, context) ? 404 : (result?.status ?? 200)
  context.queryClient.clear()
  return { status, html, origins }
}
