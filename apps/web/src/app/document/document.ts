import type { Language } from '@baize/api'
import { escapeHtml, inlineJson } from '@baize/api/escape-html'
import type { I18n } from '@lingui/core'
import { dehydrate } from '@tanstack/react-query'
import type { AppContext } from '../../shared/app/app-context.ts'
import { saysMissing } from '../../shared/app/missing.ts'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { localeTag } from '../../shared/i18n/language.ts'
import { bannerSources } from '../../shared/pictures.ts'
import { ageGate, askAge } from './age-gate.ts'
import { headOf } from './head.ts'
import type { InlinedState } from './inlined-state.ts'
import type { ClientManifest } from './page-assets.ts'
import { pageAssets } from './page-assets.ts'
import { afterPaint, beforePaint, holdInput } from './page-scripts.ts'
import { subjectOf } from './subject.ts'

export interface DocumentParts {
  root: string
  context: AppContext
  i18n: I18n
  path: string
  language: Language
  nonce: string
  /** Names the trace that calls of the page go on with; null without traces. */
  traceparent: string | null
  manifest: ClientManifest
  /** Sources of the page parts on this page, and of its language file. */
  sources: string[]
  /** Sources of the panel that the address opens over the page; empty where it opens none. */
  panelSources: string[]
  /** Banner group of the page, whose first picture is fetched ahead. */
  bannerGroup: string | null
  styleText: (file: string) => string
}

/** What an app says wins over the kit, and the kit over the base, in whatever order their styles arrive. */
const layers = '@layer base,ui;'

/** When the modules start after the page has loaded and nobody touches it. */
const starting = { restMs: 250, timeoutMs: 1_000 }

// biome-ignore lint/suspicious/noExplicitAny: a function of any arguments, which follow it
const run = <A extends any[]>(script: (...given: A) => void, ...given: A) =>
  `(${script})(${given.map(value => inlineJson(value)).join()})`

/** The whole first screen: head, critical styles, markup, data, and the script that comes after first paint. */
export function renderDocument(parts: DocumentParts): string {
  const {
    root,
    context,
    i18n,
    path,
    language,
    nonce,
    traceparent,
    manifest,
    sources,
    panelSources,
    bannerGroup,
    styleText,
  } = parts
  const { fonts, ...start } = pageAssets(manifest, sources)
  const panel = panelSources.length > 0 ? pageAssets(manifest, panelSources).scripts : []
  const styles = start.styles.map(styleText).join('\n')
  const banners = context.queryClient.getQueryData(announcementsQuery(context).queryKey)?.banners ?? []
  const banner = banners.find(({ groupName }) => groupName === bannerGroup)?.image
  const head = headOf(path, i18n, context.permission.info, subjectOf(path, context))
  const state: InlinedState = {
    permission: context.permission,
    language,
    signedIn: context.signedIn,
    imageCdn: context.imageCdn,
    queries: dehydrate(context.queryClient, {
      // The browser need not ask again for what is known not to be there.
      shouldDehydrateQuery: ({ state: { status, error } }) => status === 'success' || saysMissing(error),
    }),
  }
  const preloads = [
    ...(banner ? bannerSources(context.imageCdn, banner, bannerGroup !== 'home') : []).map(
      ({ fallback, srcset, sizes, media }) =>
        `<link rel="preload" as="image" href="${escapeHtml(fallback)}" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}" media="${escapeHtml(media)}" fetchpriority="high">`,
    ),
    ...panel.map(file => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`),
    ...fonts.map(file => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
  ]
  return `<!doctype html>
<html lang="${localeTag(language)}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script nonce="${nonce}">${run(beforePaint)}</script>
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="theme-color" content="#0a110f">
<meta property="csp-nonce" nonce="${nonce}">
${traceparent ? `<meta name="traceparent" content="${traceparent}">\n` : ''}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/img/app/tile-192.png">
${preloads.join('\n')}
<style nonce="${nonce}">${layers}${styles}</style>
</head>
<body>
${ageGate(i18n, context.permission.info.minimumAge)}
<script nonce="${nonce}">${run(askAge)}</script>
<div id="root">${root}</div>
<script type="application/json" id="state" nonce="${nonce}">${inlineJson(state)}</script>
<script nonce="${nonce}">${run(holdInput)};${run(afterPaint, start, { nonce, ...starting, isUrgent: panel.length > 0 })}</script>
</body>
</html>`
}
