import type { PushEvent } from '@baize/api'
import { firstEndpoints } from '@baize/api/endpoints/first'
import { createEventParser } from '@baize/client-kit/event-parser.ts'
import { LineWatch } from '@baize/client-kit/line-watch.ts'
import { pause, streamTexts } from '@baize/client-kit/stream-texts.ts'
import { readSession } from '../session-storage.ts'

export interface StreamListener {
  /** What each kind of event leads to; a kind that is not known here leads to nothing. */
  on: { [K in PushEvent['kind']]: (event: Extract<PushEvent, { kind: K }>) => void }
  /** The server does not open the stream for this session. */
  onRefused: () => void
  /** A line is open again after one that broke or died in silence: what events would have told is to be read anew. */
  onReopened: () => void
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** The server writes at least so often. */
const beatMs = 15_000

/**
 * Follows the member's event stream in this tab, closed while the tab is hidden. A broken stream is opened again
 * after a growing pause and resumes after the last event seen. The answer stops it.
 */
export function followEvents(listener: StreamListener): () => void {
  let running: AbortController | null = null
  let lastEventId = ''

  async function run(signal: AbortSignal): Promise<void> {
    let pauseMs = firstPauseMs
    for (let lines = 0; !signal.aborted; lines++) {
      const opened = await readStream(signal, lastEventId, {
        opened() {
          pauseMs = firstPauseMs
          if (lines > 0) listener.onReopened()
        },
        event(id, event) {
          lastEventId = id
          const react: ((event: never) => void) | undefined = listener.on[event.kind]
          react?.(event as never)
        },
      })
      if (opened === 'refused') return listener.onRefused()
      await pause(pauseMs, signal)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  function follow(): void {
    const hidden = document.visibilityState === 'hidden'
    if (hidden) {
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
  /** The server answers. */
  opened(): void
  event(id: string, event: PushEvent): void
}

/** Reads one connection to its end, or until it is dead. A stream that the server refuses is not asked for again. */
async function readStream(
  signal: AbortSignal,
  lastEventId: string,
  { opened, event }: StreamCalls,
): Promise<'ended' | 'refused'> {
  const row = firstEndpoints['push.events']
  const dead = new AbortController()
  const watch = new LineWatch({ beatMs, dead: () => dead.abort() })
  try {
    watch.begin()
    const response = await fetch(row.path, {
      signal: AbortSignal.any([signal, dead.signal]),
      headers: {
        authorization: `Bearer ${readSession('token') ?? ''}`,
        accept: 'text/event-stream',
        moduleid: row.moduleId,
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
    })
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) return 'ended'
    opened()
    const parse = createEventParser<PushEvent>()
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
