import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'

/** The edge of a line before or behind which another would be put. */
export type Edge = 'top' | 'bottom'

interface Line {
  /** Tells lines of this list from all others that may be dragged. */
  list: symbol
  id: string
  /** Another line is held over this one, nearer to that edge; null once it is not any more. */
  onEdge: (edge: Edge | null) => void
  onDropped: (id: string, edge: Edge) => void
}

/** Lets a line be dragged by a pointer, and others be put before and behind it. The answer ends it. */
export function dragLine(element: HTMLElement, { list, id, onEdge, onDropped }: Line): () => void {
  return combine(
    draggable({ element, getInitialData: () => ({ list, id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
      getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => onEdge(edgeOf(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop({ self, source }) {
        onEdge(null)
        onDropped(String(source.data.id), edgeOf(self.data))
      },
    }),
  )
}

const edgeOf = (data: Record<string | symbol, unknown>): Edge => (extractClosestEdge(data) === 'top' ? 'top' : 'bottom')
