import './document/styles.ts'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { AppContext } from '../shared/app/app-context.ts'
import { SiteContext } from '../shared/app/use-app.ts'
import { whenLanguageChanges } from '../shared/settings/choose-language.ts'
import type { AppRouter } from './routing/router.ts'

/** The same tree on server and browser. The document says when the browser has taken it over. */
export function App({ router, context: first, i18n }: { router: AppRouter; context: AppContext; i18n: I18n }) {
  const [context, setContext] = useState(first)
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    whenLanguageChanges((language, permission) => setContext(before => ({ ...before, language, permission })))
  }, [])
  useEffect(() => {
    if (context === first) return
    // What the page shows is asked for anew in the new language, and stays until the answer is there.
    context.queryClient.removeQueries({ type: 'inactive' })
    void context.queryClient.invalidateQueries()
    void router.invalidate()
  }, [context, first, router])
  return (
    <SiteContext value={context}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={context.queryClient}>
          <RouterProvider router={router} context={context} />
        </QueryClientProvider>
      </I18nProvider>
    </SiteContext>
  )
}
