import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { followStream } from './follow-stream.ts'

/** A server that keeps a word, tells of each change to the lines that are open, and opens one only when it is let. */
async function house() {
  let word = 'first'
  const lines = new Set<ServerResponse>()
  const waiting: { headers: IncomingHttpHeaders; open: () => void }[] = []
  const server = createServer((request, response) => {
    if (request.url === '/word') return void response.end(word)
    waiting.push({
      headers: request.headers,
      open() {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1000\n\n')
        lines.add(response)
      },
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    waiting,
    change(to: string) {
      word = to
      for (const line of lines) line.write(`id: ${to}\ndata: {"kind":"word"}\n\n`)
    },
  }
}

/** A page that reads the word, and reads it anew when the stream says so. */
function pageOf({ url }: { url: string }) {
  const document = Object.assign(new EventTarget(), { hidden: false })
  const shown: string[] = []
  const read = async () => void shown.push(await (await fetch(`${url}/word`)).text())
  const begin = async () => {
    const reading = read()
    const stop = followStream<{ kind: 'word' }>(
      {
        ask: (headers, signal) => fetch(`${url}/events`, { headers, signal }),
        onRefused: () => {},
        onOpened: () => void read(),
        onEvent: () => void read(),
      },
      { window: new EventTarget(), document },
    )
    onTestFinished(stop)
    await reading
  }
  const hide = (hidden: boolean) => {
    document.hidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { shown, begin, hide }
}

test('what changes between the first reading of a page and the opening of its stream is shown once the stream is open', async () => {
  const site = await house()
  const page = pageOf(site)
  await page.begin()
  await expect.poll(() => site.waiting.length).toBe(1)
  site.change('second')
  expect(page.shown).toEqual(['first'])
  site.waiting[0]!.open()
  await expect.poll(() => page.shown.at(-1)).toBe('second')
  site.change('third')
  await expect.poll(() => page.shown.at(-1)).toBe('third')
})

test('a page that was hidden resumes after the last event it saw, and reads what it may have missed', async () => {
  const site = await house()
  const page = pageOf(site)
  await page.begin()
  await expect.poll(() => site.waiting.length).toBe(1)
  site.waiting[0]!.open()
  await expect.poll(() => page.shown.length).toBe(2)
  site.change('second')
  await expect.poll(() => page.shown.at(-1)).toBe('second')
  page.hide(true)
  site.change('third')
  page.hide(false)
  await expect.poll(() => site.waiting.length).toBe(2)
  expect(site.waiting[1]!.headers['last-event-id']).toBe('second')
  expect(page.shown.at(-1)).toBe('second')
  site.waiting[1]!.open()
  await expect.poll(() => page.shown.at(-1)).toBe('third')
})
