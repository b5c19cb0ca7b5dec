import { parentPort, workerData } from 'node:worker_threads'
import { type ArtJob, drawingSvg } from './jobs.ts'
import { renderPng, renderWebp } from './render.ts'
import { keepSpritesIn } from './sprites.ts'

/** What the pool sends and what it gets back. */
export interface WorkOrder {
  id: number
  job: ArtJob
}
export type WorkResult = { id: number; file: Uint8Array } | { id: number; fault: string }

const port = parentPort
if (!port) throw new Error('render/worker.ts runs only as a worker thread; use createArtRenderer')
const { spriteDir } = workerData as { spriteDir: string }
keepSpritesIn(spriteDir)

async function work({ id, job }: WorkOrder): Promise<WorkResult> {
  try {
    const svg = drawingSvg(job)
    const file = job.format === 'png' ? await renderPng(svg, job) : await renderWebp(svg, job)
    return { id, file }
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

port.on('message', async (order: WorkOrder) => port.postMessage(await work(order)))
