import type { MessageTopic, ResponseOf } from '@baize/api'
import { toast } from '@baize/ui/toast.tsx'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { sessionStore, useSession } from '../../shared/session/session-store.ts'

type Page = ResponseOf<'messages.inbox'>
export type PersonalMessage = Page['content'][number]

const pageSize = 10

/** A page of the member's messages, and what can be done with them. Nothing stays after the page. */
export function useInbox() {
  const t = useText()
  const { call } = useApp()
  const queryClient = useQueryClient()
  const [{ page, topic }, show] = useState<{ page: number; topic: MessageTopic | '' }>({ page: 1, topic: '' })
  const [openId, setOpenId] = useState<string | null>(null)
  const query = {
    ...callQuery(call, 'messages.inbox', { ...(topic && { topic }), page, pageSize }),
    staleTime: 0,
    gcTime: 0,
  }
  const answer = useQuery({ ...query, placeholderData: keepPreviousData })
  const { refetch } = answer
  const unread = useSession(state => state.unreadMessage)
  // A message that comes while the page is open appears there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the count changes
  useEffect(() => void refetch(), [unread])
  const failed = (): void => toast(t('error.partFailed'), 'bad')

  async function count(): Promise<void> {
    const { messageCount } = await call('messages.unreadCount', {})
    sessionStore.setState({ unreadMessage: messageCount })
  }

  async function toggle({ id, read }: PersonalMessage): Promise<void> {
    setOpenId(openId === id ? null : id)
    if (read) return
    await call('messages.markRead', { id })
    queryClient.setQueryData<Page>(query.queryKey, old => old && withRead(old, message => message.id === id))
    await count()
  }

  async function readAll(): Promise<void> {
    await call('messages.markAllRead', topic ? { topic } : {})
    queryClient.setQueryData<Page>(query.queryKey, old => old && withRead(old, () => true))
    await count()
  }

  async function remove({ id }: PersonalMessage): Promise<void> {
    await call('messages.remove', { id })
    await answer.refetch()
    await count()
  }

  return {
    ...answer,
    page,
    setPage: (next: number) => show(before => ({ ...before, page: next })),
    /** The group that is shown; all of them where it is empty. */
    topic,
    showTopic: (next: MessageTopic | '') => show({ page: 1, topic: next }),
    openId,
    /** A message that could not be marked stays unread, and the next press tries again. */
    toggle: (message: PersonalMessage) => void toggle(message).catch(() => null),
    readAll: () => void readAll().catch(failed),
    remove: (message: PersonalMessage) => void remove(message).catch(failed),
  }
}

const withRead = (page: Page, isRead: (message: PersonalMessage) => boolean): Page => ({
  ...page,
  content: page.content.map(message => (isRead(message) ? { ...message, read: true } : message)),
})
