import { clockRefreshMs } from '@baize/api'
import { Icon } from '@baize/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../shared/api/boot.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { clockText } from '../../../shared/moments/clock-text.ts'
import { useZone } from '../../../shared/moments/use-zone.ts'
import classes from './top-bar.module.css'

/** The server's time every second, by the clock of the brand's zone. */
export function Clock() {
  const t = useText()
  const { serverTime } = useApp().permission
  const zone = useZone()
  const [now, setNow] = useState(() => Date.parse(serverTime))
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), clockRefreshMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={classes.clock}>
      <Icon name="clock" size={14} />
      <span className="visually-hidden">{t('shell.clock')}</span>
      <time className="tabular" dateTime={new Date(now).toISOString()}>
        {clockText(now, zone)}
      </time>
    </span>
  )
}
