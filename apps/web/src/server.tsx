import { readFileSync } from 'node:fs'
import type { EndpointName, Language, RequestOf, ResponseOf } from '@baize/api'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { appContext } from './app/app-context.ts'
import { renderDocument } from './app/document.ts'
import type { ClientManifest } from './app/document.ts'
import { createAppRouter } from './app/router.tsx'
import { isComplete, loadI18n } from './shared/i18n/language.ts'

type ServerCall = <N extends EndpointName>(name: N, payload: RequestOf<N>) => Promise<ResponseOf<N>>

const clientFolder = new URL('../client/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8')) as ClientManifest
const styleText = (file: string): string => readFileSync(new URL(file, clientFolder), 'utf8')

/** Renders the first screen of a path: the same components as in the browser, data and critical styles inlined. */
export async function render(
  request: { url: string; language: Language; signedIn: boolean; nonce: string },
  { call }: { call: ServerCall },
): Promise<{ status: number; html: string; redirect?: string }> {
  const language = isComplete(request.language) ? request.language : 'EN'
  const [permission, i18n] = await Promise.all([call('site.permission', {}), loadI18n(language)])
  const context = appContext({ permission, language, signedIn: request.signedIn, call })
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [request.url] }))
  await router.load()
  const { statusCode, redirect } = router.state as { statusCode: number; redirect?: { options: { href?: string } } }
  if (redirect) return { status: 302, html: '', redirect: redirect.options.href ?? '/' }
  const root = renderToString(<App router={router} context={context} i18n={i18n} />)
  const html = renderDocument({ root, context, i18n, path: request.url, language, nonce: request.nonce, manifest, styleText })
  return { status: statusCode, html }
}
