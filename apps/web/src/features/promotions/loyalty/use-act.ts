import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { isAnsweredByPage } from '../../../shared/api/answered.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useRefreshLoyalty } from './use-member-query.ts'

/**
 * One thing at a time: busy while it lasts, news of how it went, and fresh figures after it. A refusal waits in a dialog
 * until it was read, unless it names one of the fields that stand beside the button.
 */
export function useAct(fields: readonly string[] = []) {
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
      const isShown = error.detail.fields?.some(({ field }) => fields.includes(field))
      if (!isShown && !isAnsweredByPage(error))
        openMessage({ title: t('promo.refusedTitle'), text: errorText(error, t) })
      return null
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const faultOf = (field: string) => fault?.detail.fields?.find(each => each.field === field)?.message
  return { busy, fault, faultOf, act }
}
