import { gameTypePaths } from '@baize/api'
import { classNames } from '@baize/ui/class-names.ts'
import type { IconName } from '@baize/ui/icon.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useOpenCentre } from '../../../shared/centre/open-centre.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { LoadBoundary } from '../../../shared/dialogs/load-boundary.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useIsClosed, useIsMember } from '../../../shared/session/use-member.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import classes from './phone-bar.module.css'

const MeSheet = lazy(() => import('./me-sheet.tsx'))

/** The places at the bottom of a phone. */
export function PhoneBar() {
  const t = useText()
  const isMember = useIsMember()
  const isClosed = useIsClosed()
  const path = useRouterState({ select: state => state.location.pathname })
  const openCentre = useOpenCentre()
  const hasPromotions = useModule('PROMOTIONS')
  const [meOpen, setMeOpen] = useState(false)
  return (
    <>
      <nav className={classes.bar} data-chrome aria-label={t('shell.places')}>
        <Place to="/" icon="house" label={t('nav.home')} active={path === '/'} />
        <Place to={gameTypePaths.RNG} icon="layout-grid" label={t('nav.games')} active={path === gameTypePaths.RNG} />
        {isMember && !isClosed && (
          <button type="button" className={classes.place} onClick={() => openCentre('depositv2')}>
            <Icon name="wallet" size={22} />
            {t('wallet.deposit')}
          </button>
        )}
        {hasPromotions && !isClosed && (
          <Place to="/promotions" icon="gift" label={t('nav.promotions')} active={path === '/promotions'} />
        )}
        <button
          type="button"
          className={classes.place}
          onClick={() => (isMember ? setMeOpen(true) : openDialog({ kind: 'login' }))}
        >
          <Icon name="circle-user" size={22} />
          {t('nav.me')}
        </button>
      </nav>
      {meOpen && (
        <LoadBoundary onDismiss={() => setMeOpen(false)}>
          <Suspense>
            <MeSheet onClose={() => setMeOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}

function Place({ to, icon, label, active }: { to: string; icon: IconName; label: string; active: boolean }) {
  return (
    <Link to={to} className={classNames(classes.place, active && classes.active)}>
      <Icon name={icon} size={22} />
      {label}
    </Link>
  )
}
