import { gameTypePaths } from '@baize/api'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../app/app.tsx'
import { categoryIconUrl } from '../../games/pictures.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { categoryKey, useCategories } from '../../shell/category-nav.tsx'
import classes from './category-tiles.module.css'

/** A tile a game type, when there is more than one to choose from. */
export function CategoryTiles() {
  const t = useText()
  const { imageCdn } = useApp()
  const categories = useCategories()
  if (categories.length < 2) return null
  return (
    <ul className={classes.tiles}>
      {categories.map(({ title }) => (
        <li key={title}>
          <Link to={gameTypePaths[title]} className={classes.tile}>
            <img src={categoryIconUrl(imageCdn, title)} width={40} height={40} alt="" loading="lazy" />
            {t(categoryKey(title))}
          </Link>
        </li>
      ))}
    </ul>
  )
}
