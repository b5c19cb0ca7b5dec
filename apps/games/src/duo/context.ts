import { createContext, useContext } from 'react'
import type { Picture } from '../kit/picture.ts'
import type { RoomDesk } from './desk.ts'
import type { PageParts } from './page-parts.ts'

/** The parts of the page with the desk that acts on them. */
export interface PageContext extends PageParts {
  desk: RoomDesk
}

const Context = createContext<PageContext | null>(null)

export const PageProvider = Context.Provider

/** @throws TypeError outside of the page of a room */
export function usePage(): PageContext {
  const context = useContext(Context)
  if (!context) throw new TypeError('This part stands outside of the page of a room')
  return context
}

/** The state of a picture inside a component, which is drawn anew when it changes. */
export function usePicture<State>(picture: Pick<Picture<State, never>, 'use'>): State {
  return picture.use()
}
