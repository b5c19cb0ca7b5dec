import type { GameType } from '@baize/api'
import type { RoundFate } from '@baize/api/game-frame'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { LaunchObject } from './launch-object.ts'

/** Which notices a window shows: those of the marquee, or the ones that open by themselves. */
export type NoticeList = 'all' | 'popup'

/** The one main dialog that the page may ask for, with what it needs. */
export type DialogRequest =
  /**
   * `locked`: it stays until someone has signed in. `stays`: the page that asked goes on by itself then. `way`: the one that
   * shows first.
   */
  | { kind: 'login'; next?: LaunchObject; stays?: boolean; expired?: boolean; locked?: boolean; way?: 'sms' }
  | { kind: 'register'; next?: LaunchObject; stays?: boolean }
  | { kind: 'forgot' }
  /** With a reset token it sets a new password from a mailed link. */
  | { kind: 'changePassword'; resetToken?: string }
  | { kind: 'notice'; index: number; list?: NoticeList }
  | { kind: 'help' }
  | { kind: 'licences' }
  | { kind: 'signOut' }
  | { kind: 'launchFault'; game: LaunchObject; message: string; canRetry: boolean }
  | { kind: 'vendorGames'; vassalage: string; gameType: GameType }
  | { kind: 'leaveGame'; fate: RoundFate | 'other'; leave: () => void; stay: () => void }

/** A warning or a piece of news that waits for its button, over the main dialog if one is open. */
export interface Message {
  id: number
  title: string
  text: string
  /** CLOSE in the page's language unless said otherwise. */
  buttonLabel?: string
  /** It tells of a mail or a text message, which a demo shows elsewhere. */
  isSent?: boolean
  onConfirm?: () => void
}

interface Dialogs {
  request: DialogRequest | null
  messages: Message[]
}

export const dialogStore = createStore<Dialogs>(() => ({ request: null, messages: [] }))
let messageCount = 0

export const openDialog = (request: DialogRequest): void => dialogStore.setState({ request })
export const closeDialog = (): void => dialogStore.setState({ request: null })
export const useDialogRequest = () => useStore(dialogStore, state => state.request)

export function openMessage(message: Omit<Message, 'id'>): void {
  messageCount += 1
  const shown = { ...message, id: messageCount }
  dialogStore.setState(({ messages }) => ({ messages: [...messages, shown] }))
}
export const closeMessage = (id: number): void =>
  dialogStore.setState(({ messages }) => ({ messages: messages.filter(message => message.id !== id) }))
export const useMessages = () => useStore(dialogStore, state => state.messages)
