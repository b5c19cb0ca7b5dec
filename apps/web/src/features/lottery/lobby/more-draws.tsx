import type { GameCard, LotteryCard as Lottery } from '@baize/api'
import { prizeModeOfVendor } from '@baize/api/prize-mode'
import { useQuery } from '@tanstack/react-query'
import { gameMenusQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LotteryCard } from '../lottery-card.tsx'
import type { LotteryType } from '../lottery-queries.ts'
import { lotteryListQuery, vietnamMenuQuery } from '../lottery-queries.ts'
import classes from './lottery.module.css'

/** The other draws of a lottery's vendor, those that come soonest first. Vietnamese ones come from their menu. */
export function MoreDraws({ game }: { game: GameCard }) {
  const t = useText()
  const app = useApp()
  const isVietnamese = game.vassalage === 'TCG_LOTTO_VN'
  const { prizeModes, vendorPrizeModes } = app.permission.info
  const { data: lanes } = useQuery(gameMenusQuery(app))
  const mode = prizeModeOfVendor('TCG_LOTTO_VN', vendorPrizeModes, lanes ?? []) ?? 'LOTT'
  const menu = useQuery({
    ...vietnamMenuQuery(app, prizeModes[mode]),
    enabled: isVietnamese && lanes !== undefined,
  })
  const list = useQuery({ ...lotteryListQuery(app, game.gameType as LotteryType), enabled: !isVietnamese })
  const all: Lottery[] = (isVietnamese ? menu.data?.gameMenus : list.data?.lotteries) ?? []
  const others = all
    .filter(({ gameCode, vassalage }) => gameCode !== game.gameCode && vassalage === game.vassalage)
    .toSorted((a, b) => drawsAtMs(a) - drawsAtMs(b))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="more-draws" className={classes.section}>
      <h2 id="more-draws">{t('lottery.more')}</h2>
      <ul className={classes.grid}>
        {others.slice(0, 6).map(lottery => (
          <li key={lottery.gameCode}>
            <LotteryCard lottery={lottery} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const drawsAtMs = ({ next }: Lottery): number => (next ? Date.parse(next.drawsAt) : Number.POSITIVE_INFINITY)
