import { gameTypePaths } from '@baize/api'
import { Modal } from '@baize/ui/modal.tsx'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { vendorAddress } from '../../../features/launch/index.ts'
import {
  categoryItem,
  categoryKey,
  hasInstantGames,
  instantPlace,
  type Lane,
  useCategories,
  useVendorPress,
} from '../../../features/navigation/index.ts'
import { ShortcutList } from '../../../features/shortcuts/index.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { categoryIconUrl } from '../../../shared/pictures.ts'
import { Clock } from '../header/clock.tsx'
import { LanguageChoices } from '../header/language-switch.tsx'
import { ThemeSwitch } from '../header/theme-switch.tsx'
import classes from './sheets.module.css'

/** The menu of a narrow window: categories with their vendors to search in, language and theme. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { imageCdn } = useApp()
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
            <Clock />
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
        {useCategories().map(category => (
          <Fragment key={category.title}>
            <CategoryPart {...category} wanted={wanted} onPress={onClose} />
            {hasInstantGames(category.title, category.cards) && (
              <Link {...instantPlace} className={classes.category} onClick={onClose}>
                <img src={categoryIconUrl(imageCdn, 'INSTANT')} width={32} height={32} alt="" />
                {t('nav.instant')}
              </Link>
            )}
          </Fragment>
        ))}
      </div>
    </Modal>
  )
}

/** A category with the vendors that the header would show of those whose names hold what is wanted. */
function CategoryPart({ title, cards, wanted, onPress }: Lane & { wanted: string; onPress: () => void }) {
  const t = useText()
  const { imageCdn } = useApp()
  const { pressCategory, pressVendor } = useVendorPress()
  const named = cards.filter(({ vendorName }) => vendorName.toLowerCase().includes(wanted))
  const { vendors, more } = categoryItem(title, named)
  return (
    <section data-testid={`menu-${title}`}>
      <Link
        to={gameTypePaths[title]}
        className={classes.category}
        onClick={event => {
          if (cards[0]) pressCategory(title, cards[0].vassalage, event)
          onPress()
        }}
      >
        <img src={categoryIconUrl(imageCdn, title)} width={32} height={32} alt="" />
        {t(categoryKey(title))}
      </Link>
      {vendors.length > 0 && (
        <ul className={classes.vendors}>
          {vendors.map(card => (
            <li key={card.vassalage}>
              <Link
                {...(vendorAddress(card.gameType, card.vassalage) as { to: string })}
                onClick={event => {
                  pressVendor(card, event)
                  onPress()
                }}
              >
                {card.vendorName}
              </Link>
            </li>
          ))}
          {more && (
            <li>
              <Link to={gameTypePaths[title]} onClick={onPress}>
                {t('nav.more')}
                <span className="visually-hidden">{t(categoryKey(title))}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
