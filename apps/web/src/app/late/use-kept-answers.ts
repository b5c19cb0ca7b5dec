import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AppContext, callQuery } from '../../shared/app/app-context.ts'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { keepAnswer } from '../../shared/session/answer-cache.ts'
import { readInlinedState } from '../document/inlined-state.ts'
import { loadRouters } from './routers.ts'

/** Fetches ahead what dialogs will ask for, and keeps what the server left in the page, for the next visit of this tab. */
export function useKeptAnswers(): void {
  const { call } = useApp()
  const queryClient = useQueryClient()

  useEffect(() => {
    keepInlinedAnnouncements(call)
    void queryClient.prefetchQuery(callQuery(call, 'site.registerSettings', {}))
    void queryClient.prefetchQuery(callQuery(call, 'site.validation', {}))
    void queryClient.prefetchQuery(callQuery(call, 'site.countryCode', {}))
    void loadRouters(call)
  }, [queryClient, call])
}

/** The page may speak another language by now, so the answer is kept with the one that the server rendered it in. */
function keepInlinedAnnouncements(call: AppContext['call']): void {
  const { language, queries } = readInlinedState()
  const [name, payload] = announcementsQuery({ call }).queryKey
  const inlined = queries.queries.find(({ queryKey: [asked] }) => asked === name)
  if (inlined) keepAnswer(name, payload, language, inlined.state.data)
}
