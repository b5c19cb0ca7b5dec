import type { GameCard } from '@baize/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Call } from '../app/app-context.ts'

interface Favourites {
  /** Node ids of the member's favourites; null until they are known. */
  ids: ReadonlySet<string> | null
  /** Node ids whose call has not returned. */
  busy: ReadonlySet<string>
}

const none: Favourites = { ids: null, busy: new Set() }
const store = createStore<Favourites>(() => none)

export const useFavourite = (nodeId: string): { marked: boolean; busy: boolean } => ({
  marked: useStore(store, ({ ids }) => ids?.has(nodeId) ?? false),
  busy: useStore(store, ({ busy }) => busy.has(nodeId)),
})

export const forgetFavourites = (): void => store.setState(none, true)

/** Asks which games are marked. @throws ApiError as `call` does; what was known stays */
export async function loadFavourites(call: Call): Promise<void> {
  store.setState({ ids: new Set(await call('catalogue.favouriteIds', {})) })
}

export const favouriteIds = (): ReadonlySet<string> => store.getState().ids ?? new Set()

/**
 * Marks a game, or takes its mark away. The own list flips once the call has returned; a call that fails leaves it as it
 * was. A game whose call is on its way is left alone.
 * @throws ApiError as `call` does
 */
export async function toggleFavourite(
  { nodeId, vassalage: vendor, gameType }: Pick<GameCard, 'nodeId' | 'vassalage' | 'gameType'>,
  call: Call,
): Promise<void> {
  if (store.getState().busy.has(nodeId)) return
  const marked = favouriteIds().has(nodeId)
  const game = { nodeId, vendor, gameType }
  store.setState(({ busy }) => ({ busy: new Set(busy).add(nodeId) }))
  try {
    await call(marked ? 'catalogue.removeFavourite' : 'catalogue.addFavourite', game)
    const ids = new Set(favouriteIds())
    if (marked) ids.delete(nodeId)
    else ids.add(nodeId)
    store.setState({ ids })
  } finally {
    store.setState(({ busy }) => ({ busy: new Set([...busy].filter(id => id !== nodeId)) }))
  }
}
