import type { DeskEvent, Envelope } from '@baize/api'
import { createEventParser } from '@baize/client-kit/event-parser.ts'
import { LineWatch } from '@baize/client-kit/line-watch.ts'
import { pause, streamTexts } from '@baize/client-kit/stream-texts.ts'
import { refusal, requestOf } from './call.ts'

export interface DeskListener {
  onEvent: (event: DeskEvent) => void
  /** A line is open again after one that broke: what it would have told is to be read anew. */
  onReopened: () => void
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** The server writes at least so often. */
const beatMs = 15_000

/** Follows what changes in the queues while the tab is looked at. A broken stream is opened again after a growing pause. The answer stops it. */
export function followDesk(listener: DeskListener): () => void {
  let running: AbortController | null = null

  async function run(signal: AbortSignal): Promise<void> {
    let pauseMs = firstPauseMs
    let lastEventId = ''
    for (let lines = 0; !signal.aborted; lines++) {
      const ended = await readStream(signal, lastEventId, {
        opened() {
          pauseMs = firstPauseMs
          if (lines > 0) listener.onReopened()
        },
        event(id, event) {
          lastEventId = id
          listener.onEvent(event)
        },
      })
      if (ended === 'refused') return
      await pause(pauseMs, signal)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  function follow(): void {
    if (document.visibilityState === 'hidden') {
      running?.abort()
      running = null
    } else if (!running) {
      running = new AbortController()
      void run(running.signal)
    }
  }

  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    running?.abort()
  }
}

interface StreamCalls {
  opened(): void
  event(id: string, event: DeskEvent): void
}

/** Reads one connection to its end. One that is refused for what its session is, is not asked for again. */
async function readStream(
  signal: AbortSignal,
  lastEventId: string,
  { opened, event }: StreamCalls,
): Promise<'ended' | 'refused'> {
  const dead = new AbortController()
  const watch = new LineWatch({ beatMs, dead: () => dead.abort() })
  try {
    watch.begin()
    const how = { inBackground: true, signal: AbortSignal.any([signal, dead.signal]) }
    const { address, init, token } = await requestOf('operators.events', {}, how)
    const headers = {
      ...init.headers,
      accept: 'text/event-stream',
      ...(lastEventId && { 'last-event-id': lastEventId }),
    }
    const response = await fetch(address, { ...init, headers })
    if (response.status === 401 || response.status === 403) {
      refusal((await response.json()) as Envelope<unknown>, token)
      return 'refused'
    }
    if (!response.ok || !response.body) return 'ended'
    opened()
    const parse = createEventParser<DeskEvent>()
    for await (const text of streamTexts(response.body)) {
      watch.heard()
      for (const { id, data } of parse(text)) event(id, data)
    }
  } catch {
    // A connection that was cut, or that we closed ourselves; the caller decides what comes next.
  } finally {
    watch.end()
  }
  return 'ended'
}
