import { useText } from '../../shared/i18n/use-text.ts'
import { Amount } from '../../shared/look/amount.tsx'
import { countText } from '../../shared/look/figure.ts'
import { PlainTable } from '../../shared/story/plain-table.tsx'
import classes from './dashboard.module.css'
import type { Series } from './use-dashboard.ts'

const bets = ({ bets: count }: { bets: number }) => countText(count)
const rowId = ({ gameCode }: { gameCode: string }) => gameCode

/** The games that won the house most, or lost it most. */
export function GamesTable({ games }: { games: Series['games'] }) {
  const t = useText()
  return (
    <section className={classes.card}>
      <h2>{t('dashboard.topGames')}</h2>
      <PlainTable
        label={t('dashboard.topGames')}
        rows={games}
        rowId={rowId}
        empty={t('dashboard.noGames')}
        columns={[
          { title: 'dashboard.game', cell: ({ gameName }) => gameName },
          { title: 'dashboard.bets', align: 'end', cell: bets },
          { title: 'dashboard.turnover', align: 'end', cell: ({ turnover }) => <Amount of={turnover} /> },
          { title: 'dashboard.ggr', align: 'end', cell: ({ ggr }) => <Amount of={ggr} signed /> },
        ]}
      />
    </section>
  )
}
