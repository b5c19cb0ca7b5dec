import { useApp } from '../../app/use-app.ts'
import { clockText } from '../../moments/clock-text.ts'

/** A moment as records write it, with its zone for whoever points at it. */
export function RecordTime({ at }: { at: string }) {
  const { clockOffsetMinutes } = useApp().permission.info
  const text = clockText(Date.parse(at), clockOffsetMinutes)
  return (
    <time dateTime={at} title={text}>
      {text.slice(0, 19)}
    </time>
  )
}
