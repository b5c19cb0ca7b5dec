import type { ResponseOf } from '@baize/api'
import { createStore } from 'zustand/vanilla'

export type LaunchAnswer = Pick<ResponseOf<'launch.gameLaunch'>, 'gameUrl' | 'mode'>

/** A launch answer on its way to the game page. Its address is good once, so it is taken, not read. */
const store = createStore<{ gameCode: string; answer: LaunchAnswer } | null>(() => null)

export const keepLaunch = (gameCode: string, answer: LaunchAnswer): void => store.setState({ gameCode, answer }, true)

export function takeLaunch(gameCode: string): LaunchAnswer | null {
  const kept = store.getState()
  if (kept?.gameCode !== gameCode) return null
  store.setState(null, true)
  return kept.answer
}
