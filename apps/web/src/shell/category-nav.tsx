import type { GameType, VendorCard } from '@baize/api'
import { gameTypePaths, navVendorLimit } from '@baize/api'
import { buttonClass } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useApp } from '../app/app.tsx'
import { gameMenusQuery } from '../app/queries.ts'
import { registerPaths } from '../app/register-paths.ts'
import { VendorLogo } from '../games/vendor-logo.tsx'
import type { TextKey } from '../shared/i18n/use-text.ts'
import { useText } from '../shared/i18n/use-text.ts'
import classes from './category-nav.module.css'

/** Types whose vendors stay out of the menus. */
const withoutVendors: readonly GameType[] = ['ELOTT', 'DS88']

export const categoryKey = (type: GameType): TextKey => `category.${type}`

/** Game types that hold vendors, in menu order. */
export function useCategories() {
  const { data = [] } = useQuery(gameMenusQuery(useApp()))
  return data.filter(({ cards }) => cards.length > 0)
}

const homePaths = ['/', '/index', '/index.html', '/home', ...registerPaths]

/** Home, then one item a game type with a sheet of vendor logos on hover and on focus. */
export function CategoryNav() {
  const t = useText()
  const path = useRouterState({ select: state => state.location.pathname })
  const categories = useCategories()
  const onHome = homePaths.includes(path)
  return (
    <nav className={classes.nav} aria-label={t('shell.categories')}>
      <Link to="/" className={classNames(classes.item, onHome && classes.active)}>
        {t('nav.home')}
      </Link>
      {categories.map(({ title, cards }) => (
        <div key={title} className={classes.group}>
          <Link
            to={gameTypePaths[title]}
            className={classNames(classes.item, path === gameTypePaths[title] && classes.active)}
          >
            {t(categoryKey(title))}
          </Link>
          {!withoutVendors.includes(title) && <VendorSheet type={title} vendors={cards.slice(0, navVendorLimit)} />}
        </div>
      ))}
    </nav>
  )
}

function VendorSheet({ type, vendors }: { type: GameType; vendors: VendorCard[] }) {
  const t = useText()
  return (
    <div className={classes.sheet}>
      <ul className={classes.logos}>
        {vendors.map(({ vassalage, vendorName }) => (
          <li key={vassalage}>
            <Link to={gameTypePaths[type]} search={{ page: vassalage } as never} className={classes.logo}>
              <VendorLogo gameType={type} vassalage={vassalage} name={vendorName} />
            </Link>
          </li>
        ))}
        {vendors.length === navVendorLimit && (
          <li>
            <Link to={gameTypePaths[type]} className={classNames(buttonClass('plain'), classes.more)}>
              {t('nav.more')}
              <span className="visually-hidden">{t(categoryKey(type))}</span>
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
