import { completeLanguages, type Language } from '@baize/api'
import { Icon } from '@baize/ui/icon.tsx'
import { Menu } from '@baize/ui/menu.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { queryClient } from '../../shared/api/query-client.ts'
import { useMe } from '../../shared/api/use-me.ts'
import { chooseLanguage, currentLanguage } from '../../shared/i18n/language.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { leave } from '../../shared/session/session-store.ts'
import classes from './shell.module.css'

const names: Record<Language, string> = {
  EN: 'English',
  CN: '中文',
  VI: 'Tiếng Việt',
  JA: '日本語',
  TH: 'ไทย',
  TY: 'Filipino',
  ID: 'Bahasa Indonesia',
}

/** Theme, language, one's own page, and the way out. */
export function MeMenu() {
  const t = useText()
  const navigate = useNavigate()
  const me = useMe().data
  const [theme, setTheme] = useState(document.documentElement.dataset.theme)
  const turn = () => {
    const next = theme === 'light' ? 'dark' : 'light'
    document.documentElement.dataset.theme = next
    localStorage.setItem('theme', next)
    setTheme(next)
  }
  const signOut = async () => {
    await call('operators.logout', {}).catch(() => {})
    leave()
    queryClient.clear()
  }
  return (
    <Menu
      label={`${t('shell.me')} ${me?.username ?? ''}`}
      side="end"
      className={classes.face ?? ''}
      face={
        <>
          <Icon name="circle-user" size={18} />
          {me?.username}
        </>
      }
    >
      {close => (
        <div className={classes.choices}>
          <button
            type="button"
            className={classes.choice}
            onClick={() => {
              close()
              void navigate({ to: '/settings/me' })
            }}
          >
            {t('screen./settings/me')}
          </button>
          <button type="button" className={classes.choice} onClick={turn}>
            <Icon name={theme === 'light' ? 'moon' : 'sun'} size={16} />
            {t(theme === 'light' ? 'shell.dark' : 'shell.light')}
          </button>
          {completeLanguages.map(language => (
            <button
              key={language}
              type="button"
              className={classes.choice}
              lang={language === 'CN' ? 'zh' : language.toLowerCase()}
              aria-pressed={language === currentLanguage()}
              onClick={() => void chooseLanguage(language).then(() => queryClient.invalidateQueries())}
            >
              {names[language]}
            </button>
          ))}
          <button type="button" className={classes.choice} onClick={() => void signOut()}>
            <Icon name="log-out" size={16} />
            {t('shell.signOut')}
          </button>
        </div>
      )}
    </Menu>
  )
}
