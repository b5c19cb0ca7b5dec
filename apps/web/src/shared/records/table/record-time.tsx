import { clockText } from '../../moments/clock-text.ts'
import { useZone } from '../../moments/use-zone.ts'
import classes from './record-time.module.css'

/** A moment as records write it, with its zone for whoever points at it. */
export function RecordTime({ at }: { at: string }) {
  const text = clockText(Date.parse(at), useZone())
  return (
    <time dateTime={at} title={text}>
      <span className={classes.part}>{text.slice(0, 10)}</span>{' '}
      <span className={classes.part}>{text.slice(11, 19)}</span>
    </time>
  )
}
