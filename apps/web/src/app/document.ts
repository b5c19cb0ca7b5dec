import type { Language } from '@baize/api'
import type { I18n } from '@lingui/core'
import { dehydrate } from '@tanstack/react-query'
import { bannerSources } from '../games/pictures.ts'
import { localeTag } from '../shared/i18n/language.ts'
import type { AppContext } from './app-context.ts'
import { headOf } from './head.ts'
import type { InlinedState } from './inlined-state.ts'
import { saysMissing } from './missing.ts'
import type { ClientManifest, PageAssets } from './page-assets.ts'
import { pageAssets } from './page-assets.ts'
import { announcementsQuery } from './queries.ts'
import { subjectOf } from './subject.ts'

export interface DocumentParts {
  root: string
  context: AppContext
  i18n: I18n
  path: string
  language: Language
  nonce: string
  manifest: ClientManifest
  /** Sources of the page parts on this page, and of its language file. */
  sources: string[]
  /** Banner group of the page, whose first picture is fetched ahead. */
  bannerGroup: string | null
  styleText: (file: string) => string
}

/** What an app says wins over the kit, and the kit over the base, in whatever order their styles arrive. */
const layers = '@layer base,ui;'

/** Sets the theme before the first paint; the choice lives in local storage. */
const themeScript = `try{document.documentElement.dataset.theme=localStorage.getItem('theme')==='light'?'light':'dark'}catch{}`

/** A busy browser starts the script all the same, this long after the page has loaded. */
const startWithinMs = 1_000

/**
 * Starts the script once what is seen has been painted: when the page has loaded and the browser is idle, or at the
 * first touch or key if that is earlier. Its files are fetched side by side and evaluated one a task, so that none
 * blocks for long. Style files that stand inlined get disabled links, by which the loader of parts knows that they need
 * not be fetched.
 */
const startScript = ({ entry, scripts, styles }: PageAssets, nonce: string) =>
  `{const link=parts=>Object.assign(document.createElement('link'),parts);let begun;const start=()=>{if(begun)return;begun=true;document.head.append(...${paths(scripts)}.map(href=>link({rel:'modulepreload',href,nonce:${JSON.stringify(nonce)}})),...${paths(styles)}.map(href=>link({disabled:true,rel:'stylesheet',href})));(async()=>{for(const href of ${paths([...scripts, entry])}){await import(href);await new Promise(done=>setTimeout(done))}})()};for(const type of ['pointerdown','pointermove','keydown','scroll'])addEventListener(type,start,{once:true,passive:true,capture:true});addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{'requestIdleCallback' in window?requestIdleCallback(start,{timeout:${startWithinMs}}):start()},0)))}`

const paths = (files: string[]) => JSON.stringify(files.map(file => `/${file}`))
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
/** `<` never stands raw inside inlined data, so that no text can close its script element. */
const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The whole first screen: head, critical styles, markup, data, and the script that comes after first paint. */
export function renderDocument(parts: DocumentParts): string {
  const { root, context, i18n, path, language, nonce, manifest, sources, bannerGroup, styleText } = parts
  const assets = pageAssets(manifest, sources)
  const styles = assets.styles.map(styleText).join('\n')
  const banners = context.queryClient.getQueryData(announcementsQuery(context).queryKey)?.banners ?? []
  const banner = banners.find(({ groupName }) => groupName === bannerGroup)?.image
  const head = headOf(path, i18n, context.permission.info.brandName, subjectOf(path, context))
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
    ...(banner ? bannerSources(context.imageCdn, banner) : []).map(
      ({ fallback, srcset, sizes, media }) =>
        `<link rel="preload" as="image" href="${escapeHtml(fallback)}" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}" media="${escapeHtml(media)}" fetchpriority="high">`,
    ),
    ...assets.fonts.map(file => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
  ]
  return `<!doctype html>
<html lang="${localeTag(language)}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script nonce="${nonce}">${themeScript}</script>
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="theme-color" content="#0a110f">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/img/app/tile-192.png">
${preloads.join('\n')}
<style nonce="${nonce}">${layers}${styles}</style>
</head>
<body>
<div id="root">${root}</div>
<script type="application/json" id="state" nonce="${nonce}">${inline(state)}</script>
<script nonce="${nonce}">${startScript(assets, nonce)}</script>
</body>
</html>`
}
