import type { FishBoot } from '@baize/api/studio/fish'
import type { VerifiableTicket } from '@baize/game-kit/fish/index'
import { createContext, useContext } from 'react'
import type { Live } from '../kit/live-region.tsx'
import type { Notice } from '../kit/notice.tsx'
import type { Picture } from '../kit/picture.ts'
import type { FishDesk } from './desk.ts'
import type { ClientSeed } from './seeds/client-seed.ts'
import type { FishSound } from './sound/fish-sound.ts'
import type { Texts } from './texts.ts'
import type { RoomTime } from './wire/room-time.ts'

/** Texts, desk and room that every part of the page shares. */
export interface PageContext {
  boot: FishBoot
  t: Texts
  live: Live
  notice: Notice
  sound: FishSound
  time: RoomTime
  seed: ClientSeed
  /** An own ticket that is booked; null where there is none, or no answer. */
  readTicket(id: string): Promise<VerifiableTicket | null>
  desk: FishDesk
  /** Units of 1/10 000 as people read them. */
  money(units: number): string
}

const Context = createContext<PageContext | null>(null)

export const PageProvider = Context.Provider

/** @throws TypeError outside of the page of a fish room */
export function usePage(): PageContext {
  const context = useContext(Context)
  if (!context) throw new TypeError('This part stands outside of the page of a fish room')
  return context
}

/** The state of a picture inside a component, which is drawn anew when it changes. */
export function usePicture<State>(picture: Pick<Picture<State, never>, 'use'>): State {
  // The workshop compiles components, and a method called `use` is no hook to its compiler: it would be called once only.
  'use no memo'
  return picture.use()
}
