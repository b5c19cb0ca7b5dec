import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ART_VERSION, writeWhole } from './files.ts'
import type { ArtJob } from './jobs.ts'
import { createPool } from './pool.ts'
import { RecentPictures } from './recent.ts'

export { ArtOverloadError, ArtRenderError } from './pool.ts'

/** Room for some ten thousand faces. */
const recentBytes = 32 * 1024 * 1024

export interface ArtRendererOptions {
  /** Folder of finished files and sprites; created when missing. */
  cacheDir: string
  /** Drawing processes at most; 1 when left out. */
  threads?: number
  /** Jobs that may wait; a further one fails at once. 400 when left out. */
  queueLimit?: number
  /** A worker without work for this long is ended, which gives its memory back. 15 000 when left out. */
  idleMs?: number
}

export interface ArtRenderer {
  /** The picture of a job whose kinds nobody can count: kept for a while in memory, and never as a file. */
  renderUnkept(job: ArtJob): Promise<Buffer>
  /**
   * The file of a job, from the cache or drawn now. Equal jobs in flight are drawn once.
   * @throws ArtOverloadError when the queue is full; try again later
   * @throws ArtRenderError when the job cannot be drawn or the renderer was closed
   */
  render(job: ArtJob): Promise<Buffer>
  /** Ends the workers; jobs that still wait fail. */
  close(): Promise<void>
}

/** Object keys in order, so that equal jobs have equal keys however they were written. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, canonical(each)]))
}

/** Name of a job's file in the cache. */
export function cacheKey(job: ArtJob): string {
  return createHash('sha256')
    .update(`${ART_VERSION} ${JSON.stringify(canonical(job))}`)
    .digest('hex')
    .slice(0, 40)
}

async function cached(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fault
  }
}

/** Draws pictures in processes of their own and keeps them as files. */
export function createArtRenderer({
  cacheDir,
  threads = 1,
  queueLimit = 400,
  idleMs = 15_000,
}: ArtRendererOptions): ArtRenderer {
  const pool = createPool({ threads, queueLimit, idleMs, spriteDir: join(cacheDir, 'sprites') })
  const inFlight = new Map<string, Promise<Buffer>>()
  const recent = new RecentPictures(recentBytes)

  async function produceUnkept(job: ArtJob, key: string): Promise<Buffer> {
    const found = recent.get(key)
    if (found) return found
    const drawn = await pool.run(job)
    recent.set(key, drawn)
    return drawn
  }

  /** Equal jobs in flight are drawn once. */
  function once(key: string, start: () => Promise<Buffer>): Promise<Buffer> {
    const running = inFlight.get(key)
    if (running) return running
    const started = start().finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }

  async function produce(job: ArtJob, key: string): Promise<Buffer> {
    const file = join(cacheDir, key.slice(0, 2), `${key}.${job.format ?? 'webp'}`)
    const found = await cached(file)
    if (found) return found
    const drawn = await pool.run(job)
    await writeWhole(file, drawn)
    return drawn
  }

  return {
    render(job) {
      const key = cacheKey(job)
      return once(key, () => produce(job, key))
    },
    renderUnkept(job) {
      const key = cacheKey(job)
      return once(key, () => produceUnkept(job, key))
    },
    close: () => pool.close(),
  }
}
