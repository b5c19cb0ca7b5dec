import './frame.css'
import { ignoreComposedKeys } from '@baize/ui/composed-keys.ts'
import type { I18n } from '@lingui/core'
import type { RouterHistory } from '@tanstack/react-router'
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { App } from '../src/app/app.tsx'
import type { AppRouter } from '../src/app/routing/router.ts'
import { setBoot } from '../src/shared/api/boot.ts'
import { call } from '../src/shared/api/call.ts'
import { type AppContext, appContext } from '../src/shared/app/app-context.ts'
import { callInLanguage, isComplete, loadI18n, localeTag, withCentreTexts } from '../src/shared/i18n/language.ts'
import { forgetMember } from '../src/shared/session/session-store.ts'
import { answerCalls, answerWith, waitingCalls } from './answers.ts'
import { permission } from './examples/permission.ts'
import { type View, views } from './stories.ts'
import { ViewPage } from './view-page.tsx'

/** What the site loads on demand is at hand here, so that a story does not wait for it. */
import.meta.glob(['../src/**/*-dialog.tsx', '../src/shared/dialogs/safe-html.tsx'], { eager: true })

ignoreComposedKeys()
const settledAfterMs = 80
const page = document.documentElement
let shown: Root | null = null

/** Which view is shown, in which theme and language; it stands behind the address's #. */
function wanted(): { view: View | undefined; theme: string; language: string } {
  const { story, theme, language } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
  return { view: views.find(({ id }) => id === story), theme: theme ?? 'dark', language: language ?? 'EN' }
}

/** A site of one page, whose links lead nowhere else. */
function routerOf(context: AppContext, history: RouterHistory, view: View, i18n: I18n): AppRouter {
  const root = createRootRouteWithContext<AppContext>()({ component: () => <ViewPage view={view} i18n={i18n} /> })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })])
  return createRouter({ routeTree, history, context }) as unknown as AppRouter
}

async function show(): Promise<void> {
  const { view, theme, language: code } = wanted()
  const language = isComplete(code) ? code : 'EN'
  shown?.unmount()
  delete page.dataset.shown
  page.dataset.theme = theme === 'light' ? 'light' : 'dark'
  page.lang = localeTag(language)
  if (!view) return
  document.title = view.title
  sessionStorage.clear()
  forgetMember()
  answerWith(view.isAlone ? (view.stories[0]?.story.parameters?.answers ?? {}) : {})
  callInLanguage(language)
  const boot = await call('site.permission', {})
  setBoot(boot)
  const i18n = await loadI18n(language)
  await withCentreTexts(Promise.resolve())
  const context = appContext({ permission: boot, language, signedIn: false, imageCdn: '/img', call })
  context.queryClient.setDefaultOptions({
    queries: { ...context.queryClient.getDefaultOptions().queries, retry: false },
  })
  const router = routerOf(context, createMemoryHistory(), view, i18n)
  await router.load()
  shown = createRoot(document.getElementById('root')!)
  shown.render(<App router={router} context={context} i18n={i18n} />)
  await settled(view)
  page.dataset.shown = view.id
}

/** Until nothing has changed and no call has been waited for a while, and a dialog's story has its dialog open. */
async function settled({ title }: View): Promise<void> {
  const isOpen = () => !title.startsWith('Dialogs/') || document.querySelector('dialog[open]') !== null
  let changedAt = performance.now()
  const observer = new MutationObserver(() => {
    changedAt = performance.now()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  do await new Promise(resolve => setTimeout(resolve, settledAfterMs / 2))
  while (!isOpen() || waitingCalls() > 0 || performance.now() - changedAt < settledAfterMs)
  observer.disconnect()
}

setBoot(permission())
answerCalls()
page.dataset.views = views.map(({ id }) => id).join(' ')
addEventListener('hashchange', () => void show())
void show()
