import { ApiError } from '@baize/client-kit/api-error.ts'
import { useState } from 'react'

/** Codes after which it is not known whether the server acted. */
const uncertain = new Set(['network', 'internal', 'unavailable'])

/**
 * The id of a money request. It is kept until an answer is certain, so that pressing again repeats the same request and
 * never makes a second one.
 */
export function useRequestId() {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID() as string)
  return async <T>(send: (requestId: string) => Promise<T>): Promise<T> => {
    try {
      const answer = await send(requestId)
      setRequestId(crypto.randomUUID())
      return answer
    } catch (error) {
      if (error instanceof ApiError && !uncertain.has(error.code)) setRequestId(crypto.randomUUID())
      throw error
    }
  }
}
