import type { ApiError } from '@baize/client-kit/api-error.ts'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { isAnsweredByPage } from '../../../shared/api/answered.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { useAction } from '../../../shared/forms/use-action.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useRefreshLoyalty } from './use-member-query.ts'

/**
 * One thing at a time: busy while it lasts, news of how it went, and fresh figures after it. A refusal waits in a dialog
 * until it was read, unless it names one of the fields that stand beside the button.
 */
export function useAct(fields: readonly string[] = []) {
  const t = useText()
  const refresh = useRefreshLoyalty()
  const [fault, setFault] = useState<ApiError | null>(null)
  const { run, busy } = useAction(
    (work: () => Promise<void>) => work(),
    refusal => {
      setFault(refusal)
      const isShown = refusal.detail.fields?.some(({ field }) => fields.includes(field))
      if (!isShown && !isAnsweredByPage(refusal))
        openMessage({ title: t('promo.refusedTitle'), text: errorText(refusal, t) })
    },
  )
  async function act<T>(work: () => Promise<T>, said?: (done: T) => string): Promise<T | null> {
    setFault(null)
    let done: T | null = null
    try {
      await run(async () => {
        done = await work()
        if (said) toast(said(done))
      })
    } finally {
      refresh()
    }
    return done
  }
  const faultOf = (field: string) => fault?.detail.fields?.find(each => each.field === field)?.message
  return { busy, fault, faultOf, act }
}
