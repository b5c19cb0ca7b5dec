import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { clockText } from '../../shared/moments/clock-text.ts'
import { useZone } from '../../shared/moments/use-zone.ts'
import { useService } from '../service/index.ts'
import type { Closed } from './closed.ts'
import { useClosed } from './closed.ts'
import classes from './status-screen.module.css'
import { useReopening } from './use-reopening.ts'

/** Stands in place of every page while the site is closed, and leaves by itself once it is open again. */
export default function StatusScreen() {
  const t = useText()
  const service = useService()
  const { brandName } = useApp().permission.info
  const closed = useClosed()
  useReopening()
  if (!closed) return null
  const inMaintenance = closed.kind === 'maintenance'
  return (
    <main className={classes.screen} data-testid={inMaintenance ? 'maintenance' : 'region'}>
      <p className={classes.brand}>
        <img src="/favicon.svg" width={32} height={32} alt="" />
        {brandName}
      </p>
      <div className={classes.card}>
        <span className={classes.disc}>
          <LateIcon name={inMaintenance ? 'wrench' : 'map-pin-off'} size={30} />
        </span>
        <h1>{t(inMaintenance ? 'status.maintenance' : 'status.region')}</h1>
        {inMaintenance ? <Maintenance closed={closed} /> : <Region />}
        <Button look="main" size="large" icon="headset" onClick={() => service()}>
          {t('service.title')}
        </Button>
        {inMaintenance && <p className={classes.note}>{t('status.reopens')}</p>}
      </div>
    </main>
  )
}

function Maintenance({ closed: { info, endTime } }: { closed: Extract<Closed, { kind: 'maintenance' }> }) {
  const t = useText()
  const zone = useZone()
  return (
    <>
      <p>{info || t('status.maintenanceInfo')}</p>
      {endTime && (
        <p className={classes.fact}>
          {t('status.until')}{' '}
          <time className="tabular" dateTime={endTime}>
            {clockText(Date.parse(endTime), zone)}
          </time>
        </p>
      )}
    </>
  )
}

function Region() {
  const t = useText()
  const { ip } = useApp().permission.location
  return (
    <>
      <p>{t('status.regionInfo')}</p>
      <p className={classes.fact}>
        {t('status.address')} <strong className="tabular">{ip}</strong>
      </p>
    </>
  )
}
