import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ServerProcess } from '@baize/testing'

/**
 * The real server on a data folder of its own, with the pictures of the given paths drawn. It is its second start: after
 * the first one the members of the demo play and the first covers are drawn, which is work beside what is measured.
 */
export async function startSite(
  paths: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'bz-page-'))
  const start = async (): Promise<ServerProcess> => {
    const started = await ServerProcess.start({ PORT: '0', BAIZE_DATA: data, ...environment })
    if (!started.url) throw new Error(started.output)
    return started
  }
  const first = await start()
  await drawnAhead(data)
  await first.stop()
  const server = await start()
  for (const path of paths) await drawPictures(server.url!, path)
  return {
    url: server.url!,
    async stop() {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Asks for every picture that a page names, in every size, so that no measurement waits for a first drawing. */
async function drawPictures(url: string, path: string): Promise<void> {
  const answer = await fetch(url + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const html = await answer.text()
  const pictures = new Set([...html.matchAll(/\/img\/[^"'\s,)&]+/g)].map(([picture]) => picture))
  for (const picture of pictures) await (await fetch(url + picture)).arrayBuffer()
}

/** Waits until a server has drawn what it draws before anybody asks: no picture has come for longer than it waits at first. */
async function drawnAhead(data: string): Promise<void> {
  const drawn = () => globSync('pictures/*/*.webp', { cwd: data }).length
  let before = 0
  while (before === 0 || before < drawn()) {
    before = drawn()
    await wait(5_000)
  }
}
