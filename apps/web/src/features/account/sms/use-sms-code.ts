import { smsSendThrottleMs } from '@baize/api'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type SliderFields, solveSlider } from '../slider/solve.ts'

export interface SmsCodeOptions {
  /** True when the number may be written to; it shows its fault itself. */
  isNumberFit: () => boolean
  /** Asks for the code with the solved slider, and answers the seconds until the next one. */
  ask: (slider: SliderFields) => Promise<number>
}

/** The send button of a code: one press a second, locked with the seconds left while a code is on its way. */
export function useSmsCode({ isNumberFit, ask }: SmsCodeOptions) {
  const t = useText()
  const [secondsLeft, setSecondsLeft] = useState(0)
  const [busy, setBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const waits = secondsLeft > 0
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => setSecondsLeft(left => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [waits])

  async function send(): Promise<void> {
    if (busy || waits || performance.now() - pressedAt.current < smsSendThrottleMs || !isNumberFit()) return
    pressedAt.current = performance.now()
    setBusy(true)
    try {
      const slider = await solveSlider()
      if (!slider) return
      setSecondsLeft(await ask(slider))
      setIsSent(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'sms_cooldown') setSecondsLeft(error.detail.retryAfterSeconds ?? 0)
      const text = error.fieldMessage('mobileNum') ?? errorText(error, t)
      openMessage({ title: t('sms.failed'), text, buttonLabel: t('action.confirm') })
    } finally {
      setBusy(false)
    }
  }

  return { send, secondsLeft, busy, isSent }
}
