import type { DeskEvent, Envelope } from '@baize/api'
import { followStream } from '@baize/client-kit/follow-stream.ts'
import { refusal, requestOf } from './call.ts'

export interface DeskListener {
  onEvent: (event: DeskEvent) => void
  /** A line is open: what was read before may be older than something that it did not tell. */
  onOpened: () => void
}

/** Follows what changes in the queues while the tab is looked at. The answer stops it. */
export function followDesk({ onEvent, onOpened }: DeskListener): () => void {
  let askedWith: string | null = null
  return followStream<DeskEvent>({
    async ask(headers, signal) {
      const { address, init, token } = await requestOf('operators.events', {}, { inBackground: true, signal })
      askedWith = token
      return fetch(address, { ...init, headers: { ...init.headers, ...headers } })
    },
    onRefused: async answer => void refusal((await answer.json()) as Envelope<unknown>, askedWith),
    onOpened,
    onEvent,
  })
}
