import type { GameType } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { Icon } from '@baize/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { LotteryType } from '../../lottery/index.ts'
import { LotteryCard, LotteryCardSkeleton, lotteryListQuery } from '../../lottery/index.ts'
import { chosenDraws } from './chosen-draws.ts'
import classes from './strips.module.css'

/** The last numbers and the next draw of several lotteries, all of one call; left out where none sells. */
export default function DrawStrip({ type }: { type: GameType & LotteryType }) {
  const t = useText()
  const { data, isError } = useQuery(lotteryListQuery(useApp(), type))
  const lotteries = data && chosenDraws(data.lotteries)
  if (isError || lotteries?.length === 0) return <span hidden />
  return (
    <section aria-labelledby="draws-title">
      <header className={classes.head}>
        <Icon name="timer" size={19} />
        <h2 id="draws-title">{t('lottery.nextDraws')}</h2>
        <Link to={gameTypePaths[type]}>
          {t('lottery.all')}
          <Icon name="arrow-right" size={14} />
        </Link>
      </header>
      <div className={classes.draws}>
        {lotteries?.map(lottery => <LotteryCard key={lottery.gameCode} lottery={lottery} />) ??
          ['a', 'b', 'c', 'd', 'e', 'f'].map(key => <LotteryCardSkeleton key={key} />)}
      </div>
    </section>
  )
}
