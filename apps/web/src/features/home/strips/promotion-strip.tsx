import { Icon } from '@baize/ui/icon.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useZone } from '../../../shared/moments/use-zone.ts'
import { useDay } from '../../../shared/records/days/days.ts'
import { filterPromotions, useMemberQuery } from '../../promotions/index.ts'
import classes from './strips.module.css'

/** Promotions that the home page shows. */
const most = 6

/** What the brand offers now, those that end first in front; left out where nothing runs. */
export default function PromotionStrip() {
  const t = useText()
  const day = useDay()
  const { imageCdn } = useApp()
  const zone = useZone()
  const { data, isError } = useMemberQuery('promotions.list', {})
  const running =
    data &&
    filterPromotions(data.list, 'running', null, zone)
      .toSorted((a, b) => a.endsAt.localeCompare(b.endsAt))
      .slice(0, most)
  if (isError || running?.length === 0) return <span hidden />
  return (
    <section aria-labelledby="promotions-title">
      <header className={classes.head}>
        <Icon name="gift" size={19} />
        <h2 id="promotions-title">{t('promo.title')}</h2>
        <Link to="/promotions">
          {t('games.seeAll')}
          <Icon name="arrow-right" size={14} />
        </Link>
      </header>
      <ul className={classes.promotions}>
        {running?.map(({ id, title, picture, endsAt }) => (
          <li key={id}>
            <Link to="/promoDetail" search={{ id }} className={classes.promotion}>
              <img
                src={`${imageCdn}/banners/${picture}-phone-480.webp`}
                width={480}
                height={360}
                alt=""
                loading="lazy"
              />
              <span className={classes.words}>
                <strong>{title}</strong>
                <small>{t('promo.until', { date: day(endsAt) })}</small>
              </span>
            </Link>
          </li>
        )) ??
          ['a', 'b', 'c'].map(key => (
            <li key={key}>
              <Skeleton className={classes.blank ?? ''} />
            </li>
          ))}
      </ul>
    </section>
  )
}
