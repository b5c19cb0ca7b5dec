import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What a visit remembers of the shell; a reload starts anew. */
export const shellStore = createStore<{ navShown: boolean }>(() => ({ navShown: true }))

/** True when the navigation stands in the header of game pages. */
export const useNavShown = (): boolean => useStore(shellStore, state => state.navShown)
