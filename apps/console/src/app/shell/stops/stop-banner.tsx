import { Icon } from '@baize/ui/icon.tsx'
import { Link } from '@tanstack/react-router'
import { useStops } from '../../../shared/api/use-stops.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './stop-banner.module.css'

/** Says over every screen what the house has stopped. */
export function StopBanner() {
  const t = useText()
  const pressed = useStops().data?.list.filter(stop => stop.pressed) ?? []
  if (pressed.length === 0) return null
  const names = pressed.map(({ stop }) => t(`stops.name.${stop}`)).join(', ')
  return (
    <Link to="/settings/stops" search={{}} className={classes.banner ?? ''} data-testid="stop-banner">
      <Icon name="triangle-alert" size={16} />
      <span>{t('stops.banner', { names })}</span>
    </Link>
  )
}
