import { createEventParser } from './event-parser.ts'
import { LineWatch, type PageEvents } from './line-watch.ts'
import { pause, streamTexts } from './stream-texts.ts'

export interface FollowedStream<E> {
  /** Asks for the stream. The headers say what is wanted, and after which event where one was seen. */
  ask: (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>
  /** The server does not open the stream for this session. It is not asked again. */
  onRefused: (answer: Response) => void | Promise<void>
  /**
   * A line is open, the first one and each one after it. Events tell of changes alone: what was read before may be older than one of
   * which no line told, and is to be read anew.
   */
  onOpened: () => void
  onEvent: (event: E) => void
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** The server writes at least so often. */
const beatMs = 15_000

/**
 * Follows a stream of events in this tab, closed while the tab is hidden. A broken or silent one is opened again after a growing pause
 * and resumes after the last event seen. The answer stops it.
 */
export function followStream<E>(stream: FollowedStream<E>, page: PageEvents = { window, document }): () => void {
  let running: AbortController | null = null
  let lastEventId = ''

  async function run(signal: AbortSignal): Promise<void> {
    let pauseMs = firstPauseMs
    while (!signal.aborted) {
      const ended = await readLine(stream, page, signal, {
        lastEventId,
        opened() {
          pauseMs = firstPauseMs
          stream.onOpened()
        },
        event(id, event) {
          lastEventId = id
          stream.onEvent(event)
        },
      })
      if (ended === 'refused') return
      await pause(pauseMs, signal)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  function follow(): void {
    if (page.document.hidden) {
      running?.abort()
      running = null
    } else if (!running) {
      running = new AbortController()
      void run(running.signal)
    }
  }

  page.document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    page.document.removeEventListener('visibilitychange', follow)
    running?.abort()
  }
}

interface Line<E> {
  lastEventId: string
  opened(): void
  event(id: string, event: E): void
}

/** Reads one line to its end, or until it is dead. */
async function readLine<E>(
  { ask, onRefused }: FollowedStream<E>,
  page: PageEvents,
  signal: AbortSignal,
  { lastEventId, opened, event }: Line<E>,
): Promise<'ended' | 'refused'> {
  const dead = new AbortController()
  const watch = new LineWatch({ beatMs, dead: () => dead.abort() }, page)
  try {
    watch.begin()
    const headers = { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) }
    const answer = await ask(headers, AbortSignal.any([signal, dead.signal]))
    if (answer.status === 401 || answer.status === 403) {
      await onRefused(answer)
      return 'refused'
    }
    if (!answer.ok || !answer.body) return 'ended'
    opened()
    const parse = createEventParser<E>()
    for await (const text of streamTexts(answer.body)) {
      watch.heard()
      for (const { id, data } of parse(text)) event(id, data)
    }
  } catch {
    // A line that was cut, or that we closed ourselves; the caller decides what comes next.
  } finally {
    watch.end()
  }
  return 'ended'
}
