/** An event of a stream of server-sent events. */
export interface StreamEvent {
  id: string | null
  data: string
}

/** Cuts text that comes in pieces into events. Comments, which keep the line open, are none. */
export class EventReader {
  #rest = ''

  /** The events that a piece completes. */
  take(piece: string): StreamEvent[] {
    const blocks = (this.#rest + piece).split('\n\n')
    this.#rest = blocks.pop()!
    return blocks.flatMap(block => eventOf(block) ?? [])
  }
}

function eventOf(block: string): StreamEvent | null {
  let id: string | null = null
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('id: ')) id = line.slice(4)
    if (line.startsWith('data: ')) data.push(line.slice(6))
  }
  return data.length > 0 ? { id, data: data.join('\n') } : null
}
