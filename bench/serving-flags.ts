import { heapGrowth } from '../scripts/serve/heap/settle-heap.ts'

/** Flags of a server as the image starts it, whose heap is bound from its first moment, since a benchmark waits for no start. */
export const servingFlags: readonly string[] = ['--max-semi-space-size=16', heapGrowth]
