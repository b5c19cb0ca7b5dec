import { buttonClass } from '@baize/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { preloadDialog } from '../../shared/dialogs/load-ahead.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useCanRegister, useModule } from '../../shared/settings/modules.ts'
import classes from './invitation.module.css'

/** What a visitor gets by registering, while the brand takes newcomers in. */
export function Invitation() {
  const t = useText()
  const { brandName, demo } = useApp().permission.info
  const figure = useSignUpFigure()
  if (!useCanRegister()) return null
  return (
    <section className={classes.invitation} aria-labelledby="invitation-title">
      <h2 id="invitation-title">{t('invitation.title', { brand: brandName })}</h2>
      <p>{t(demo ? 'invitation.textDemo' : 'invitation.text')}</p>
      {figure && <p className={classes.offer}>{t('invitation.zalo', { amount: figure })}</p>}
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

/** The figure of a promotion that rewards linking Zalo, while one runs. */
function useSignUpFigure(): string | null {
  const { call } = useApp()
  const isOn = useModule('PROMOTIONS')
  const { data } = useQuery({ ...callQuery(call, 'promotions.list', {}), enabled: isOn })
  return data?.list.find(({ figure, status }) => figure !== null && status === 'Join')?.figure ?? null
}
