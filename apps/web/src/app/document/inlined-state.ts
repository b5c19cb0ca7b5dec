import type { Language, Permission } from '@baize/api'
import type { DehydratedState } from '@tanstack/react-query'

/** What the server leaves in the page for the browser to start from. */
export interface InlinedState {
  permission: Permission
  language: Language
  signedIn: boolean
  imageCdn: string
  queries: DehydratedState
}

export function readInlinedState(): InlinedState {
  const text = document.getElementById('state')?.textContent
  if (!text) throw new Error('the page came without its state')
  return JSON.parse(text) as InlinedState
}
