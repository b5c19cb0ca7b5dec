import type { GameCard } from '@baize/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Call } from '../../shared/app/app-context.ts'

interface Favourites {
  /** Node ids of the member's favourites; null until they are known. */
  ids: ReadonlySet<string> | null
  /** Node ids whose call has not returned. */
  busy: ReadonlySet<string>
}

const none: Favourites = { ids: null, busy: new Set() }
const store = createStore<Favourites>(() => none)
/** What the member chose while the list was on its way, by node id: it is newer than the answer. */
let chosenMeanwhile = new Map<string, boolean>()

export const useFavourite = (nodeId: string): { marked: boolean; busy: boolean } => ({
  marked: useStore(store, ({ ids }) => ids?.has(nodeId) ?? false),
  busy: useStore(store, ({ busy }) => busy.has(nodeId)),
})

export const forgetFavourites = (): void => store.setState(none, true)

/** Asks which games are marked; what is chosen meanwhile stays. @throws ApiError as `call` does; what was known stays */
export async function loadFavourites(call: Call): Promise<void> {
  const chosen = new Map<string, boolean>()
  chosenMeanwhile = chosen
  const answered = await call('catalogue.favouriteIds', {})
  store.setState({ ids: withChoices(answered, chosen) })
}

function withChoices(ids: Iterable<string>, chosen: Iterable<[nodeId: string, marked: boolean]>): Set<string> {
  const all = new Set(ids)
  for (const [nodeId, marked] of chosen) {
    if (marked) all.add(nodeId)
    else all.delete(nodeId)
  }
  return all
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
    chosenMeanwhile.set(nodeId, !marked)
    store.setState({ ids: withChoices(favouriteIds(), [[nodeId, !marked]]) })
  } finally {
    store.setState(({ busy }) => ({ busy: new Set([...busy].filter(id => id !== nodeId)) }))
  }
}
