import { gameTypePaths } from '@baize/api'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, Fragment } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { categoryIconUrl } from '../../../shared/pictures.ts'
import { GamesCount } from '../../games/index.ts'
import { categoryKey, hasInstantGames, instantPlace, useCategories } from '../../navigation/index.ts'
import classes from './category-tiles.module.css'

/** A strip of game types, each with its picture and how many games it holds, when there is more than one to choose from. */
export function CategoryTiles() {
  const t = useText()
  const { imageCdn } = useApp()
  const categories = useCategories()
  if (categories.length < 2) return null
  const hasInstant = categories.some(({ title, cards }) => hasInstantGames(title, cards))
  const count = categories.length + (hasInstant ? 1 : 0)
  return (
    <ul className={classes.tiles} style={{ '--count': count } as CSSProperties}>
      {categories.map(({ title, cards }) => (
        <Fragment key={title}>
          <li>
            <Link to={gameTypePaths[title]} className={classes.tile}>
              <img src={categoryIconUrl(imageCdn, title)} width={52} height={52} alt="" loading="lazy" />
              <span>
                <b>{t(categoryKey(title))}</b>
                <small>
                  <GamesCount count={cards.reduce((sum, { gameCount }) => sum + gameCount, 0)} />
                </small>
              </span>
            </Link>
          </li>
          {hasInstantGames(title, cards) && (
            <li>
              <Link {...instantPlace} className={classes.tile}>
                <img src={categoryIconUrl(imageCdn, 'INSTANT')} width={52} height={52} alt="" loading="lazy" />
                <span>
                  <b>{t('nav.instant')}</b>
                  <small>{t('home.instantKinds')}</small>
                </span>
              </Link>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
