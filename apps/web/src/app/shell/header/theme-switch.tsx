import { Icon } from '@baize/ui/icon.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { chooseTheme, useTheme } from '../../../shared/settings/theme.ts'
import classes from './top-bar.module.css'

/** Flips between the dark and the light theme. */
export function ThemeSwitch() {
  const t = useText()
  const theme = useTheme()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'light'}
      aria-label={t('shell.lightTheme')}
      className={classes.control}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} size={14} />
      {t(theme === 'dark' ? 'shell.themeDark' : 'shell.themeLight')}
    </button>
  )
}
