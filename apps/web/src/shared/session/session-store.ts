import type { MemberInfo, ResponseOf } from '@baize/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readSession } from './session-storage.ts'

export type Balance = ResponseOf<'wallet.balance'>

export interface SessionState {
  /** Unknown until the browser looked into its session storage. */
  status: 'unknown' | 'visitor' | 'member'
  member: MemberInfo | null
  /** Null until the balance call returned, and again while it is being refreshed. */
  balance: Balance | null
  balanceHidden: boolean
  /** Address of the member's picture and of their club level's icon; null until those calls returned. */
  avatar: string | null
  levelIcon: string | null
  /** Contracts with the upline or the house: offers that wait for an answer, and those that run. */
  contracts: ResponseOf<'members.consolidated'> | null
  /** Messages that the member has not read. */
  unreadMessage: number
  /** Missions and rewards that wait to be claimed. */
  missionCount: number
  rewardCount: number
  /** Promotions that the member may claim. */
  availablePromoCount: number
}

const before: SessionState = {
  status: 'unknown',
  member: null,
  balance: null,
  balanceHidden: false,
  avatar: null,
  levelIcon: null,
  contracts: null,
  unreadMessage: 0,
  missionCount: 0,
  rewardCount: 0,
  availablePromoCount: 0,
}

/** The member that is signed in here, and their money as shown in the header. */
export const sessionStore = createStore<SessionState>(() => before)

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select)

export const forgetMember = (): void => sessionStore.setState({ ...before, status: 'visitor' })

/** The name of whoever is signed in here; this tab may remember it before the member was loaded. Null while nobody knows. */
export const accountOf = ({ status, member }: SessionState): string | null =>
  member?.account ?? (status === 'member' ? readSession('account') : null)

/** The name of whoever is signed in here, as soon as it is known; null for a visitor. */
export const accountOnceKnown = (): Promise<string | null> =>
  new Promise(done => {
    const tell = (state: SessionState): boolean => {
      const account = accountOf(state)
      const isKnown = account !== null || state.status === 'visitor'
      if (isKnown) done(account)
      return isKnown
    }
    if (tell(sessionStore.getState())) return
    const stop = sessionStore.subscribe(state => void (tell(state) && stop()))
  })
