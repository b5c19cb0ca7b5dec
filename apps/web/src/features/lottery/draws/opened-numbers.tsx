import type { OpenedNumbers as Opened } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { Icon } from '@baize/ui/icon.tsx'
import { EmptyState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { clockText } from '../../../shared/moments/clock-text.ts'
import { useZone } from '../../../shared/moments/use-zone.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { lotteryListQuery, openedQuery, openedVnQuery } from '../lottery-queries.ts'
import { DrawnNumbers } from './drawn-numbers.tsx'
import classes from './opened-numbers.module.css'
import { openedRows, withLastDraws } from './opened-rows.ts'

const groups = ['vietnam', 'others'] as const
/** Vietnamese lotteries with results from which on they fill the board. */
const fewestGames = 4

const openedGames = (results: readonly Opened[]): number => new Set(results.map(({ gameCode }) => gameCode)).size

/**
 * Results of draws on the home page: Vietnamese ones for everybody, all others for members, who choose between them. A visitor
 * meets the last draws of the quick lotteries among them, which the strip of draws above has asked for.
 */
export default function OpenedNumbers() {
  const t = useText()
  const app = useApp()
  const isMember = useSession(({ status }) => status === 'member')
  const [chosen, setChosen] = useState<(typeof groups)[number] | null>(null)
  const vietnam = useQuery(openedVnQuery(app))
  // Stations draw once a day or less: until there are enough of them, a member meets the others first.
  const fuller = vietnam.data && openedGames(vietnam.data) < fewestGames ? 'others' : 'vietnam'
  const group = isMember ? (chosen ?? fuller) : 'vietnam'
  const quick = useQuery({ ...lotteryListQuery(app, 'ELOTT'), enabled: !isMember })
  const others = useQuery({ ...openedQuery(app), enabled: group === 'others' })
  const { data: told, isError } = group === 'vietnam' ? vietnam : others
  const data = told && withLastDraws(told, isMember ? [] : (quick.data?.lotteries ?? []))
  return (
    <section className={classes.board} aria-labelledby="opened-title">
      <header className={classes.head}>
        <h2 id="opened-title">{t('lottery.title')}</h2>
        {isMember && (
          <fieldset className={classes.groups}>
            <legend className="visually-hidden">{t('lottery.game')}</legend>
            {groups.map(each => (
              <button key={each} type="button" aria-pressed={each === group} onClick={() => setChosen(each)}>
                {t(`lottery.${each}`)}
              </button>
            ))}
          </fieldset>
        )}
        <Link to={gameTypePaths.ELOTT} className={classes.all}>
          {t('lottery.all')}
          <Icon name="arrow-right" size={14} />
        </Link>
      </header>
      {!data && !isError && <Skeleton className={classes.blank ?? ''} />}
      {(isError || data?.length === 0) && <EmptyState icon="clock" title={t('lottery.noResults')} />}
      {data && data.length > 0 && <Results results={openedRows(data)} />}
    </section>
  )
}

function Results({ results }: { results: Opened[] }) {
  const t = useText()
  const zone = useZone()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls the list by keys
    <section className={classes.scroll} tabIndex={0} aria-label={t('lottery.title')}>
      <table className={classes.table}>
        <thead className="visually-hidden">
          <tr>
            <th>{t('lottery.game')}</th>
            <th>{t('lottery.time')}</th>
            <th>{t('lottery.title')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ gameCode, gameName, format, numero, numbers, openedAt }) => (
            <tr key={gameCode + numero} data-game={gameCode}>
              <td className={classes.game}>
                <b>{gameName}</b>
                <small>{t('lottery.issue', { issue: numero })}</small>
              </td>
              <td className={classes.time}>
                <time dateTime={openedAt}>{clockText(Date.parse(openedAt), zone).slice(5, 16)}</time>
              </td>
              <td className={classes.numbers}>
                <DrawnNumbers format={format} numbers={numbers} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
