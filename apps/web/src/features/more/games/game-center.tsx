import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gameMenusQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { categoryIconUrl } from '../../../shared/pictures.ts'
import { Waiting } from '../../../shared/waiting.tsx'
import { VendorLogo } from '../../games/index.ts'
import { vendorAddress } from '../../launch/index.ts'
import classes from '../more.module.css'
import { PageHead } from '../page-head.tsx'
import own from './game-center.module.css'

/** Every category with all its providers, each a way into its lobby. */
export function GameCenter() {
  const t = useText()
  const { imageCdn } = useApp()
  const query = useQuery(gameMenusQuery(useApp()))
  const lanes = query.data?.filter(({ cards }) => cards.length > 0) ?? []
  return (
    <div className={classes.page}>
      <PageHead title={t('news.games')} lead={t('news.gamesLead')} />
      {!query.data && <Waiting queries={[query]} blank={classes.blank} />}
      {lanes.map(({ title, cards }) => (
        <section key={title} className={own.lane} aria-labelledby={`lane-${title}`}>
          <header className={own.head}>
            <img src={categoryIconUrl(imageCdn, title)} width={36} height={36} alt="" loading="lazy" />
            <h2 id={`lane-${title}`}>
              <Link {...vendorAddress(title, null)}>{t(`category.${title}`)}</Link>
            </h2>
          </header>
          <ul className={own.vendors}>
            {cards.map(({ vassalage, vendorName, gameCount }) => (
              <li key={vassalage}>
                <Link {...vendorAddress(title, vassalage)} className={own.vendor}>
                  <VendorLogo gameType={title} vassalage={vassalage} name={vendorName} />
                  <small>{t('news.gameCount', { count: gameCount })}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
