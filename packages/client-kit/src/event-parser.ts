export interface StreamedEvent<E> {
  id: string
  data: E
}

/** Cuts text of a server-sent event stream into events, whatever pieces it arrives in. Comments are dropped. */
export function createEventParser<E>(): (text: string) => StreamedEvent<E>[] {
  let rest = ''
  return text => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(block => readBlock<E>(block))
  }
}

function readBlock<E>(block: string): StreamedEvent<E>[] {
  const field = (name: string) =>
    block
      .split('\n')
      .filter(line => line.startsWith(`${name}:`))
      .map(line => line.slice(name.length + 1).trimStart())
  const data = field('data')
  if (data.length === 0) return []
  return [{ id: field('id').at(-1) ?? '', data: JSON.parse(data.join('\n')) as E }]
}
