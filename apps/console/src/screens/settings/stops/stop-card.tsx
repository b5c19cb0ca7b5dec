import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import classes from './stops.module.css'

export type Stop = ResponseOf<'stops.list'>['list'][number]

/** One brake: what it holds back, and since when, by whom and why where it is pressed. */
export function StopCard({ of: { stop, pressed }, onPress }: { of: Stop; onPress: () => void }) {
  const t = useText()
  const may = useMay()
  const name = t(`stops.name.${stop}`)
  return (
    <li className={classes.stop} data-testid={`stop-${stop}`} data-pressed={pressed !== null}>
      <div className={classes.words}>
        <h2>
          {name} <Badge tone={pressed ? 'danger' : 'good'}>{t(pressed ? 'stops.isStopped' : 'stops.goesOn')}</Badge>
        </h2>
        <p>{t(`stops.holds.${stop}`)}</p>
        {pressed && (
          <p className={classes.pressed}>
            <Moment at={pressed.at} isLong /> · {pressed.by} · {pressed.reason}
          </p>
        )}
      </div>
      {may('stops.set') && (
        <Button onClick={onPress} aria-label={`${t(pressed ? 'stops.lift' : 'stops.press')}: ${name}`}>
          {t(pressed ? 'stops.lift' : 'stops.press')}
        </Button>
      )}
    </li>
  )
}
