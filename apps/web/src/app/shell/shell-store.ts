import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What a visit remembers of the shell; a reload starts anew. */
export const shellStore = createStore<{
  navShown: boolean
  /** Stands in the place of the page. */
  standIn: ComponentType | null
}>(() => ({ navShown: true, standIn: null }))

/** True when the navigation stands in the header of game pages. */
export const useNavShown = (): boolean => useStore(shellStore, state => state.navShown)

/** What stands in the place of the page; null for the page itself. */
export const useStandIn = (): ComponentType | null => useStore(shellStore, state => state.standIn)
