import { captchaRefreshMs } from '@baize/api'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../shared/api/call.ts'

/** A captcha picture that is renewed at most once a second; what is asked for meanwhile is drawn when the second is over. */
export function useCaptcha() {
  const [picture, setPicture] = useState<string | null>(null)
  const drawnAt = useRef(Number.NEGATIVE_INFINITY)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function draw(): Promise<void> {
    drawnAt.current = performance.now()
    setPicture(await call('captcha.draw', {}).catch(() => null))
  }

  return {
    picture,
    /** Another picture, unless there was one within the last second. */
    renew(): void {
      if (performance.now() - drawnAt.current >= captchaRefreshMs) void draw()
    },
    /** Another picture as soon as one may be drawn: the one shown is used up. */
    replace(): void {
      clearTimeout(timer.current)
      const waitMs = Math.max(0, drawnAt.current + captchaRefreshMs - performance.now())
      if (waitMs === 0) void draw()
      else timer.current = setTimeout(() => void draw(), waitMs)
    },
  }
}
export type CaptchaState = ReturnType<typeof useCaptcha>
