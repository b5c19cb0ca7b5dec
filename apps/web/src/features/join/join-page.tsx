import { Button, buttonClass } from '@baize/ui/button.tsx'
import type { LateIconName } from '@baize/ui/late-icon.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useIsMember } from '../../shared/session/use-member.ts'
import { useCanRegister } from '../../shared/settings/modules.ts'
import { BannerPicture } from '../banners/index.ts'
import { useService } from '../service/index.ts'
import { ApplicationForm } from './application-form.tsx'
import classes from './join-page.module.css'

const points = [
  { key: 'tree', icon: 'users' },
  { key: 'figures', icon: 'chart-line' },
  { key: 'contract', icon: 'handshake' },
  { key: 'players', icon: 'lock-keyhole' },
] as const satisfies readonly { key: string; icon: LateIconName }[]

/** What the agent programme is, plainly, and how to take part. */
export default function JoinPage() {
  const t = useText()
  const { brandName, minimumAge } = useApp().permission.info
  const isMember = useIsMember()
  const canRegister = useCanRegister()
  const service = useService()
  const mayApply = useSession(({ member }) => member !== null && member.type === 0)
  return (
    <div className={classes.page}>
      <header className={classes.hero}>
        <BannerPicture image="invite" first />
        <p className={classes.eyebrow}>{t('join.eyebrow')}</p>
        <h1>{t('join.title', { brand: brandName })}</h1>
        <p>{t('join.lead')}</p>
        <div className={classes.actions}>
          {!isMember && canRegister && (
            <Link to="/register" className={buttonClass('main', 'large')}>
              {t('auth.register')}
            </Link>
          )}
          <Button size="large" icon="headset" onClick={() => service()}>
            {t('service.title')}
          </Button>
        </div>
      </header>
      {mayApply && <ApplicationForm />}
      <ul className={classes.points}>
        {points.map(({ key, icon }) => (
          <li key={key} className={classes.point}>
            <LateIcon name={icon} size={26} />
            <h2>{t(`join.${key}.title`)}</h2>
            <p>{t(`join.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('join.note', { age: minimumAge })}</p>
    </div>
  )
}
