import type { MemberInfo, ResponseOf } from '@baize/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type Balance = ResponseOf<'wallet.balance'>

export interface SessionState {
  /** Unknown until the browser looked into its session storage. */
  status: 'unknown' | 'visitor' | 'member'
  member: MemberInfo | null
  /** Null until the balance call returned, and again while it is being refreshed. */
  balance: Balance | null
  balanceHidden: boolean
  /** Messages that the member has not read. */
  unreadMessage: number
  /** Promotions that the member may claim. */
  availablePromoCount: number
}

const before: SessionState = {
  status: 'unknown',
  member: null,
  balance: null,
  balanceHidden: false,
  unreadMessage: 0,
  availablePromoCount: 0,
}

/** Who is signed in here, and their money as shown in the header. */
export const sessionStore = createStore<SessionState>(() => before)

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select)

export const forgetMember = (): void => sessionStore.setState({ ...before, status: 'visitor' })
