const lastBalls = 7
const letters = 'BINGO'
const columnOf = (number: number): number => Math.ceil(number / 15) - 1

/** The last ball called, how many came, and the balls before it. */
export function Caller({ called, count }: { called: readonly number[]; count: string }) {
  const last = called.at(-1)
  const shown = called.slice(-lastBalls).reverse()
  return (
    <div className="caller">
      <p className="big-ball" aria-hidden="true" data-column={last && columnOf(last)}>
        {last && `${letters[columnOf(last)]} ${last}`}
      </p>
      <div>
        <p className="call-count">{count}</p>
        <ol className="last-balls" aria-hidden="true">
          {shown.map(number => (
            <li key={number} data-column={columnOf(number)}>
              {number}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
