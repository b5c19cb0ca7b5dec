import type { GameCard } from '@baize/api'
import { useText } from '../../shared/i18n/use-text.ts'
import { GameTile } from '../games/index.ts'
import classes from './similar-games.module.css'

/** Games like the one above. */
export function SimilarGames({ games }: { games: GameCard[] }) {
  const t = useText()
  return (
    <section className={classes.similar} aria-labelledby="similar-title">
      <h2 id="similar-title">{t('game.similar')}</h2>
      <ul>
        {games.slice(0, 7).map(game => (
          <li key={game.gameCode}>
            <GameTile game={game} sizes="(width >= 768px) 170px, 31vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
