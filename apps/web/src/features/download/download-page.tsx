import { Button, buttonClass } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { useEffect, useState } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import QrCode from '../../shared/qr/qr-code.tsx'
import { targetOf } from '../../shared/safe-target.ts'
import { BannerCarousel } from '../banners/index.ts'
import type { Resource } from '../shortcuts/index.ts'
import { qrText, shortcutIcons } from '../shortcuts/index.ts'
import classes from './download-page.module.css'
import { useInstall } from './use-install.ts'

const platforms = ['android', 'ios', 'iosConfig'] as const
type Platform = (typeof platforms)[number]

/** How to have the site as an app, on each platform. */
export default function DownloadPage() {
  const t = useText()
  const { brandName, resources } = useApp().permission.info
  const install = useInstall()
  const offered = platforms.flatMap(type => resources.find(({ resourceType }) => resourceType === type) ?? [])
  return (
    <div className={classes.page}>
      <BannerCarousel group="down" slim />
      <header className={classes.head}>
        <h1>{t('download.title', { brand: brandName })}</h1>
        <p>{t('download.lead')}</p>
        {install && (
          <Button look="main" size="large" onClick={() => void install()}>
            {t('download.install')}
          </Button>
        )}
      </header>
      <ul className={classes.cards}>
        {offered.map(resource => (
          <li key={resource.resourceType}>
            <PlatformCard resource={resource as Resource & { resourceType: Platform }} />
          </li>
        ))}
        <li className={classes.card}>
          <h2>
            <LateIcon name="monitor-smartphone" size={22} />
            {t('download.browser')}
          </h2>
          <Steps text={t('download.steps.browser')} />
        </li>
      </ul>
    </div>
  )
}

function PlatformCard({ resource }: { resource: Resource & { resourceType: Platform } }) {
  const t = useText()
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  const { resourceType: type, url } = resource
  const target = targetOf(url)
  const name = t(`shortcut.${type}`)
  const code = origin === '' ? null : qrText(resource, origin)
  return (
    <article className={classes.card} data-testid={`platform-${type}`}>
      <h2>
        <LateIcon name={shortcutIcons[type]} size={22} />
        {name}
      </h2>
      <div className={classes.body}>
        <Steps text={t(`download.steps.${type}`)} />
        <span className={classes.code}>{code && <QrCode text={code} label={t('shortcuts.scan', { name })} />}</span>
      </div>
      {target.kind === 'outside' && (
        <a href={target.href} className={buttonClass('plain')} rel="noopener noreferrer">
          {t('download.get')}
        </a>
      )}
    </article>
  )
}

/** Steps, a line each. */
const Steps = ({ text }: { text: string }) => (
  <ol className={classes.steps}>
    {text.split('\n').map(step => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
