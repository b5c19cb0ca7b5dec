import type { PushEvent } from '@baize/api'

export interface StreamedEvent {
  id: string
  data: PushEvent
}

/** Cuts text of a server-sent event stream into events, whatever pieces it arrives in. Comments are dropped. */
export function createEventParser(): (text: string) => StreamedEvent[] {
  let rest = ''
  return text => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(readBlock)
  }
}

function readBlock(block: string): StreamedEvent[] {
  const field = (name: string) =>
    block
      .split('\n')
      .filter(line => line.startsWith(`${name}:`))
      .map(line => line.slice(name.length + 1).trimStart())
  const data = field('data')
  if (data.length === 0) return []
  return [{ id: field('id').at(-1) ?? '', data: JSON.parse(data.join('\n')) as PushEvent }]
}
