import { Icon } from '@baize/ui/icon.tsx'
import { Link, useRouterState } from '@tanstack/react-router'
import { isGamePage } from '../../../features/launch/index.ts'
import { useService } from '../../../features/service/index.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { preloadDialog } from '../../../shared/dialogs/load-ahead.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { shellStore, useNavShown } from '../shell-store.ts'
import { Clock } from './clock.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import classes from './top-bar.module.css'

/** Language, theme and clock; at the other end ways to help, the toggle of game pages and the age mark. */
export function TopBar() {
  const t = useText()
  const onGamePage = useRouterState({ select: state => isGamePage(state.location.pathname) })
  const service = useService()
  const { minimumAge, demo } = useApp().permission.info
  return (
    <section className={classes.bar} data-chrome aria-label={t('shell.topBar')}>
      <div className={classes.side}>
        <LanguageSwitch />
        <ThemeSwitch />
        <Clock />
      </div>
      <div className={classes.side}>
        {onGamePage && <NavToggle />}
        <Link to="/down" className={classes.control}>
          {t('download.link')}
        </Link>
        <button type="button" className={classes.control} onClick={() => service()}>
          <Icon name="headset" size={14} />
          {t('service.title')}
        </button>
        <button
          type="button"
          className={classes.control}
          onPointerEnter={() => preloadDialog('help')}
          onClick={() => openDialog({ kind: 'help' })}
        >
          <Icon name="circle-question-mark" size={14} />
          {t('help.link')}
        </button>
        {demo && <span className={classes.demo}>{t('shell.demoCredit')}</span>}
        <span className={classes.age} role="img" aria-label={t('shell.ageMark', { age: minimumAge })}>
          {minimumAge}+
        </span>
      </div>
    </section>
  )
}

/** Hides and shows the navigation on game pages. */
function NavToggle() {
  const t = useText()
  const shown = useNavShown()
  return (
    <button
      type="button"
      className={classes.control}
      aria-pressed={shown}
      onClick={() => shellStore.setState({ navShown: !shown })}
    >
      <Icon name={shown ? 'eye' : 'eye-off'} size={14} />
      {t('shell.navigation')}
    </button>
  )
}
