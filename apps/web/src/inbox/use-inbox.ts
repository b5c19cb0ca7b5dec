import type { ResponseOf } from '@baize/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../app/app.tsx'
import { callQuery } from '../app/app-context.ts'
import { sessionStore } from '../session/session-store.ts'

type Page = ResponseOf<'messages.inbox'>
export type PersonalMessage = Page['content'][number]

const pageSize = 8

/** A page of the member's messages, and opening one of them, which marks it as read. Nothing stays after the dialog. */
export function useInbox() {
  const { call } = useApp()
  const queryClient = useQueryClient()
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string | null>(null)
  const query = { ...callQuery(call, 'messages.inbox', { page, pageSize }), staleTime: 0, gcTime: 0 }
  const answer = useQuery(query)

  async function toggle({ id, read }: PersonalMessage): Promise<void> {
    setOpenId(openId === id ? null : id)
    if (read) return
    await call('messages.markRead', { id })
    queryClient.setQueryData<Page>(query.queryKey, old => old && withRead(old, id))
    const { count } = await call('messages.unreadCount', {})
    sessionStore.setState({ unreadMessage: count })
  }

  return {
    ...answer,
    page,
    setPage,
    openId,
    /** A message that could not be marked stays unread, and the next press tries again. */
    toggle: (message: PersonalMessage) => void toggle(message).catch(() => null),
  }
}

const withRead = (page: Page, id: string): Page => ({
  ...page,
  content: page.content.map(message => (message.id === id ? { ...message, read: true } : message)),
})
