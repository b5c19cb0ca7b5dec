import { Button } from '@baize/ui/button.tsx'
import { LateIcon, type LateIconName } from '@baize/ui/late-icon.tsx'
import { useEffect } from 'react'
import { type CentrePageName, useOpenCentre } from '../../shared/centre/open-centre.ts'
import { type TextKey, useText } from '../../shared/i18n/use-text.ts'
import { Waiting } from '../../shared/waiting.tsx'
import { useService } from '../service/index.ts'
import classes from './protection.module.css'
import { useClosureQuery, useRefresh, useUntil } from './use-closure.ts'

/** What stays open, with the icons that the centre has for it. */
const open: readonly { page: CentrePageName; icon: LateIconName; label: TextKey }[] = [
  { page: 'withdraw', icon: 'banknote', label: 'centre.withdraw' },
  { page: 'personalHistoryCopy', icon: 'receipt-text', label: 'centre.personalHistoryCopy' },
  { page: 'transactionHistory', icon: 'list', label: 'centre.transactionHistory' },
  { page: 'securityCenter', icon: 'shield', label: 'centre.securityCenter' },
]

/** In the place of games for a member on a break or excluded: what is closed, until when, and what stays open. */
export default function ClosedScreen() {
  const t = useText()
  const until = useUntil()
  const service = useService()
  const openCentre = useOpenCentre()
  const { refresh } = useRefresh()
  const query = useClosureQuery()
  const { data } = query
  const isOver = data?.closure === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is over
  useEffect(() => {
    if (isOver) void refresh().catch(() => null)
  }, [isOver])
  const closure = data?.closure
  return (
    <div className={classes.screen} data-testid="closed-screen">
      {closure ? (
        <section className={classes.notice}>
          <span className={classes.disc}>
            <LateIcon name="hourglass" size={30} />
          </span>
          <h1>{t(closure.kind === 'TIMEOUT' ? 'protection.timeout' : 'protection.exclusion')}</h1>
          <p className={classes.until}>{until(closure.until)}</p>
          <p>{t('protection.closedParts')}</p>
          {closure.state !== 'RUNNING' && <p>{t('protection.over')}</p>}
          <p>{t('protection.openParts')}</p>
          <nav className={classes.ways} aria-label={t('protection.ways')}>
            {open.map(({ page, icon, label }) => (
              <Button key={page} data-page={page} onClick={() => openCentre(page)}>
                <LateIcon name={icon} size={18} />
                {t(label)}
              </Button>
            ))}
            <Button icon="headset" onClick={() => service()}>
              {t('service.title')}
            </Button>
          </nav>
        </section>
      ) : (
        <Waiting queries={[query]} blank={classes.blank} />
      )}
    </div>
  )
}
