import { buttonClass } from '@baize/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../app/app.tsx'
import { preloadDialog } from '../../dialogs/dialog-host.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useCanRegister } from '../../shared/settings/modules.ts'
import classes from './invitation.module.css'

/** What a visitor gets by registering, while the brand takes newcomers in. */
export function Invitation() {
  const t = useText()
  const { brandName } = useApp().permission.info
  if (!useCanRegister()) return null
  return (
    <section className={classes.invitation} aria-labelledby="invitation-title">
      <h2 id="invitation-title">{t('invitation.title', { brand: brandName })}</h2>
      <p>{t('invitation.text')}</p>
      <Link
        to="/register"
        resetScroll={false}
        className={buttonClass('main', 'large')}
        onPointerEnter={() => preloadDialog('register')}
      >
        {t('invitation.action')}
      </Link>
    </section>
  )
}
