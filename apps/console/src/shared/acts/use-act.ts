import { isWaiting } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { toast } from '@baize/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../api/error-text.ts'
import { useText } from '../i18n/use-text.ts'

/** Codes after which it is not known whether the server acted. */
const uncertain = new Set(['network', 'internal', 'unavailable'])

/** An answer that says by itself that another person carries it out. */
const isProposed = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'posted' in answer && answer.posted === false

/** An act that says by itself what is left to do. */
const isUnfinished = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'staysOpen' in answer && answer.staysOpen === true

/**
 * One act of an operator. The button is locked until its answer is certain, and a press after a lost answer repeats the same request.
 * Nothing is shown before the server said it; then all that the console shows is read anew.
 */
export function useAct<A>(act: (requestId: string) => Promise<A>, onDone: () => void) {
  const t = useText()
  const queryClient = useQueryClient()
  const [requestId, setRequestId] = useState(() => crypto.randomUUID() as string)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})

  async function run(): Promise<void> {
    if (busy) return
    setBusy(true)
    setFault(null)
    setFaults({})
    try {
      const answer = await act(requestId)
      if (isUnfinished(answer)) return
      toast(t(isWaiting(answer) || isProposed(answer) ? 'act.waits' : 'act.done'))
      void queryClient.invalidateQueries()
      onDone()
    } catch (error) {
      const isCertain = error instanceof ApiError && !uncertain.has(error.code)
      if (isCertain) setRequestId(crypto.randomUUID())
      // Somebody else was here first: what stands there is read anew, so that it can be decided again.
      if (error instanceof ApiError && error.code === 'changed_meanwhile') void queryClient.invalidateQueries()
      if (error instanceof ApiError)
        setFaults(Object.fromEntries((error.detail.fields ?? []).map(({ field, message }) => [field, message])))
      setFault(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, fault, faults }
}
