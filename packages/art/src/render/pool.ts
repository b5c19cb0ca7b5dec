import { type ChildProcess, fork } from 'node:child_process'
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
  worker: ChildProcess
  current: Waiting | undefined
  idle: NodeJS.Timeout | undefined
}

export interface Pool {
  run(job: ArtJob): Promise<Buffer>
  close(): Promise<void>
}

/** A worker holds this process open only while it draws. */
function hold(worker: ChildProcess, open: boolean): void {
  if (open) {
    worker.ref()
    worker.channel?.ref()
  } else {
    worker.unref()
    worker.channel?.unref()
  }
}

function ended(worker: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (worker.exitCode !== null || worker.signalCode !== null) return resolve()
    worker.once('exit', () => resolve())
    hold(worker, true)
    worker.kill()
  })
}

/**
 * A queue in front of drawing processes that start on demand and end when idle. They are processes and not threads for two
 * reasons: the drawing library ends its process on a fault of its own, and only an ended process gives all of its memory back.
 */
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
    hold(seat.worker, false)
    seat.idle = setTimeout(() => {
      seats.delete(seat)
      seat.worker.disconnect()
    }, idleMs).unref()
  }

  function open(): Seat {
    const worker = fork(new URL('./worker.ts', import.meta.url), [spriteDir], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128'],
      // Two allocation arenas are enough for one drawing at a time, and halve what the process holds.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const seat: Seat = { worker, current: undefined, idle: undefined }
    worker.on('message', (result: WorkResult) => settle(seat, result))
    worker.on('error', fault => leave(seat, fault.message))
    worker.on('exit', () => leave(seat, 'the drawing process ended'))
    seats.add(seat)
    return seat
  }

  function next(): void {
    if (closed || queue.length === 0) return
    const seat = [...seats].find(each => !each.current) ?? (seats.size < threads ? open() : undefined)
    if (!seat) return
    clearTimeout(seat.idle)
    seat.current = queue.shift()!
    hold(seat.worker, true)
    orders += 1
    seat.worker.send({ id: orders, job: seat.current.job } satisfies WorkOrder)
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
      await Promise.all([...seats].map(seat => ended(seat.worker)))
    },
  }
}
