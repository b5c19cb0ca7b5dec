import { partnersInView } from '@baize/api'
import { Button, IconButton } from '@baize/ui/button.tsx'
import { useScroller } from '@baize/ui/use-scroller.ts'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { placesOf } from '../../../features/navigation/index.ts'
import { useService } from '../../../features/service/index.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from './footer.module.css'

/**
 * Partners, ways to help, sample badges, the safe-play line, age mark and copyright. The page tells it where it stands:
 * it is taken over after the rest, and an address read then may be the next one already.
 */
export function Footer({ onHome }: { onHome: boolean }) {
  const t = useText()
  const { brandName, minimumAge, demo } = useApp().permission.info
  const year = useApp().permission.serverTime.slice(0, 4)
  return (
    <footer className={classes.footer} data-chrome>
      <div className={classes.inside}>
        <Partners />
        <FooterLinks />
        <div className={classes.columns}>
          <Licences onHome={onHome} />
          <section className={classes.words}>
            <p className={classes.safe}>
              <span className={classes.age}>{minimumAge}+</span>
              {t('footer.safePlay')}
            </p>
            {demo && <p>{t('footer.demo')}</p>}
            <p>{t('footer.languages')}</p>
            <p>{t('footer.copyright', { year, brand: brandName })}</p>
          </section>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  const t = useText()
  const service = useService()
  const { modules } = useApp().permission.info
  return (
    <ul className={classes.links}>
      {placesOf(modules).map(([to, key]) => (
        <li key={to}>
          <Link to={to}>{t(key)}</Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => service()}>
          {t('service.title')}
        </button>
      </li>
    </ul>
  )
}

/** The badges; what they stand for is told in a dialog of the home page. */
function Licences({ onHome }: { onHome: boolean }) {
  const t = useText()
  const { licences } = useApp().permission.info
  return (
    <section className={classes.licences} aria-label={t('footer.licences')}>
      <ul className={classes.badges}>
        {licences.map(({ code, name, sample }) => (
          <li key={code} className={classes.badge} data-testid={`licence-${code}`}>
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
      {onHome && licences.length > 0 && (
        <Button size="small" icon="shield-check" onClick={() => openDialog({ kind: 'licences' })}>
          {t('footer.licence')}
        </Button>
      )}
    </section>
  )
}

/** Logos of the partners, some at a time. */
function Partners() {
  const t = useText()
  const { ref, move, atStart, atEnd } = useScroller<HTMLUListElement>()
  const { partners } = useApp().permission.info
  if (partners.length === 0) return null
  const inView = { '--in-view': partnersInView } as CSSProperties
  return (
    <section className={classes.carousel} style={inView} aria-label={t('footer.studios')}>
      <IconButton framed icon="chevron-left" label={t('action.back')} disabled={atStart} onClick={() => move(-1)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reached by the keyboard */}
      <ul ref={ref} className={classes.slides} tabIndex={0} aria-label={t('footer.studios')} data-testid="partners">
        {partners.map(({ name, logo }) => (
          <li key={name} className={classes.slide}>
            <img src={logo} width={112} height={32} alt={name} loading="lazy" fetchPriority="low" />
          </li>
        ))}
      </ul>
      <IconButton framed icon="chevron-right" label={t('action.forward')} disabled={atEnd} onClick={() => move(1)} />
    </section>
  )
}
