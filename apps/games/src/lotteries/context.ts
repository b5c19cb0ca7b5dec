import type { LotteryBoot } from '@baize/api/studio/lottery'
import { createContext, useContext } from 'react'
import type { Live } from '../kit/live-region.tsx'
import type { TableSound } from '../kit/sound/table-sound.ts'
import type { LotteryApi } from './api.ts'
import type { Clock } from './clock.ts'
import type { Texts } from './texts.ts'

/** What every part of the page knows. */
export interface PageContext {
  boot: LotteryBoot
  /** The bet that the page was asked to open on. */
  playType: string | null
  t: Texts
  api: LotteryApi
  clock: Clock
  live: Live
  sound: TableSound
  /** Cents as people read them. */
  money(cents: number): string
}

const Context = createContext<PageContext | null>(null)

export const PageProvider = Context.Provider

/** @throws TypeError outside of a betting page */
export function usePage(): PageContext {
  const context = useContext(Context)
  if (!context) throw new TypeError('This part stands outside of a betting page')
  return context
}
