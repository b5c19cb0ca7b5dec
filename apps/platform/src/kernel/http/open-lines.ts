import { ApiError } from '../api-error.ts'

const retryAfterSeconds = 60

/** Counts what stays open in this process, such as sockets, by owner, and refuses more than so many of one. */
export function createOpenLines(most: number) {
  const open = new Map<string, number>()
  return {
    /** Takes one of the owner's places until the signal aborts. @throws ApiError too_many_requests */
    take(owner: string, signal: AbortSignal): void {
      if (signal.aborted) return
      const count = open.get(owner) ?? 0
      if (count >= most) throw new ApiError('too_many_requests', { retryAfterSeconds })
      open.set(owner, count + 1)
      const giveBack = () => {
        const left = open.get(owner)! - 1
        if (left > 0) open.set(owner, left)
        else open.delete(owner)
      }
      signal.addEventListener('abort', giveBack, { once: true })
    },
  }
}
export type OpenLines = ReturnType<typeof createOpenLines>
