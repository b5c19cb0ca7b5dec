import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How far the heap of a server at work grows beyond what lived at its last whole collection (decision 53). */
export const heapGrowth = '--heap-growing-percent=20'

/** From now on whole collections come as often as memory asks; while a server loads they would cost it a quarter of its start. */
export const boundHeapGrowth = (): void => setFlagsFromString(heapGrowth)

/**
 * Gives back what the start took and does not need: twice the memory that the server holds at rest. The engine does so by itself
 * only when memory runs short, and its young half stays as large as the start has made it. Takes about a tenth of a second.
 */
export function settleHeap(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
