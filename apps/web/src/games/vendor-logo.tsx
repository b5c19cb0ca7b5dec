import type { GameType } from '@baize/api'
import { useApp } from '../app/app.tsx'
import { vendorLogoUrl } from './pictures.ts'
import classes from './vendor-logo.module.css'

/** A vendor's logo: white, and in colour while it is active or its button is pointed at or focused. */
export function VendorLogo(props: { gameType: GameType; vassalage: string; name: string; active?: boolean }) {
  const { gameType, vassalage, name, active = false } = props
  const cdn = useApp().permission.info.imageCDNs[0] ?? '/img'
  const logo = (coloured: boolean) => vendorLogoUrl(cdn, gameType, vassalage, coloured)
  return (
    <span className={classes.logo} data-active={active || undefined}>
      <img className={classes.white} src={logo(false)} width={112} height={32} alt={name} loading="lazy" />
      <img className={classes.colour} src={logo(true)} width={112} height={32} alt="" loading="lazy" />
    </span>
  )
}
