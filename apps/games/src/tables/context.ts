import type { TableBoot } from '@baize/api/studio/live'
import type { TableRules } from '@baize/game-kit/tables/index'
import { createContext, useContext } from 'react'
import type { Live } from '../kit/live-region.tsx'
import type { Notice } from '../kit/notice.tsx'
import type { TableSound } from '../kit/sound/table-sound.ts'
import type { TableApi } from './api.ts'
import type { TableClock } from './state/clock.ts'
import type { Texts } from './texts.ts'

/** What every part of the page knows. */
export interface PageContext {
  boot: TableBoot
  /** The rules that the table plays by. */
  rules: TableRules
  t: Texts
  api: TableApi
  clock: TableClock
  live: Live
  notice: Notice
  sound: TableSound
  /** Units of 1/10 000 as people read them. */
  money(units: number | bigint | string): string
}

const Context = createContext<PageContext | null>(null)

export const PageProvider = Context.Provider

/** @throws TypeError outside of a table's page */
export function usePage(): PageContext {
  const context = useContext(Context)
  if (!context) throw new TypeError('This part stands outside of the page of a table')
  return context
}
