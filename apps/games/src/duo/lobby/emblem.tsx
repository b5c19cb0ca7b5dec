import type { MatchCode } from '@baize/game-kit/pvp/match-game'
import { Flag } from '../banners/flag.tsx'
import { Cube } from '../dice/cube.tsx'
import { CardFace } from '../tien-len/playing-card.tsx'

/** Three twos and a run: the tops of a hand. */
const SHOWN_CARDS = [40, 45, 50, 51]

/** The game by its own pieces. */
export function Emblem({ game }: { game: MatchCode }) {
  return (
    <div className="emblem" data-game={game} aria-hidden="true">
      {game === 'DUO-DICE' && [6, 6].map((face, place) => <Cube key={place === 0 ? 'left' : 'right'} face={face} />)}
      {game === 'DUO-BANNERS' && [3, 7, 5].map(n => <Flag key={n} n={n} />)}
      {game === 'DUO-TIENLEN' && SHOWN_CARDS.map(card => <CardFace key={card} card={card} />)}
    </div>
  )
}
