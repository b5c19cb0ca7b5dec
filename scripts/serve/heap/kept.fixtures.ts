import { constants, PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { boundHeapGrowth } from './settle-heap.ts'

/** Keeps ever more, up to some 380 MB, with the bound or without, and prints how many whole collections that took. */
let collections = 0
new PerformanceObserver(list => {
  for (const { detail } of list.getEntries())
    if ((detail as { kind: number }).kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections++
}).observe({ entryTypes: ['gc'] })
if (process.argv.includes('bound')) boundHeapGrowth()
const kept: number[][] = []
for (let step = 0; step < 480; step++) {
  for (let piece = 0; piece < 10; piece++) kept.push(new Array<number>(10_000).fill(piece))
  await turn()
}
console.log(kept.length > 0 && collections)
