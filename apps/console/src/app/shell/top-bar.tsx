import { IconButton } from '@baize/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { boot } from '../../shared/api/boot.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Bell } from './bell.tsx'
import { BrandClock } from './brand-clock.tsx'
import { MeMenu } from './me-menu.tsx'
import { PaletteHost } from './palette-host.tsx'
import classes from './shell.module.css'

/** Brand and its clock, and what is one's own. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useText()
  return (
    <header className={classes.bar}>
      <IconButton icon="menu" label={t('shell.places')} className={classes.menuButton ?? ''} onClick={onMenu} />
      <Link to="/" search={{}} className={classes.brand ?? ''}>
        {boot.brandName}
      </Link>
      <PaletteHost />
      <BrandClock />
      <div className={classes.right}>
        <Bell />
        <MeMenu />
      </div>
    </header>
  )
}
