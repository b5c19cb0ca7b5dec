import { smsSendThrottleMs } from '@baize/api'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { useAction } from '../../../shared/forms/use-action.ts'
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
  const [isSent, setIsSent] = useState(false)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const waits = secondsLeft > 0
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => setSecondsLeft(left => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [waits])

  const { run, busy } = useAction(
    async () => {
      const slider = await solveSlider()
      if (!slider) return
      setSecondsLeft(await ask(slider))
      setIsSent(true)
    },
    refusal => {
      if (refusal.code === 'sms_cooldown') setSecondsLeft(refusal.detail.retryAfterSeconds ?? 0)
      const text = refusal.fieldMessage('mobileNum') ?? errorText(refusal, t)
      openMessage({ title: t('sms.failed'), text, buttonLabel: t('action.confirm') })
    },
  )

  async function send(): Promise<void> {
    if (busy || waits || performance.now() - pressedAt.current < smsSendThrottleMs || !isNumberFit()) return
    pressedAt.current = performance.now()
    await run()
  }

  return { send, secondsLeft, busy, isSent }
}
