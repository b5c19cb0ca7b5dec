import { useApp } from '../app/app.tsx'
import { useText } from '../shared/i18n/use-text.ts'
import { Clock } from './clock.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import classes from './top-bar.module.css'

/** Language, theme and clock; the age mark at the other end. */
export function TopBar() {
  const t = useText()
  const { minimumAge, demo } = useApp().permission.info
  return (
    <section className={classes.bar} aria-label={t('shell.topBar')}>
      <div className={classes.side}>
        <LanguageSwitch />
        <ThemeSwitch />
        <Clock />
      </div>
      <div className={classes.side}>
        {demo && <span className={classes.demo}>{t('shell.demoCredit')}</span>}
        <span className={classes.age} role="img" aria-label={t('shell.ageMark', { age: minimumAge })}>
          {minimumAge}+
        </span>
      </div>
    </section>
  )
}
