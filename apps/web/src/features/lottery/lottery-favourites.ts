import { useSyncExternalStore } from 'react'
import { accountOf, accountOnceKnown, useSession } from '../../shared/session/session-store.ts'

const keyOf = (username: string): string => `lotteryFavourites-${username}`
const listeners = new Set<() => void>()
const none: ReadonlySet<string> = new Set()
/** What was read last, so that the same storage text gives the same set. */
let read: { text: string | null; codes: ReadonlySet<string> } = { text: null, codes: none }

/** Codes of the lotteries that a player marked in this browser; storage that holds something else counts as empty. */
export function markedLotteries(username: string | null): ReadonlySet<string> {
  const text = username === null ? null : localStorage.getItem(keyOf(username))
  if (text !== read.text) read = { text, codes: codesIn(text) }
  return read.codes
}

function codesIn(text: string | null): ReadonlySet<string> {
  try {
    const codes: unknown = JSON.parse(text ?? '[]')
    return new Set(Array.isArray(codes) ? codes.filter(code => typeof code === 'string') : [])
  } catch {
    return none
  }
}

/** Marks a lottery for a player, or takes the mark away. */
export function toggleLottery(username: string, gameCode: string): void {
  const codes = new Set(markedLotteries(username))
  if (!codes.delete(gameCode)) codes.add(gameCode)
  localStorage.setItem(keyOf(username), JSON.stringify([...codes]))
  for (const listener of listeners) listener()
}

/** Marks a lottery for whoever is signed in, or takes the mark away; a press before the member was loaded waits for it. */
export async function toggleOwnLottery(gameCode: string): Promise<void> {
  const account = await accountOnceKnown()
  if (account !== null) toggleLottery(account, gameCode)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The marks of whoever is signed in, kept by this browser for each username. */
export function useMarkedLotteries(): ReadonlySet<string> {
  const username = useSession(accountOf)
  return useSyncExternalStore(
    subscribe,
    () => markedLotteries(username),
    () => none,
  )
}
