import { classNames } from '@baize/ui/class-names.ts'
import { cupOf, type TableWords } from '../../names/table-words.ts'

/** Places of matches in the list of winners: four first ones, two half-finals, the final. */
const rounds = [[0, 1, 2, 3], [4, 5], [6]]

/** The knock-out of eight: who meets whom, and who won so far. */
export function Bracket({ words }: { words: TableWords }) {
  const { t } = words
  const cup = cupOf(words)
  if (!cup) return null
  const { winners, robot } = cup
  const pairOf = (place: number): (number | undefined)[] =>
    place < 4 ? [2 * place + 1, 2 * place + 2] : [winners[2 * (place - 4)], winners[2 * (place - 4) + 1]]
  return (
    <section className="bracket" aria-label={t('cup.tabs.bracket')}>
      {rounds.map((places, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds of a cup have no name but their place
        <ol key={round}>
          {places.map(place => (
            <li key={place} className={classNames('pairing', winners.length === place && cup.match && 'is-now')}>
              {pairOf(place).map((number, side) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sides of a match
                  key={side}
                  className={classNames('runner', number !== undefined && winners[place] === number && 'has-won')}
                >
                  {number === undefined ? '–' : robot(number).name}
                </span>
              ))}
            </li>
          ))}
        </ol>
      ))}
    </section>
  )
}
