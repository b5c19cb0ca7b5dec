import type { GameType } from '@baize/api'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { vendorLogoUrl } from '../../shared/pictures.ts'
import classes from './vendor-logo.module.css'

/**
 * A vendor's logo: white, and in colour while it is active or its control is pointed at or focused. The coloured
 * one comes when it is first wanted; until it is there the white one stays.
 */
export function VendorLogo(props: { gameType: GameType; vassalage: string; name: string; active?: boolean }) {
  const { gameType, vassalage, name, active = false } = props
  const { imageCdn } = useApp()
  const logo = useRef<HTMLSpanElement>(null)
  const coloured = useRef<HTMLImageElement>(null)
  const [wanted, setWanted] = useState(false)
  const [loaded, setLoaded] = useState(false)
  // A picture of the server's page may be there before anybody listened.
  useEffect(() => setLoaded(Boolean(coloured.current?.complete && coloured.current.naturalWidth > 0)), [])
  useEffect(() => {
    const control = logo.current?.closest('a, button')
    const want = () => setWanted(true)
    control?.addEventListener('pointerenter', want)
    control?.addEventListener('focus', want)
    return () => {
      control?.removeEventListener('pointerenter', want)
      control?.removeEventListener('focus', want)
    }
  }, [])
  return (
    <span ref={logo} className={classes.logo} data-active={active || undefined} data-coloured={loaded || undefined}>
      <img
        className={classes.white}
        src={vendorLogoUrl(imageCdn, gameType, vassalage, false)}
        width={112}
        height={32}
        alt={name}
        loading="lazy"
        fetchPriority="low"
      />
      {(wanted || active) && (
        <img
          ref={coloured}
          className={classes.colour}
          src={vendorLogoUrl(imageCdn, gameType, vassalage, true)}
          width={112}
          height={32}
          alt=""
          onLoad={() => setLoaded(true)}
        />
      )}
    </span>
  )
}
