import { ignoreComposedKeys } from '@baize/ui/composed-keys.ts'
import { hydrate } from '@tanstack/react-query'
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { App } from './app/app.tsx'
import { readInlinedState } from './app/document/inlined-state.ts'
import { hydrateRoot } from './app/react-dom.ts'
import { createAppRouter } from './app/routing/router.ts'
import { routes } from './app/routing/routes.ts'
import { setBoot } from './shared/api/boot.ts'
import { call } from './shared/api/call.ts'
import { appContext } from './shared/app/app-context.ts'
import { callInLanguage, isComplete, loadI18n } from './shared/i18n/language.ts'
import { noteLanguage } from './shared/settings/choose-language.ts'

/** Lets the browser paint and answer before the next step. */
const nextTask = () => new Promise<void>(done => setTimeout(done))

/** Takes over the page that the server rendered, a step a task. */
async function start(): Promise<void> {
  const { permission, language, signedIn, imageCdn, queries } = readInlinedState()
  setBoot(permission)
  callInLanguage(language)
  noteLanguage(language)
  await nextTask()
  const context = appContext({ permission, language, signedIn, imageCdn, call })
  hydrate(context.queryClient, queries)
  await nextTask()
  const history = createBrowserHistory()
  await nextTask()
  routes()
  await nextTask()
  const router = createAppRouter(context, history)
  // The server rendered without boundaries around routes; the browser has to agree to take its markup over.
  router.ssr = { manifest: undefined }
  await nextTask()
  const [i18n] = await Promise.all([loadI18n(isComplete(language) ? language : 'EN'), router.load()])
  await nextTask()
  const root = document.getElementById('root')
  // As a transition, taking over yields to the browser every few milliseconds.
  if (root) startTransition(() => void hydrateRoot(root, <App router={router} context={context} i18n={i18n} />))
}

ignoreComposedKeys()
void start()
