import { type ArtJob, drawingSvg } from './jobs.ts'
import { renderPng, renderWebp } from './render.ts'
import { keepSpritesIn } from './sprites.ts'

/** What the pool sends and what it gets back. */
export interface WorkOrder {
  id: number
  job: ArtJob
}
export type WorkResult = { id: number; file: Uint8Array } | { id: number; fault: string }

const [, , spriteDir] = process.argv
if (!process.send || !spriteDir) throw new Error('render/worker.ts runs only as a child process; use createArtRenderer')
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

process.on('message', async (order: WorkOrder) => process.send!(await work(order)))
process.on('disconnect', () => process.exit(0))
