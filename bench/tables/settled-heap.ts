import { setTimeout as pause } from 'node:timers/promises'

export interface Memory {
  /** The heap, and buffers beside it. */
  heapBytes: number
  /** All that the process has of the machine's memory. */
  rssBytes: number
}

/** Memory of this process after garbage collection. Needs `--expose-gc`. */
export async function settledHeap(): Promise<Memory> {
  for (let turn = 0; turn < 4; turn++) {
    global.gc!()
    await pause(50)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heapBytes: heapUsed + external, rssBytes: rss }
}
