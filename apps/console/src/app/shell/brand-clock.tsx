import { useEffect, useState } from 'react'
import { boot, serverNow } from '../../shared/api/boot.ts'
import { localeTag } from '../../shared/i18n/language.ts'
import classes from './shell.module.css'

const tickMs = 1_000

/** The brand's clock, by which days begin and end. */
export function BrandClock() {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const text = new Date(now).toLocaleTimeString(localeTag(), { timeZone: boot.timeZone, hour12: false })
  return (
    <p className={classes.zone}>
      {text} {boot.timeZone}
    </p>
  )
}
