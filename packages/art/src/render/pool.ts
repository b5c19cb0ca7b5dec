import { Worker } from 'node:worker_threads'
import type { ArtJob } from './jobs.ts'
import type { WorkOrder, WorkResult } from './worker.ts'

/** More pictures were asked for than the queue holds. */
export class ArtOverloadError extends Error {
  override name = 'ArtOverloadError'
  readonly queueLimit: number
  constructor(queueLimit: number) {
    super(`art: ${queueLimit} pictures wait already; ask again in a moment or raise queueLimit`)
    this.queueLimit = queueLimit
  }
}

/** A picture could not be drawn; the message says which field of the job to mend. */
export class ArtRenderError extends Error {
  override name = 'ArtRenderError'
}

interface Waiting {
  job: ArtJob
  resolve: (file: Buffer) => void
  reject: (fault: Error) => void
}

interface Seat {
  worker: Worker
  current: Waiting | undefined
  idle: NodeJS.Timeout | undefined
}

export interface Pool {
  run(job: ArtJob): Promise<Buffer>
  close(): Promise<void>
}

/** A queue in front of worker threads that start on demand and end when idle. */
export function createPool({
  threads,
  queueLimit,
  idleMs,
  spriteDir,
}: {
  threads: number
  queueLimit: number
  idleMs: number
  spriteDir: string
}): Pool {
  const seats = new Set<Seat>()
  const queue: Waiting[] = []
  let orders = 0
  let closed = false

  function leave(seat: Seat, reason: string): void {
    if (!seats.delete(seat)) return
    clearTimeout(seat.idle)
    seat.current?.reject(new ArtRenderError(`art ${seat.current.job.kind}: ${reason}`))
    seat.current = undefined
    next()
  }

  function settle(seat: Seat, result: WorkResult): void {
    const done = seat.current
    seat.current = undefined
    if ('fault' in result) done?.reject(new ArtRenderError(`art ${done.job.kind}: ${result.fault}`))
    else done?.resolve(Buffer.from(result.file))
    next()
    if (seat.current) return
    seat.worker.unref()
    seat.idle = setTimeout(() => {
      seats.delete(seat)
      void seat.worker.terminate()
    }, idleMs).unref()
  }

  function open(): Seat {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { spriteDir },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    const seat: Seat = { worker, current: undefined, idle: undefined }
    worker.on('message', (result: WorkResult) => settle(seat, result))
    worker.on('error', fault => leave(seat, fault instanceof Error ? fault.message : String(fault)))
    worker.on('exit', () => leave(seat, 'the drawing thread ended'))
    seats.add(seat)
    return seat
  }

  function next(): void {
    if (closed || queue.length === 0) return
    const seat = [...seats].find(each => !each.current) ?? (seats.size < threads ? open() : undefined)
    if (!seat) return
    clearTimeout(seat.idle)
    seat.current = queue.shift()!
    seat.worker.ref()
    orders += 1
    seat.worker.postMessage({ id: orders, job: seat.current.job } satisfies WorkOrder)
  }

  return {
    run(job) {
      if (closed) return Promise.reject(new ArtRenderError(`art ${job.kind}: the renderer is closed`))
      if (queue.length >= queueLimit) return Promise.reject(new ArtOverloadError(queueLimit))
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject })
        next()
      })
    },
    async close() {
      closed = true
      for (const waiting of queue.splice(0))
        waiting.reject(new ArtRenderError(`art ${waiting.job.kind}: the renderer was closed`))
      await Promise.all([...seats].map(seat => seat.worker.terminate()))
    },
  }
}
