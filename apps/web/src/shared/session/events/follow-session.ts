import type { ResponseOf } from '@baize/api'
import type { QueryClient } from '@tanstack/react-query'
import { receiveBalance } from '../../balance/shown-balance.ts'
import type { SessionState } from '../session-store.ts'
import { followEvents } from './follow-events.ts'
import { noteDraw } from './note-draw.ts'

export interface FollowedSession {
  queryClient: QueryClient
  /** Notes what came in for the member. */
  note: (part: Partial<SessionState>) => void
  noteWaiting: (counts: ResponseOf<'messages.unreadCount'>) => void
  expire: () => void
  refreshBalance: () => Promise<void>
  loadMember: () => Promise<void>
  /** Reads anew what waits for the member, and their contracts. */
  readCounts: () => Promise<unknown>
}

/** Lets the member's events change what the site shows, until the signal says that the session is over. */
export function followSession(session: FollowedSession, over: AbortSignal): void {
  if (over.aborted) return
  const { queryClient, note, noteWaiting, expire, refreshBalance, loadMember, readCounts } = session
  const stop = followEvents({
    on: {
      balance: receiveBalance,
      unread: noteWaiting,
      contracts: ({ contracts }) => note({ contracts }),
      member: () => void loadMember().catch(() => null),
      closed: () => void loadMember().catch(() => null),
      drawn: drawn => noteDraw(queryClient, drawn),
      'signed-out': expire,
    },
    // The balance is the first that a line tells.
    onOpened: () => {
      void loadMember().catch(() => null)
      void readCounts()
    },
    // An ended session shows in the next call, and that call says so in one place.
    onRefused: () => void refreshBalance().catch(() => null),
  })
  over.addEventListener('abort', stop)
}
