import { ApiError } from '@baize/client-kit/api-error.ts'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Contract } from '../consolidated.ts'
import { useContractAct } from '../contract-acts.ts'

export type OfferAnswer = 'ACCEPT' | 'REJECT'

/** Answers an offer, once at a time, and says how that went. `onDone` is told at the end of either. */
export function useOfferAnswer(offer: Contract, onDone: () => void = () => {}) {
  const t = useText()
  const act = useContractAct()
  const [doing, setDoing] = useState<OfferAnswer | null>(null)
  const answer = async (action: OfferAnswer): Promise<void> => {
    setDoing(action)
    try {
      await act(offer, action)
      toast(t(action === 'ACCEPT' ? 'agent.accepted' : 'agent.rejected'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(errorText(error, t), 'bad')
    } finally {
      setDoing(null)
      onDone()
    }
  }
  return { doing, answer }
}
