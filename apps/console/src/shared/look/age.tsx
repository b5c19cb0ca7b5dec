import { useEffect, useState } from 'react'
import { serverNow } from '../api/boot.ts'
import { useText } from '../i18n/use-text.ts'

const tickMs = 15_000
const minuteMs = 60_000
const hourMinutes = 60
const dayMinutes = 1_440

/** Time that has passed since a moment, in its greatest unit. */
export function Age({ of }: { of: string }) {
  const t = useText()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now - Date.parse(of)) / minuteMs))
  const text =
    minutes < hourMinutes
      ? t('age.minutes', { count: minutes })
      : minutes < dayMinutes
        ? t('age.hours', { count: Math.floor(minutes / hourMinutes) })
        : t('age.days', { count: Math.floor(minutes / dayMinutes) })
  return <time dateTime={of}>{text}</time>
}
