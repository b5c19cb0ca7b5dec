import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery } from '../../shared/app/app-context.ts'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { keepAnswer } from '../../shared/session/answer-cache.ts'
import { loadRouters } from './routers.ts'

/** Fetches ahead what dialogs will ask for, and keeps what the server left in the page, for the next visit of this tab. */
export function useKeptAnswers(): void {
  const context = useApp()
  const queryClient = useQueryClient()
  const announcements = announcementsQuery(context)
  const { data } = useQuery(announcements)

  useEffect(() => {
    const [, payload] = announcements.queryKey
    if (data) keepAnswer('site.announcements', payload, context.language, data)
  }, [data, announcements, context.language])

  useEffect(() => {
    void queryClient.prefetchQuery(callQuery(context.call, 'site.registerSettings', {}))
    void queryClient.prefetchQuery(callQuery(context.call, 'site.validation', {}))
    void queryClient.prefetchQuery(callQuery(context.call, 'site.countryCode', {}))
    void loadRouters(context.call)
  }, [queryClient, context.call])
}
