import type { DeskEvent, OperatorPermission } from '@baize/api'
import type { Handler, StreamFrame } from '../../../kernel/http/handlers.ts'
import { createOpenLines } from '../../../kernel/http/open-lines.ts'
import type { Parts } from '../parts.ts'
import { permissionsNow } from '../sessions/find-caller.ts'

/** Streams that an operator may have open at a process: one for each tab that shows. */
const mostStreams = 20

/** The permission without which an operator is not told of an event; null for those that everybody hears. */
const readersOf: Record<DeskEvent['kind'], OperatorPermission | null> = {
  stop: null,
  deposit: 'cashier.view',
  withdrawal: 'cashier.view',
  claim: 'cashier.view',
  correction: 'ledger.view',
}

/** Tells operators at once what has changed in the queues that they may read, whichever process changed it. */
export function createDeskStream(parts: Parts): Handler<'operators.events'> {
  const streams = createOpenLines(mostStreams)
  return async (_input, { caller, signal, lastEventId }) => {
    streams.take(caller.operatorId.toString(), signal)
    return frames(caller.sessionId, signal, lastEventId)
  }

  /** What the operator may read is asked anew for each event, so that the stream ends with the session and with its lock. */
  async function* frames(
    sessionId: string,
    signal: AbortSignal,
    lastEventId: string | null,
  ): AsyncGenerator<StreamFrame> {
    for await (const { id, event } of parts.push.desk(lastEventId, signal)) {
      const permissions = await permissionsNow(parts, sessionId)
      if (!permissions) return
      const needed = readersOf[event.kind]
      if (needed === null || permissions.includes(needed)) yield { id, event: event.kind, data: JSON.stringify(event) }
    }
  }
}
