import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { ApiError } from '../shared/api/api-error.ts'
import { errorText } from '../shared/api/error-text.ts'
import { useText } from '../shared/i18n/use-text.ts'
import { useRefreshLoyalty } from './use-member-query.ts'

/** One thing at a time: busy while it lasts, news of how it went, and fresh figures after it. */
export function useAct() {
  const t = useText()
  const refresh = useRefreshLoyalty()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ApiError | null>(null)
  async function act<T>(work: () => Promise<T>, said?: (done: T) => string): Promise<T | null> {
    setBusy(true)
    setFault(null)
    try {
      const done = await work()
      if (said) toast(said(done))
      return done
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error)
      if (!error.detail.fields?.length) toast(errorText(error, t), 'bad')
      return null
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const faultOf = (field: string) => fault?.detail.fields?.find(each => each.field === field)?.message
  return { busy, fault, faultOf, act }
}
