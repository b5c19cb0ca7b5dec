import type { GameType } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { buttonClass } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { gameMenusQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { submenuUrl } from '../../shared/pictures.ts'
import { useModule } from '../../shared/settings/modules.ts'
import { groupForPath } from '../banners/index.ts'
import { vendorAddress } from '../launch/index.ts'
import { categoriesOf } from './categories.ts'
import classes from './category-nav.module.css'
import type { CategoryItem } from './nav-items.ts'
import { instantPlace, isInstantPlace, navItems } from './nav-items.ts'
import { useVendorPress } from './use-vendor-press.ts'

export const categoryKey = (type: GameType): TextKey => `category.${type}`

/** Categories that hold vendors, in menu order. */
export function useCategories() {
  const { data = [] } = useQuery(gameMenusQuery(useApp()))
  return categoriesOf(data)
}

/** Home, then one item a game type with a sheet of vendor logos on hover and on focus. */
export function CategoryNav() {
  const t = useText()
  const path = useRouterState({ select: state => state.location.pathname })
  const isInstant = useRouterState({ select: ({ location }) => isInstantPlace(location) })
  const hasPromotions = useModule('PROMOTIONS')
  const items = navItems(useCategories(), { hasPromotions })
  return (
    <nav className={classes.nav} aria-label={t('shell.categories')}>
      {items.map(item =>
        item.kind === 'category' ? (
          <CategoryMenu key={item.type} item={item} path={isInstant ? null : path} />
        ) : item.kind === 'instant' ? (
          <Link key={item.kind} {...instantPlace} className={classNames(classes.item, isInstant && classes.active)}>
            {t('nav.instant')}
          </Link>
        ) : (
          <Link
            key={item.kind}
            to={item.kind === 'home' ? '/' : '/promotions'}
            className={classNames(
              classes.item,
              groupForPath(path) === (item.kind === 'home' ? 'home' : 'promotion') && classes.active,
            )}
          >
            {t(`nav.${item.kind}`)}
          </Link>
        ),
      )}
    </nav>
  )
}

/** A press on a category opens its page, or starts its first game; one on a vendor starts that vendor. */
function CategoryMenu({ item: { type, first, vendors, more }, path }: { item: CategoryItem; path: string | null }) {
  const t = useText()
  const { imageCdn } = useApp()
  const { pressCategory, pressVendor } = useVendorPress()
  const to = gameTypePaths[type]
  const isHere = path === to || path?.startsWith(`${to}/`)
  return (
    <div className={classes.group}>
      <Link
        to={to}
        className={classNames(classes.item, isHere && classes.active)}
        onClick={event => pressCategory(type, first.vassalage, event)}
      >
        {t(categoryKey(type))}
      </Link>
      {vendors.length > 0 && (
        <div className={classes.sheet} data-testid={`vendors-${type}`}>
          <ul className={classes.logos}>
            {vendors.map(card => (
              <li key={card.vassalage}>
                <Link
                  {...(vendorAddress(card.gameType, card.vassalage) as { to: string })}
                  className={classes.logo}
                  onClick={event => pressVendor(card, event)}
                >
                  <img
                    src={submenuUrl(imageCdn, card.gameType, card.vassalage)}
                    width={158}
                    height={71}
                    alt={card.vendorName}
                    loading="lazy"
                    fetchPriority="low"
                  />
                </Link>
              </li>
            ))}
            {more && (
              <li>
                <Link to={to} className={classNames(buttonClass('plain'), classes.more)}>
                  {t('nav.more')}
                  <span className="visually-hidden">{t(categoryKey(type))}</span>
                </Link>
              </li>
            )}
          </ul>
        </div>
      )}
    </div>
  )
}
