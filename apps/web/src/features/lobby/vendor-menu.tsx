import type { GameType } from '@baize/api'
import { vendorArrowsAbove } from '@baize/api'
import { IconButton } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { useScroller } from '@baize/ui/use-scroller.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { vendorsIn, vendorsQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { VendorLogo } from '../games/index.ts'
import { vendorAddress } from '../launch/index.ts'
import classes from './vendor-menu.module.css'

/** The vendors of a lobby in a row; the one in the address is marked. Arrows come with more than eight. */
export function VendorMenu({ gameType, active }: { gameType: GameType; active: string | null }) {
  const t = useText()
  const vendors = vendorsIn(useQuery(vendorsQuery(useApp())).data, gameType)
  const { ref, move, atStart, atEnd } = useScroller<HTMLElement>()
  const arrows = vendors.length > vendorArrowsAbove
  return (
    <div className={classes.menu}>
      {arrows && (
        <IconButton
          framed
          icon="chevron-left"
          label={t('action.back')}
          disabled={atStart}
          className={classes.arrow}
          onClick={() => move(-1)}
        />
      )}
      <nav ref={ref} className={classes.row} aria-label={t('lobby.studios')}>
        <Link
          to={vendorAddress(gameType, null).to}
          search={{}}
          className={classNames(classes.vendor, !active && classes.active)}
          activeOptions={{ exact: true }}
          aria-current={active ? undefined : 'page'}
          resetScroll={false}
        >
          {t('lobby.allStudios')}
        </Link>
        {vendors.map(({ vassalage, vendorName }) => (
          <Link
            key={vassalage}
            to={vendorAddress(gameType, vassalage).to}
            search={vendorAddress(gameType, vassalage).search}
            className={classNames(classes.vendor, vassalage === active && classes.active)}
            aria-current={vassalage === active ? 'page' : undefined}
            resetScroll={false}
            preload={false}
          >
            <VendorLogo gameType={gameType} vassalage={vassalage} name={vendorName} active={vassalage === active} />
          </Link>
        ))}
      </nav>
      {arrows && (
        <IconButton
          framed
          icon="chevron-right"
          label={t('action.forward')}
          disabled={atEnd}
          className={classes.arrow}
          onClick={() => move(1)}
        />
      )}
    </div>
  )
}
