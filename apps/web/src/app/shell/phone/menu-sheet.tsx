import { gameTypePaths } from '@baize/api'
import { Modal } from '@baize/ui/modal.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { vendorAddress } from '../../../features/launch/index.ts'
import { categoryKey, useCategories, useVendorPress } from '../../../features/navigation/index.ts'
import { ShortcutList } from '../../../features/shortcuts/index.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { categoryIconUrl } from '../../../shared/pictures.ts'
import { LanguageChoices } from '../header/language-switch.tsx'
import { ThemeSwitch } from '../header/theme-switch.tsx'
import classes from './sheets.module.css'

/** The menu of a narrow window: categories with their vendors to search in, language and theme. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { imageCdn } = useApp()
  const { pressCategory, pressVendor } = useVendorPress()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  return (
    <Modal title={t('shell.menu')} closeLabel={t('action.close')} onClose={onClose} closesOutside widthPx={520}>
      <div className={classes.menu}>
        <div className={classes.settings}>
          <section>
            <h3 className={classes.heading}>{t('shell.language')}</h3>
            <LanguageChoices />
          </section>
          <section className={classes.theme}>
            <h3 className={classes.heading}>{t('shell.theme')}</h3>
            <ThemeSwitch />
          </section>
        </div>
        <section>
          <h3 className={classes.heading}>{t('shortcuts.title')}</h3>
          <ShortcutList onPress={onClose} />
        </section>
        <input
          type="search"
          className={classes.search}
          placeholder={t('shell.searchVendors')}
          aria-label={t('shell.searchVendors')}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        {useCategories().map(({ title, cards }) => (
          <section key={title}>
            <Link
              to={gameTypePaths[title]}
              className={classes.category}
              onClick={event => {
                if (cards[0]) pressCategory(title, cards[0].vassalage, event)
                onClose()
              }}
            >
              <img src={categoryIconUrl(imageCdn, title)} width={32} height={32} alt="" />
              {t(categoryKey(title))}
            </Link>
            <ul className={classes.vendors}>
              {cards
                .filter(({ vendorName }) => vendorName.toLowerCase().includes(wanted))
                .map(card => (
                  <li key={card.vassalage}>
                    <Link
                      {...(vendorAddress(card.gameType, card.vassalage) as { to: string })}
                      onClick={event => {
                        pressVendor(card, event)
                        onClose()
                      }}
                    >
                      {card.vendorName}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  )
}
