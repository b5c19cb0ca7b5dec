import type { HouseStop } from '@baize/api/house-stops'
import { Icon } from '@baize/ui/icon.tsx'
import classes from '../forms/forms.module.css'
import { useStopped } from './use-stopped.ts'

/** Says that the house has stopped something, as long as it has. */
export function StopLine({ stop }: { stop: HouseStop }) {
  const text = useStopped(stop)
  if (!text) return null
  return (
    <p className={classes.notice} role="status" data-testid="stopped">
      <Icon name="triangle-alert" size={18} />
      {text}
    </p>
  )
}
