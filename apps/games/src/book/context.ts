import { createContext, useContext } from 'react'
import type { Picture } from '../kit/picture.ts'
import type { BookDesk } from './desk.ts'
import { zoneOf } from './names/time-text.ts'
import type { PageParts } from './page-parts.ts'

/** The parts of the page with the desk that acts on them. */
export interface PageContext extends PageParts {
  desk: Pick<
    BookDesk,
    | 'go'
    | 'back'
    | 'watch'
    | 'toggle'
    | 'keepSelections'
    | 'place'
    | 'agreeAndPlace'
    | 'cashOut'
    | 'combineLegs'
    | 'change'
  >
}

const Context = createContext<PageContext | null>(null)

export const PageProvider = Context.Provider

/** @throws TypeError outside of the book's page */
export function usePage(): PageContext {
  const context = useContext(Context)
  if (!context) throw new TypeError('This part stands outside of the page of the book')
  return context
}

/** The state of a picture inside a component. */
export function usePicture<State, Event>(picture: Picture<State, Event>): State {
  return picture.use()
}

/** The time zone that the member wants times in. */
export function useZone(): string {
  const { settings, boot } = usePage()
  const { timeZone } = usePicture(settings)
  return zoneOf(timeZone, boot.timeZone)
}
