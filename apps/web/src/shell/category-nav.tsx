import type { GameType } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { buttonClass } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useApp } from '../app/app.tsx'
import { gameMenusQuery } from '../app/queries.ts'
import { groupForPath } from '../banners/banner-groups.ts'
import { submenuUrl } from '../games/pictures.ts'
import type { TextKey } from '../shared/i18n/use-text.ts'
import { useText } from '../shared/i18n/use-text.ts'
import classes from './category-nav.module.css'
import type { CategoryItem } from './nav-items.ts'
import { navItems } from './nav-items.ts'

export const categoryKey = (type: GameType): TextKey => `category.${type}`

/** Game types that hold vendors, in menu order. */
export function useCategories() {
  const { data = [] } = useQuery(gameMenusQuery(useApp()))
  return data.filter(({ cards }) => cards.length > 0)
}

/** Home, then one item a game type with a sheet of vendor logos on hover and on focus. */
export function CategoryNav() {
  const t = useText()
  const path = useRouterState({ select: state => state.location.pathname })
  const items = navItems(useCategories(), { hasPromotions: false })
  return (
    <nav className={classes.nav} aria-label={t('shell.categories')}>
      {items.map(item =>
        item.kind === 'category' ? (
          <Category key={item.type} item={item} path={path} />
        ) : (
          <Link
            key={item.kind}
            to="/"
            className={classNames(classes.item, groupForPath(path) === 'home' && classes.active)}
          >
            {t('nav.home')}
          </Link>
        ),
      )}
    </nav>
  )
}

function Category({ item: { type, vendors, more }, path }: { item: CategoryItem; path: string }) {
  const t = useText()
  const { imageCdn } = useApp()
  const to = gameTypePaths[type]
  return (
    <div className={classes.group}>
      <Link to={to} className={classNames(classes.item, path === to && classes.active)}>
        {t(categoryKey(type))}
      </Link>
      {vendors.length > 0 && (
        <div className={classes.sheet} data-testid={`vendors-${type}`}>
          <ul className={classes.logos}>
            {vendors.map(({ vassalage, vendorName }) => (
              <li key={vassalage}>
                <Link to={to} search={{ page: vassalage } as never} className={classes.logo}>
                  <img
                    src={submenuUrl(imageCdn, type, vassalage)}
                    width={158}
                    height={71}
                    alt={vendorName}
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
