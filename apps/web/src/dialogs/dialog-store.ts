import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { LaunchObject } from '../launch/destination.ts'

/** The one dialog that the page may ask for, with what it needs. */
export type DialogRequest =
  | { kind: 'login'; next?: LaunchObject; expired?: boolean }
  | { kind: 'register'; next?: LaunchObject }
  | { kind: 'notice'; index: number }
  | { kind: 'signOut' }
  | { kind: 'launchFault'; game: LaunchObject; message: string; canRetry: boolean }
  | { kind: 'leaveGame'; leave: () => void; stay: () => void }

export const dialogStore = createStore<{ request: DialogRequest | null }>(() => ({ request: null }))

export const openDialog = (request: DialogRequest): void => dialogStore.setState({ request })
export const closeDialog = (): void => dialogStore.setState({ request: null })
export const useDialogRequest = () => useStore(dialogStore, state => state.request)
