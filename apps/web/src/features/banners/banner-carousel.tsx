import type { ResponseOf } from '@baize/api'
import { bannerAutoplayMs } from '@baize/api'
import { IconButton } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { announcementsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useIsMember } from '../../shared/session/use-member.ts'
import { useCanRegister } from '../../shared/settings/modules.ts'
import { useIdle } from '../../shared/use-idle.ts'
import classes from './banner-carousel.module.css'
import { bannerTarget } from './banner-link.ts'
import { BannerPicture } from './banner-picture.tsx'
import { useSlides } from './use-slides.ts'

type Banner = ResponseOf<'site.announcements'>['banners'][number]

/** The banners of a group, one after the other every five seconds; nothing when the group is empty. */
export function BannerCarousel({ group, slim }: { group: string; slim?: boolean }) {
  const t = useText()
  const { data } = useQuery(announcementsQuery(useApp()))
  const isMember = useIsMember()
  const mayRegister = useCanRegister() && !isMember
  const banners = (data?.banners ?? []).filter(
    ({ groupName, url }) => groupName === group && (mayRegister || !url.startsWith('/register')),
  )
  const { ref, index, playing, setPlaying, goTo } = useSlides(banners.length, bannerAutoplayMs)
  if (banners.length === 0) return null
  return (
    <section
      className={classNames(classes.carousel, slim && classes.slim)}
      aria-roledescription="carousel"
      aria-label={t('home.banners')}
      data-testid="banners"
    >
      <div ref={ref} className={classes.slides}>
        {banners.map((banner, at) => (
          <Slide
            key={banner.bannerId}
            banner={banner}
            slim={slim}
            first={at === 0}
            label={t('home.bannerOf', { at: at + 1, count: banners.length })}
            current={at === index}
          />
        ))}
      </div>
      {banners.length > 1 && (
        <div className={classes.controls}>
          {banners.map(({ bannerId, title }, at) => (
            <button
              key={bannerId}
              type="button"
              className={classes.dot}
              aria-label={t('home.showBanner', { title })}
              aria-current={at === index}
              onClick={() => goTo(at)}
            />
          ))}
          <IconButton
            icon={playing ? 'pause' : 'play'}
            iconSize={13}
            label={t(playing ? 'home.pauseBanners' : 'home.playBanners')}
            className={classes.pause}
            onClick={() => setPlaying(!playing)}
          />
        </div>
      )}
    </section>
  )
}

function Slide(props: { banner: Banner; slim?: boolean; first: boolean; current: boolean; label: string }) {
  const { banner, slim, first, current, label } = props
  const later = useIdle()
  return (
    <section className={classes.slide} aria-roledescription="slide" aria-label={label} inert={!current}>
      {(first || later) && <BannerPicture image={banner.image} first={first} slim={slim} />}
      <div className={classes.words}>
        <h2 className={classes.title}>{banner.title}</h2>
        <p className={classes.text}>{banner.text}</p>
        <BannerLink banner={banner} className={classes.action ?? ''}>
          {banner.action}
        </BannerLink>
      </div>
      <BannerLink banner={banner} className={classes.cover ?? ''} hidden />
    </section>
  )
}

/** What a banner opens: inside the site without a reload, elsewhere in a window of its own, and nothing without a link type. */
function BannerLink(props: { banner: Banner; className: string; hidden?: boolean; children?: string }) {
  const { banner, className, hidden, children } = props
  const target = bannerTarget(banner.linkageType, banner.url)
  const unseen = hidden ? { 'aria-hidden': true, tabIndex: -1 } : {}
  if (target.kind === 'none') return null
  if (target.kind === 'outside')
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer" className={className} {...unseen}>
        {children}
      </a>
    )
  return (
    <Link
      to={target.to}
      search={target.search}
      {...(target.hash ? { hash: target.hash } : {})}
      className={className}
      resetScroll={target.to !== '/register'}
      {...unseen}
    >
      {children}
    </Link>
  )
}
