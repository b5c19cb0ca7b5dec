import { gauge } from './instruments.ts'

/** Kinds of event streams and sockets. */
export type LineKind = 'events' | 'chat' | 'table' | 'book' | 'rooms'

/** Counts a line as open. Answers what counts it as closed, once. */
export function countLine(kind: LineKind): () => void {
  const lines = gauge('baize_lines_open')
  lines.inc({ kind })
  let isOpen = true
  return () => {
    if (isOpen) lines.dec({ kind })
    isOpen = false
  }
}
