import { plainHeaders } from '@baize/api/studio/endpoints'
import { bookStreamPath } from '@baize/api/studio/paths'
import type { BookFrame } from '@baize/api/studio/sports/frames'
import type { TestWorld } from '@baize/testing'
import { expect } from 'vitest'
import type { Player } from '../fixtures.ts'

/** Reads the stream of fixtures as a page of the book does, from its first frame on. */
export async function watchBook(world: Pick<TestWorld, 'studioUrl'>, { visit }: Player, fixtures: string) {
  const stop = new AbortController()
  const response = await fetch(`${world.studioUrl}${bookStreamPath}?fixtures=${fixtures}`, {
    method: 'POST',
    headers: plainHeaders,
    body: JSON.stringify({ secret: visit.boot.secret }),
    signal: stop.signal,
  })
  const frames: BookFrame[] = []
  const read = async () => {
    let text = ''
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      text += piece
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) if (block.startsWith('data: ')) frames.push(JSON.parse(block.slice(6)) as BookFrame)
    }
  }
  read().catch(() => undefined)
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  return { frames, close: () => stop.abort() }
}
