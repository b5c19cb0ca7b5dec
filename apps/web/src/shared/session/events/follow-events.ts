import type { PushEvent } from '@baize/api'
import { firstEndpoints } from '@baize/api/endpoints/first'
import { followStream } from '@baize/client-kit/follow-stream.ts'
import { readSession } from '../session-storage.ts'

export interface StreamListener {
  /** What each kind of event leads to; a kind that is not known here leads to nothing. */
  on: { [K in PushEvent['kind']]: (event: Extract<PushEvent, { kind: K }>) => void }
  /** The server does not open the stream for this session. */
  onRefused: () => void
  /** A line is open: what was read before may be older than something that it did not tell. */
  onOpened: () => void
}

/** Follows the member's event stream in this tab, closed while the tab is hidden. The answer stops it. */
export function followEvents({ on, onRefused, onOpened }: StreamListener): () => void {
  const row = firstEndpoints['push.events']
  return followStream<PushEvent>({
    ask: (headers, signal) =>
      fetch(row.path, {
        signal,
        headers: { ...headers, authorization: `Bearer ${readSession('token') ?? ''}`, moduleid: row.moduleId },
      }),
    onRefused,
    onOpened,
    onEvent(event) {
      const react: ((event: never) => void) | undefined = on[event.kind]
      react?.(event as never)
    },
  })
}
