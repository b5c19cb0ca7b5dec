import type { DeskEvent, PushEvent } from '@baize/api'
import { endpoint } from '@baize/api/endpoints/index'
import type { TestClient } from './client.ts'

/** What streams tell: members of theirs, operators of theirs. */
type Told = PushEvent | DeskEvent

export interface EventFrame<K extends Told['kind'] = Told['kind']> {
  id: string
  event: K
  data: K extends DeskEvent['kind'] ? DeskEvent : Extract<PushEvent, { kind: K }>
}

/** An open event stream of a member or an operator, read frame by frame. */
export class EventStream {
  readonly #leaving: AbortController
  readonly #reader: ReadableStreamDefaultReader<string>
  #text = ''

  private constructor(leaving: AbortController, body: ReadableStream<Uint8Array>) {
    this.#leaving = leaving
    this.#reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  }

  static async open(
    client: TestClient,
    lastEventId?: string,
    name: 'push.events' | 'operators.events' = 'push.events',
  ): Promise<EventStream> {
    const leaving = new AbortController()
    const { method, path } = endpoint(name)
    const { body } = await client.fetch(method, path, undefined, undefined, leaving.signal, lastEventId)
    return new EventStream(leaving, body!)
  }

  /** @throws Error when the stream has ended */
  async next(): Promise<EventFrame> {
    for (;;) {
      const match = /id: (.*)\nevent: (.*)\ndata: (.*)\n\n/.exec(this.#text)
      if (match) {
        this.#text = this.#text.slice(match.index + match[0].length)
        return { id: match[1]!, event: match[2]!, data: JSON.parse(match[3]!) } as EventFrame
      }
      const { value, done } = await this.#reader.read()
      if (done) throw new Error('the stream ended')
      this.#text += value
    }
  }

  /**
   * The next event of a kind that answers a question; those before it are passed over.
   * @throws Error when none has come in time
   */
  async within<K extends Told['kind']>(
    ms: number,
    kind: K,
    isWanted: (data: EventFrame<K>['data']) => boolean = () => true,
  ): Promise<EventFrame<K>['data']> {
    const late = setTimeout(() => this.#reader.cancel().catch(() => null), ms)
    try {
      for (;;) {
        const frame = await this.next()
        const data = frame.data as EventFrame<K>['data']
        if (frame.event === kind && isWanted(data)) return data
      }
    } catch (error) {
      throw new Error(`no ${kind} within ${ms} ms`, { cause: error })
    } finally {
      clearTimeout(late)
    }
  }

  leave(): void {
    this.#leaving.abort()
  }
}
