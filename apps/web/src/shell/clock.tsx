import { clockRefreshMs } from '@baize/api'
import { Icon } from '@baize/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { useApp } from '../app/app.tsx'
import { serverNow } from '../shared/api/boot.ts'
import { useText } from '../shared/i18n/use-text.ts'
import classes from './top-bar.module.css'

const show = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} GMT`

/** The server's time in GMT, every second. */
export function Clock() {
  const t = useText()
  const { serverTime } = useApp().permission
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
        {show(now)}
      </time>
    </span>
  )
}
