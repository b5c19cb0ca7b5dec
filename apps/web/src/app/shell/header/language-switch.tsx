import type { Language } from '@baize/api'
import { Icon } from '@baize/ui/icon.tsx'
import { Menu } from '@baize/ui/menu.tsx'
import { isGamePage } from '../../../features/launch/index.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { localeTag } from '../../../shared/i18n/language.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { flagUrl } from '../../../shared/pictures.ts'
import classes from './top-bar.module.css'

/** Languages name themselves; the flag is that of the country where the site's readers live. */
const names: Record<Language, { own: string; country: string }> = {
  CN: { own: '简体中文', country: 'CN' },
  EN: { own: 'English', country: 'US' },
  ID: { own: 'Bahasa Indonesia', country: 'ID' },
  TH: { own: 'ไทย', country: 'TH' },
  TY: { own: 'Filipino', country: 'PH' },
  VI: { own: 'Tiếng Việt', country: 'VN' },
  JA: { own: '日本語', country: 'JP' },
}

export function LanguageSwitch() {
  const t = useText()
  const { language } = useApp()
  return (
    <Menu
      label={`${t('shell.language')}: ${names[language].own}`}
      className={classes.control ?? ''}
      face={
        <>
          <Flag language={language} />
          {names[language].own}
          <Icon name="chevron-down" size={13} />
        </>
      }
    >
      {close => <LanguageChoices onChosen={close} />}
    </Menu>
  )
}

/** The languages on offer, the one in use marked. */
export function LanguageChoices({ onChosen }: { onChosen?: () => void }) {
  const t = useText()
  const { language, permission } = useApp()
  async function choose(code: Language): Promise<void> {
    // A game speaks the language that it was opened in, so that its page is loaded anew.
    const isGame = isGamePage(location.pathname)
    onChosen?.()
    try {
      const { chooseLanguage } = await import('../../../shared/settings/change-language.ts')
      await chooseLanguage(code)
      if (isGame) location.reload()
    } catch {
      openMessage({ title: t('shell.language'), text: t('error.network') })
    }
  }
  return (
    <div className={classes.choices}>
      {permission.info.languages.map(code => (
        <button
          key={code}
          type="button"
          className={classes.choice}
          lang={localeTag(code)}
          aria-pressed={code === language}
          onClick={() => void choose(code)}
        >
          <Flag language={code} />
          {names[code].own}
          {code === language && <Icon name="check" size={15} />}
        </button>
      ))}
    </div>
  )
}

function Flag({ language }: { language: Language }) {
  const { imageCdn } = useApp()
  return (
    <img
      src={flagUrl(imageCdn, names[language].country)}
      width={16}
      height={16}
      alt=""
      loading="lazy"
      className={classes.flag}
    />
  )
}
