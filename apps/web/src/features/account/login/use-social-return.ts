import { ApiError } from '@baize/client-kit/api-error.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { finishSocial, socialRefusal, socialReturn } from './social.ts'

/** Finishes a sign-in through a provider when the dialog opens on the way back. Answers the fault, if any. */
export function useSocialReturn(onDone: () => void): { fault: string | undefined; busy: boolean } {
  const t = useText()
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is finished once, when the dialog opens
  useEffect(() => {
    const { search } = location
    const back = socialReturn(search)
    if (socialRefusal(search)) setFault(t('auth.gaveUp'))
    if (!back) return
    setBusy(true)
    // The code is good once, so it leaves the address before anything else.
    void navigate({ to: '/login', search: {}, replace: true })
    finishSocial(back)
      .then(onDone)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setFault(errorText(error, t))
      })
      .finally(() => setBusy(false))
  }, [])
  return { fault, busy }
}
