import { gameTypePaths } from '@baize/api'
import { IconButton } from '@baize/ui/button.tsx'
import { useScroller } from '@baize/ui/use-scroller.ts'
import { Link } from '@tanstack/react-router'
import { useApp } from '../app/app.tsx'
import { VendorLogo } from '../games/vendor-logo.tsx'
import { useText } from '../shared/i18n/use-text.ts'
import { useCategories } from './category-nav.tsx'
import classes from './footer.module.css'

/** Studios, sample badges, the safe-play line, age mark and copyright. */
export function Footer() {
  const t = useText()
  const { brandName, licences, minimumAge, demo } = useApp().permission.info
  const year = useApp().permission.serverTime.slice(0, 4)
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <VendorCarousel />
        <div className={classes.columns}>
          <section aria-label={t('footer.licences')}>
            <ul className={classes.badges}>
              {licences.map(({ code, name, sample }) => (
                <li key={code} className={classes.badge}>
                  <span className={classes.seal} aria-hidden="true">
                    {code}
                  </span>
                  <span>
                    <strong>{name}</strong>
                    {sample && <small>{t('footer.sample')}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section className={classes.words}>
            <p className={classes.safe}>
              <span className={classes.age}>{minimumAge}+</span>
              {t('footer.safePlay')}
            </p>
            {demo && <p>{t('footer.demo')}</p>}
            <p>{t('footer.copyright', { year, brand: brandName })}</p>
          </section>
        </div>
      </div>
    </footer>
  )
}

function VendorCarousel() {
  const t = useText()
  const { ref, move, atStart, atEnd } = useScroller<HTMLUListElement>()
  const vendors = useCategories().flatMap(({ cards }) => cards)
  if (vendors.length === 0) return null
  return (
    <section className={classes.carousel} aria-label={t('footer.studios')}>
      <IconButton framed icon="chevron-left" label={t('action.back')} disabled={atStart} onClick={() => move(-1)} />
      <ul ref={ref} className={classes.slides}>
        {vendors.map(({ gameType, vassalage, vendorName }) => (
          <li key={`${gameType}${vassalage}`} className={classes.slide}>
            <Link to={gameTypePaths[gameType]} search={{ page: vassalage } as never} className={classes.vendor}>
              <VendorLogo gameType={gameType} vassalage={vassalage} name={vendorName} />
            </Link>
          </li>
        ))}
      </ul>
      <IconButton framed icon="chevron-right" label={t('action.forward')} disabled={atEnd} onClick={() => move(1)} />
    </section>
  )
}
