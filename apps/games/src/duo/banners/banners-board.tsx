import type { BannersView } from '@baize/game-kit/pvp/banners/index'
import { usePage } from '../context.ts'
import type { MatchPicture } from '../state/match-picture.ts'
import { Flag } from './flag.tsx'

const BANNERS = 7

/** The banner that is up, those that ties left lying, the cards that lie face down, and how the last one was decided. */
export function BannersBoard({ match, names }: { match: MatchPicture; names: readonly string[] }) {
  const { t } = usePage()
  const { banners, carried, points, hasChosen, chosen } = match.view.game as BannersView
  const own = match.view.seat
  const up = banners.at(-1)!
  const { shown } = match
  const lastBanner = banners.at(match.view.end ? -1 : -2)
  return (
    <div className="banners-board">
      <div className="score">
        {[own, 1 - own].map(seat => (
          <div key={seat} className="score-side" data-own={seat === own}>
            <span className="score-name">{names[seat]}</span>
            <b className="score-points">{points[seat]}</b>
          </div>
        ))}
      </div>
      <div className="banner-row">
        <span className="face-down" data-laid={hasChosen[own]}>
          {chosen ?? match.sent?.card ?? ''}
        </span>
        <div className="banner-up" role="img" aria-label={t('banners.up', { n: up })}>
          <Flag key={up} n={up} />
          {carried.length > 0 && (
            <div className="carried">
              {carried.map(banner => (
                <Flag key={banner} n={banner} isSmall />
              ))}
            </div>
          )}
        </div>
        <span className="face-down is-other" data-laid={hasChosen[1 - own]} />
      </div>
      <p className="quiet">
        {t('banners.count', { n: banners.length, of: BANNERS })}
        {carried.length > 0 && ` · ${t('banners.carried', { n: carried.reduce((sum, one) => sum + one, 0) })}`}
      </p>
      {shown?.kind === 'shown-cards' && lastBanner !== undefined && (
        <p className="last-cards" key={banners.length}>
          <span>{t('banners.last', { n: lastBanner })}</span>
          <b data-won={shown.winner === own}>{shown.cards[own]}</b> :{' '}
          <b data-won={shown.winner === 1 - own}>{shown.cards[1 - own]}</b>
        </p>
      )}
    </div>
  )
}
